public import Foundation

/// A question with answers to choose from.
public struct Poll: Decodable, Sendable, Hashable, Identifiable {
  /// One answer.
  public struct Option: Decodable, Sendable, Hashable {
    /// The answer, plain text with `:shortcode:`s.
    public var title: String
    /// How many chose it; nil while the server keeps that for itself.
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
  /// Whether several answers may be chosen.
  public var multiple: Bool
  /// How many choices were made.
  public var votesCount: Int?
  /// How many people made them.
  public var votersCount: Int?
  /// The answers.
  public var options: LossyArray<Option>
  /// The custom emoji of the answers.
  public var emojis: LossyArray<CustomEmoji>
  /// Whether the reader voted; nil without a login.
  public var voted: Bool?
  /// The places of the answers that the reader chose, from 0; none without a login.
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
