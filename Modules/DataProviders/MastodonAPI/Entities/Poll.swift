public import Foundation

/// A poll.
public struct Poll: Decodable, Sendable, Hashable, Identifiable {
  /// An option of a poll.
  public struct Option: Decodable, Sendable, Hashable {
    /// The title, plain text with `:shortcode:`s.
    public var title: String
    /// The number of votes; nil while the server hides it.
    public var votesCount: Int?

    private enum CodingKeys: String, CodingKey {
      case title
      case votesCount = "votes_count"
    }

    /// Reads an answer.
    ///
    /// - Throws: `DecodingError` if it has no text.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      title = try values.decode(String.self, forKey: .title)
      votesCount = values.lenientCount(.votesCount)
    }
  }

  /// The identity; opaque.
  public var id: String
  /// When it ends; nil if never.
  public var expiresAt: Date?
  /// Whether it has ended.
  public var expired: Bool
  /// Whether several options may be chosen.
  public var multiple: Bool
  /// The number of votes.
  public var votesCount: Int?
  /// The number of people who voted.
  public var votersCount: Int?
  /// The options.
  public var options: LossyArray<Option>
  /// The custom emoji of the options.
  public var emojis: LossyArray<CustomEmoji>
  /// Whether the reader voted; nil without a login.
  public var voted: Bool?
  /// The indexes of the options that the reader chose; empty without a login.
  public var ownVotes: [Int]

  private enum CodingKeys: String, CodingKey {
    case id, expired, multiple, options, emojis, voted
    case ownVotes = "own_votes"
    case expiresAt = "expires_at"
    case votesCount = "votes_count"
    case votersCount = "voters_count"
  }

  /// Reads a poll.
  ///
  /// - Throws: `DecodingError` if it has no identity.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    id = try values.identity(.id)
    expiresAt = values.lenientDate(.expiresAt)
    expired = values.lenient(Bool.self, .expired) ?? false
    multiple = values.lenient(Bool.self, .multiple) ?? false
    votesCount = values.lenientCount(.votesCount)
    votersCount = values.lenientCount(.votersCount)
    options = values.lossy(Option.self, .options)
    emojis = values.lossy(CustomEmoji.self, .emojis)
    voted = values.lenient(Bool.self, .voted)
    ownVotes = values.lossy(Int.self, .ownVotes).elements
  }
}
