/// The quote of a post.
///
/// Mastodon returns a state with the quoted post, or, inside of a quoted post, only with its
/// identity. Pleroma, Akkoma and others return the quoted post itself.
public struct StatusQuote: LenientValue {
  /// Whether the quoted post may be shown; an unknown state is ``unauthorized``.
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
  /// None or one: an array, because a struct cannot contain itself.
  private var quoted: [Status]

  /// The quoted post; nil where it may not be shown, or only its identity is returned.
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
