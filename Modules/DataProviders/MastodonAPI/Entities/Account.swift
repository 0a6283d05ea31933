public import Foundation

/// Somebody with an account at a server.
public struct Account: Decodable, Sendable, Hashable, Identifiable {
  /// The identity at the server; opaque.
  public var id: String
  /// The name in addresses, without the server.
  public var username: String?
  /// The address: `user` on the same server, else `user@server`.
  public var acct: String?
  /// The name the person chose, plain text with `:shortcode:`s; nil if none.
  public var displayName: String?
  /// What the person says about themselves, as HTML.
  public var note: String?
  /// The page for a web browser, as written.
  public var url: String?
  /// The picture of the person, as written; may move.
  public var avatar: String?
  /// The picture of the person, standing still.
  public var avatarStatic: String?
  /// The picture behind the profile, as written; may move.
  public var header: String?
  /// The picture behind the profile, standing still.
  public var headerStatic: String?
  /// Whether the person chooses who follows them.
  public var locked: Bool
  /// Whether a program writes.
  public var bot: Bool
  /// The custom emoji of name and note.
  public var emojis: LossyArray<CustomEmoji>
  /// When the account was made.
  public var createdAt: Date?
  /// How many posts there are.
  public var statusesCount: Int?
  /// How many follow the person.
  public var followersCount: Int?
  /// How many the person follows.
  public var followingCount: Int?

  private enum CodingKeys: String, CodingKey {
    case id, username, acct, note, url, avatar, header, locked, bot, emojis
    case displayName = "display_name"
    case avatarStatic = "avatar_static"
    case headerStatic = "header_static"
    case createdAt = "created_at"
    case statusesCount = "statuses_count"
    case followersCount = "followers_count"
    case followingCount = "following_count"
  }

  /// Reads an account.
  ///
  /// - Throws: `DecodingError` if it has no identity.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    id = try values.identity(.id)
    username = values.lenientText(.username)
    acct = values.lenientText(.acct)
    displayName = values.lenientText(.displayName)
    note = values.lenientText(.note)
    url = values.lenientText(.url)
    avatar = values.lenientText(.avatar)
    avatarStatic = values.lenientText(.avatarStatic)
    header = values.lenientText(.header)
    headerStatic = values.lenientText(.headerStatic)
    locked = values.lenient(Bool.self, .locked) ?? false
    bot = values.lenient(Bool.self, .bot) ?? false
    emojis = values.lossy(CustomEmoji.self, .emojis)
    createdAt = values.lenientDate(.createdAt)
    statusesCount = values.lenientCount(.statusesCount)
    followersCount = values.lenientCount(.followersCount)
    followingCount = values.lenientCount(.followingCount)
  }
}
