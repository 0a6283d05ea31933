public import Foundation

/// A person with an account at a server.
public struct Account: LenientValue, Identifiable {
  /// The identity at the server; opaque.
  @Identity public var id: String
  /// The name in addresses, without the server.
  @Lenient public var username: String?
  /// The address: `user` on the same server, else `user@server`.
  @Lenient public var acct: String?
  /// The name the person chose, plain text with `:shortcode:`s; nil if none.
  @Lenient public var displayName: String?
  /// The person's description, as HTML.
  @Lenient public var note: String?
  /// The page for a web browser, as written.
  @Lenient public var url: String?
  /// The image of the person, as written; may move.
  @Lenient public var avatar: String?
  /// The image of the person, standing still.
  @Lenient public var avatarStatic: String?
  /// The image behind the profile, as written; may move.
  @Lenient public var header: String?
  /// The image behind the profile, standing still.
  @Lenient public var headerStatic: String?
  /// Whether the person approves followers.
  @Lenient public var locked: Bool
  /// Whether a program writes.
  @Lenient public var bot: Bool
  /// The custom emoji of name and note.
  @Lenient public var emojis: LossyArray<CustomEmoji>
  /// When the account was created.
  @Lenient public var createdAt: Date?
  /// The number of posts.
  @Lenient public var statusesCount: Int?
  /// The number of followers.
  @Lenient public var followersCount: Int?
  /// The number of people whom the person follows.
  @Lenient public var followingCount: Int?
  /// The lines of the profile.
  @Lenient public var fields: LossyArray<AccountField>
  /// Whether the person can be found by others; nil where they do not say.
  @Lenient public var discoverable: Bool?
  /// The fields of the reader's own account only; nil for all others.
  @Lenient public var source: AccountSource?

  private enum CodingKeys: String, CodingKey {
    case id, username, acct, note, url, avatar, header, locked, bot, emojis, fields, discoverable
    case source
    case displayName = "display_name"
    case avatarStatic = "avatar_static"
    case headerStatic = "header_static"
    case createdAt = "created_at"
    case statusesCount = "statuses_count"
    case followersCount = "followers_count"
    case followingCount = "following_count"
  }
}
