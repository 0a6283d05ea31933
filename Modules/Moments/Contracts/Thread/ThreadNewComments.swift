/// Comments that have come and are not in the list yet.
public struct ThreadNewComments: Hashable, Sendable {
  /// How many.
  public var count: Int

  /// What the button that shows them says: "3 new comments".
  public var title: String

  /// Makes a notice in the reader's language.
  public init(count: Int, strings: Strings) {
    self.count = count
    title = strings.newComments(count)
  }
}
