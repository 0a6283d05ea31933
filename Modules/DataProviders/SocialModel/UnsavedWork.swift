/// What an account has on this machine and nowhere else: signing out loses it.
public struct UnsavedWork: Sendable, Hashable {
  /// How many things wait to be sent, or were refused.
  public var unsent: Int
  /// How many drafts are kept.
  public var drafts: Int

  /// Makes work; by default none.
  public init(unsent: Int = 0, drafts: Int = 0) {
    self.unsent = unsent
    self.drafts = drafts
  }

  /// Whether nothing would be lost.
  public var isEmpty: Bool { unsent == 0 && drafts == 0 }
}
