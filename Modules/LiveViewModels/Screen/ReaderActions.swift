public import SocialModel

/// Who takes what a reader does; what nobody takes is not offered.
public struct ReaderActions: Sendable {
  let likes: any LikeProvider
  var boosts: (any BoostProvider)?
  var bookmarks: (any BookmarkProvider)?
  var pins: (any PinProvider)?
  var moderation: (any ModerationProvider)?
  var reports: (any ReportProvider)?
  var filters: (any WordFilterProvider)?
  var votes: (any VoteProvider)?
  var follows: (any FollowProvider)?
  var compose: (any ComposeProvider)?
  var translations: (any TranslationProvider)?
  /// Whether there is something to see of what moments said before they were edited.
  var showsEdits: Bool
  /// Whether there are lists of the people that are counted.
  var showsPeople: Bool
  /// Whether the reader can change their own profile.
  var changesProfile: Bool

  /// Names who takes what.
  ///
  /// - Parameters:
  ///   - likes: Who takes the reader's likes.
  ///   - boosts: Who takes what the reader shares; nil where nothing can be shared.
  ///   - bookmarks: Who takes what the reader keeps for later; nil where nothing can be kept.
  ///   - pins: Who takes what the reader shows first on their profile; nil where nobody does.
  ///   - moderation: Who takes whom the reader does not want to see; nil where nobody does.
  ///   - reports: Who takes what the reader reports; nil where nobody does.
  ///   - filters: Who takes which words the reader does not want to read; nil where nobody does.
  ///   - votes: Who takes what the reader votes for; nil where nobody can vote.
  ///   - follows: Who knows whom the reader follows; nil where nobody does.
  ///   - compose: Who takes what the reader writes; nil where nothing can be written.
  ///   - translations: Who translates; nil where nobody does.
  ///   - showsEdits: Whether there is something to see of what moments said before they were
  ///     edited.
  ///   - showsPeople: Whether there are lists of the people that are counted.
  ///   - changesProfile: Whether the reader can change their own profile.
  public init(
    likes: any LikeProvider,
    boosts: (any BoostProvider)? = nil,
    bookmarks: (any BookmarkProvider)? = nil,
    pins: (any PinProvider)? = nil,
    moderation: (any ModerationProvider)? = nil,
    reports: (any ReportProvider)? = nil,
    filters: (any WordFilterProvider)? = nil,
    votes: (any VoteProvider)? = nil,
    follows: (any FollowProvider)? = nil,
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
}
