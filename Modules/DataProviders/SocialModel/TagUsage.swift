/// A hashtag and its usage.
public struct TagUsage: Sendable, Hashable, Codable, Identifiable {
  /// The name, without the leading "#", as it is usually written.
  public var name: String
  /// The usage by day, the newest first, without gaps; empty where unknown.
  public var history: [UsageDay]
  /// The number of moments with it that the source knows; nil where it does not say.
  public var momentCount: Int?

  /// The name in lower case.
  public var id: String { name.lowercased() }

  /// Makes a tag.
  public init(name: String, history: [UsageDay] = [], momentCount: Int? = nil) {
    self.name = name
    self.history = history
    self.momentCount = momentCount
  }
}
