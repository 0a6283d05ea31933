/// The answers to a comment, and whether they show.
public struct ThreadReplies: Hashable, Sendable {
  /// How many there are below it, those to its answers included.
  public var count: Int

  /// Whether they are hidden.
  public var isCollapsed: Bool

  /// What the button that hides or shows them says: "3 replies", "3 replies hidden"; empty where
  /// there are none.
  public var title: String

  /// What that button does, for assistive technologies: "Hide 3 replies".
  public var accessibilityText: String

  /// Makes answers in the reader's language.
  public init(count: Int, isCollapsed: Bool, strings: Strings) {
    self.count = count
    self.isCollapsed = isCollapsed && count > 0
    switch (count, isCollapsed) {
    case (0, _): (title, accessibilityText) = ("", "")
    case (_, true):
      title = strings.hiddenReplies(count)
      accessibilityText = strings.showReplies(count)
    case (_, false):
      title = strings.replies(count)
      accessibilityText = strings.hideReplies(count)
    }
  }
}
