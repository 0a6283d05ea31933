/// What a post says of another one that it quotes.
///
/// Mastodon writes a state with the quoted post, or, inside of a quoted post, with its identity
/// alone. Pleroma, Akkoma and others write the quoted post itself.
public struct StatusQuote: Decodable, Sendable, Hashable {
  /// Whether the quoted post may be shown; a word that is not known is ``unauthorized``.
  public enum State: String, Sendable, Hashable {
    case pending, accepted, rejected, revoked, deleted, unauthorized
    case blockedAccount = "blocked_account"
    case blockedDomain = "blocked_domain"
    case mutedAccount = "muted_account"
  }

  /// Whether the quoted post may be shown.
  public var state: State
  /// The identity of the quoted post; nil where the server does not say.
  public var statusID: String?
  /// A struct cannot hold itself, an array of it can: none or one.
  private var quoted: [Status]

  /// The quoted post; nil where it may not be shown, or where only its identity is written.
  public var status: Status? { quoted.first }

  private enum CodingKeys: String, CodingKey {
    case id, state
    case quotedStatus = "quoted_status"
    case quotedStatusID = "quoted_status_id"
  }

  /// Reads it.
  ///
  /// - Throws: `DecodingError` where it is neither a quote nor a post.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    if let word = values.lenientText(.state) {
      state = State(rawValue: word) ?? .unauthorized
      quoted = values.lenient(Status.self, .quotedStatus).map { [$0] } ?? []
      statusID = quoted.first?.id ?? values.lenientIdentity(.quotedStatusID)
    } else {
      let status = try Status(from: decoder)
      state = .accepted
      quoted = [status]
      statusID = status.id
    }
  }
}
