public import SocialModel

/// The providers that take the reader's actions; an action without a provider is not offered.
public struct ReaderActions: Sendable {
  let likes: any LikeProvider
  var boosts: (any BoostProvider)?
  var bookmarks: (any BookmarkProvider)?
  var pins: (any PinProvider)?
  var moderation: (any ModerationProvider)?
  var reports: (any RuleProvider)?
  var filters: (any WordFilterProvider)?
  var votes: (any PollProvider)?
  var follows: (any RelationshipProvider)?
  var compose: (any ComposeProvider)?
  var translations: (any TranslationProvider)?
  /// Whether edit histories can be shown.
  var showsEdits: Bool
  /// Whether lists of the counted people can be shown.
  var showsPeople: Bool
  /// Whether the reader can change their own profile.
  var changesProfile: Bool

  /// Names the providers.
  ///
  /// - Parameters:
  ///   - likes: Likes.
  ///   - boosts: Boosts; nil where nothing can be boosted.
  ///   - bookmarks: Bookmarks; nil where nothing can be bookmarked.
  ///   - pins: Pins; nil where nothing can be pinned.
  ///   - moderation: Mutes and blocks; nil where people cannot be hidden.
  ///   - reports: Reports; nil where nothing can be reported.
  ///   - filters: Filters; nil where words cannot be filtered.
  ///   - votes: Votes; nil where polls cannot be voted in.
  ///   - follows: Follows; nil where people cannot be followed.
  ///   - compose: Posts; nil where nothing can be written.
  ///   - translations: Translations; nil where nothing can be translated.
  ///   - showsEdits: Whether edit histories can be shown.
  ///   - showsPeople: Whether lists of the counted people can be shown.
  ///   - changesProfile: Whether the reader can change their own profile.
  public init(
    likes: any LikeProvider,
    boosts: (any BoostProvider)? = nil,
    bookmarks: (any BookmarkProvider)? = nil,
    pins: (any PinProvider)? = nil,
    moderation: (any ModerationProvider)? = nil,
    reports: (any RuleProvider)? = nil,
    filters: (any WordFilterProvider)? = nil,
    votes: (any PollProvider)? = nil,
    follows: (any RelationshipProvider)? = nil,
    compose: (any ComposeProvider)? = nil,
    translations: (any TranslationProvider)? = nil,
    showsEdits: Bool = false,
    showsPeople: Bool = false,
    changesProfile: Bool = false
  ) {
    self.likes = likes
    self.boosts = boosts
    self.bookmarks = bookmarks
    self.pins = pins
    self.moderation = moderation
    self.reports = reports
    self.filters = filters
    self.votes = votes
    self.follows = follows
    self.compose = compose
    self.translations = translations
    self.showsEdits = showsEdits
    self.showsPeople = showsPeople
    self.changesProfile = changesProfile
  }

  /// Whether conversations can be muted.
  var mutesConversations: Bool { moderation?.mutesConversations ?? false }

  /// Whether people can be reported.
  var takesReports: Bool { reports?.takesReports ?? false }
}
