public import MomentsLanguage

/// Moments that arrived above the reader and were not seen yet.
public struct TimelineNewMoments: Hashable, Sendable {
  /// The number.
  public var count: Int

  /// The title of the button that scrolls to them: "3 new moments".
  public var title: String

  /// Makes a notice in the reader's language.
  public init(count: Int, strings: Strings) {
    self.count = count
    title = strings.newMoments(count)
  }
}
