/// Moments that came above the reader and were not seen yet.
public struct TimelineNewMoments: Hashable, Sendable {
  /// How many.
  public var count: Int

  /// What the button that leads to them says: "3 new moments".
  public var title: String

  /// Makes a notice in the reader's language.
  public init(count: Int, strings: Strings) {
    self.count = count
    title = strings.newMoments(count)
  }
}
