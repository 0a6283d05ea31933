/// A list of people whose posts make a timeline.
public struct AccountList: Decodable, Sendable, Hashable, Identifiable {
  /// The identity at the server; opaque.
  @Identity public var id: String
  /// The reader's name of it.
  @Lenient public var title: String?
  /// Which replies to others it shows, as the server names it: `list`, `followed`, `none` or a
  /// later one.
  @Lenient public var repliesPolicy: String?
  /// Whether its members are left out of the home timeline.
  @Lenient public var exclusive: Bool

  private enum CodingKeys: String, CodingKey {
    case id, title, exclusive
    case repliesPolicy = "replies_policy"
  }
}
