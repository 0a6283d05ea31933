public import MomentsLanguage

/// Comments that have arrived and are not in the list yet.
public struct ThreadNewComments: Hashable, Sendable {
  /// The number.
  public var count: Int

  /// The title of the button that shows them: "3 new comments".
  public var title: String

  /// Makes a notice in the reader's language.
  public init(count: Int, strings: Strings) {
    self.count = count
    title = strings.newComments(count)
  }
}
