public import Foundation

/// A person with an account at a server.
public struct Account: Decodable, Sendable, Hashable, Identifiable {
  /// The identity at the server; opaque.
  public var id: String
  /// The name in addresses, without the server.
  public var username: String?
  /// The address: `user` on the same server, else `user@server`.
  public var acct: String?
  /// The name the person chose, plain text with `:shortcode:`s; nil if none.
  public var displayName: String?
  /// The person's description, as HTML.
  public var note: String?
  /// The page for a web browser, as written.
  public var url: String?
  /// The image of the person, as written; may move.
  public var avatar: String?
  /// The image of the person, standing still.
  public var avatarStatic: String?
  /// The image behind the profile, as written; may move.
  public var header: String?
  /// The image behind the profile, standing still.
  public var headerStatic: String?
  /// Whether the person approves followers.
  public var locked: Bool
  /// Whether a program writes.
  public var bot: Bool
  /// The custom emoji of name and note.
  public var emojis: LossyArray<CustomEmoji>
  /// When the account was created.
  public var createdAt: Date?
  /// The number of posts.
  public var statusesCount: Int?
  /// The number of followers.
  public var followersCount: Int?
  /// The number of people whom the person follows.
  public var followingCount: Int?
  /// The identity in the federation, an address.
  public var uri: String?
  /// The lines of the profile.
  public var fields: LossyArray<AccountField>
  /// Whether the account belongs to several people.
  public var group: Bool
  /// Whether the person can be found by others; nil where they do not say.
  public var discoverable: Bool?
  /// The day of the newest post, its first instant in UTC.
  public var lastStatusAt: Date?
  /// Whether the server suspended the account.
  public var suspended: Bool
  /// Whether the server hides the account unless it is requested explicitly.
  public var limited: Bool
  /// Whether the person has died.
  public var memorial: Bool
  /// Whether the person hides their lists of followers and followed people.
  public var hideCollections: Bool?
  /// The fields of the reader's own account only; nil for all others.
  public var source: AccountSource?
  /// None or one: an array, because a struct cannot contain itself.
  private var newAccounts: [Account]

  /// The account that replaced this one; nil where none did.
  public var moved: Account? { newAccounts.first }

  private enum CodingKeys: String, CodingKey {
    case id, username, acct, note, url, avatar, header, locked, bot, emojis, uri, fields, group
    case discoverable, suspended, limited, memorial, source, moved
    case lastStatusAt = "last_status_at"
    case hideCollections = "hide_collections"
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
    uri = values.lenientText(.uri)
    fields = values.lossy(AccountField.self, .fields)
    group = values.lenient(Bool.self, .group) ?? false
    discoverable = values.lenient(Bool.self, .discoverable)
    lastStatusAt = values.lenientDate(.lastStatusAt)
    suspended = values.lenient(Bool.self, .suspended) ?? false
    limited = values.lenient(Bool.self, .limited) ?? false
    memorial = values.lenient(Bool.self, .memorial) ?? false
    hideCollections = values.lenient(Bool.self, .hideCollections)
    source = values.lenient(AccountSource.self, .source)
    newAccounts = values.lenient(Account.self, .moved).map { [$0] } ?? []
  }
}
