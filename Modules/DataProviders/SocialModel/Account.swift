public import Foundation
public import MomentsValues

/// A person who writes, boosts or likes moments.
public struct Account: Sendable, Hashable, Identifiable {
  /// The identity at the server; opaque.
  public var id: String
  /// The address people are mentioned by, without the leading "@": `ana` on the same server, else
  /// `ana@example.org`.
  public var handle: String
  /// The display name.
  ///
  /// It is never empty: providers use the handle where no name is set. It may contain custom emoji
  /// as `:shortcode:`, listed in `emojis`.
  public var displayName: String
  /// A small image of the person; nil where there is none.
  public var avatarURL: URL?
  /// A wide image behind the profile; nil where there is none.
  public var headerURL: URL?
  /// The person's description of themselves.
  public var note: RichText
  /// The page of the person for a web browser.
  public var url: URL?
  /// Custom emoji that the display name uses.
  public var emojis: [EmojiReference]
  /// Whether a program writes the posts of the account.
  public var isBot: Bool
  /// Whether the person approves their followers.
  public var isLocked: Bool
  /// The number of followers; nil where unknown.
  public var followersCount: Int?
  /// The number of people whom the person follows; nil where unknown.
  public var followingCount: Int?
  /// The number of posts; nil where unknown.
  public var postsCount: Int?
  /// The lines of the profile, in order.
  public var fields: [ProfileField]
  /// The day on which the account was created; nil where unknown.
  public var joinedAt: Date?

  /// Makes an account; an empty or missing display name becomes the handle.
  public init(
    id: String,
    handle: String,
    displayName: String = "",
    avatarURL: URL? = nil,
    headerURL: URL? = nil,
    note: RichText = RichText(),
    url: URL? = nil,
    emojis: [EmojiReference] = [],
    isBot: Bool = false,
    isLocked: Bool = false,
    followersCount: Int? = nil,
    followingCount: Int? = nil,
    postsCount: Int? = nil,
    fields: [ProfileField] = [],
    joinedAt: Date? = nil
  ) {
    self.id = id
    self.handle = handle
    self.displayName = displayName.isEmpty ? handle : displayName
    self.avatarURL = avatarURL
    self.headerURL = headerURL
    self.note = note
    self.url = url
    self.emojis = emojis
    self.isBot = isBot
    self.isLocked = isLocked
    self.followersCount = followersCount
    self.followingCount = followingCount
    self.postsCount = postsCount
    self.fields = fields
    self.joinedAt = joinedAt
  }
}
