/// Moments or comments that arrived and were not seen yet.
public struct NewItems: Hashable, Sendable {
  /// The number.
  public var count: Int

  /// The title of the button that shows them: "3 new moments".
  public var title: String

  /// Makes the number and its title.
  public init(count: Int, title: String) {
    self.count = count
    self.title = title
  }
}
