public import MomentsLanguage

/// The replies to a comment, and whether they are shown.
public struct ThreadReplies: Hashable, Sendable {
  /// The number of its descendants.
  public var count: Int

  /// Whether they are hidden.
  public var isCollapsed: Bool

  /// The title of the button that hides or shows them: "3 replies", "3 replies hidden"; empty if
  /// there are none.
  public var title: String

  /// The accessibility label of that button: "Hide 3 replies".
  public var accessibilityText: String

  /// Makes replies in the reader's language.
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
