public import Foundation

/// A poll that belongs to a post, with the reader's own votes if the request had a token.
public struct Poll: LenientValue, Identifiable {
  /// An option of a poll.
  public struct Option: Decodable, Sendable, Hashable {
    /// The title, plain text with `:shortcode:`s.
    public var title: String
    /// The number of votes; nil while the server hides it.
    @Lenient public var votesCount: Int?

    private enum CodingKeys: String, CodingKey {
      case title
      case votesCount = "votes_count"
    }
  }

  /// The options of a poll alone, as in versions and translations.
  struct Options: LenientValue {
    @Lenient var options: LossyArray<Option>
  }

  /// The identity; opaque.
  @Identity public var id: String
  /// When it ends; nil if never.
  @Lenient public var expiresAt: Date?
  /// Whether it has ended.
  @Lenient public var expired: Bool
  /// Whether several options may be chosen.
  @Lenient public var multiple: Bool
  /// The number of votes.
  @Lenient public var votesCount: Int?
  /// The number of people who voted.
  @Lenient public var votersCount: Int?
  /// What can be voted for; ``ownVotes`` has indexes into it.
  @Lenient public var options: LossyArray<Option>
  /// The custom emoji of the options.
  @Lenient public var emojis: LossyArray<CustomEmoji>
  /// Whether the reader voted; nil without a login.
  @Lenient public var voted: Bool?
  /// The indexes of the options that the reader chose; empty without a login.
  @Lenient public var ownVotes: [Int]

  private enum CodingKeys: String, CodingKey {
    case id, expired, multiple, options, emojis, voted
    case ownVotes = "own_votes"
    case expiresAt = "expires_at"
    case votesCount = "votes_count"
    case votersCount = "voters_count"
  }
}
