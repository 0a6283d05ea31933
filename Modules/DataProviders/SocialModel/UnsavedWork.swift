/// Local data of an account that signing out would lose.
public struct UnsavedWork: Sendable, Hashable {
  /// The number of items in the outbox, refused ones included.
  public var unsent: Int
  /// The number of drafts.
  public var drafts: Int

  /// Makes work; by default none.
  public init(unsent: Int = 0, drafts: Int = 0) {
    self.unsent = unsent
    self.drafts = drafts
  }

  /// Whether nothing would be lost.
  public var isEmpty: Bool { unsent == 0 && drafts == 0 }
}
