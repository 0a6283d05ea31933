/// A hashtag and how much it is used.
public struct TagUsage: Sendable, Hashable, Identifiable {
  /// The topic, without the leading "#", as it is usually written.
  public var name: String
  /// Day by day, the newest first, without gaps; empty where unknown.
  public var history: [UsageDay]
  /// How many moments with it the source knows; nil where it does not say.
  public var momentCount: Int?

  /// The topic without regard to case.
  public var id: String { name.lowercased() }

  /// Makes a tag.
  public init(name: String, history: [UsageDay] = [], momentCount: Int? = nil) {
    self.name = name
    self.history = history
    self.momentCount = momentCount
  }
}
