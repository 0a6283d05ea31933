public import SocialModel

/// What the app is made of for one place of moments; what a place cannot do is nil, and no screen
/// offers it.
public nonisolated struct ProviderSet: Sendable {
  /// Home, local, federated and tag timelines, and those of people.
  public var timelines: any TimelineSource
  /// One moment with its comments.
  public var threads: any ThreadProvider
  /// The comments of the reader's, and new ones.
  public var comments: any CommentProvider
  /// The reader's likes.
  public var likes: any LikeProvider
  /// The shelves of the explore screen.
  public var explore: any ExploreProvider
  /// The bytes of images that are not painted.
  public var media: any MediaProvider
  /// What tells of changes.
  public var changes: any ChangeSource
  /// What the reader shares of others.
  public var boosts: (any BoostProvider)?
  /// Takes what the reader keeps for later; nil where nothing can be kept.
  public var bookmarks: (any BookmarkProvider)?
  /// Takes what the reader shows first on their profile; nil where nobody does.
  public var pins: (any PinProvider)?
  /// Takes whom the reader does not want to see; nil where nobody does.
  public var moderation: (any ModerationProvider)?
  /// Takes what the reader changes of their profile; nil where nobody does.
  public var profile: (any ProfileEditor)?
  /// Takes what the reader writes down about people; nil where nobody does.
  public var notes: (any NoteProvider)?
  /// Takes what the reader reports; nil where nobody does.
  public var reports: (any ReportProvider)?
  /// Takes which words the reader does not want to read; nil where nobody does.
  public var filters: (any WordFilterProvider)?
  /// Takes what the reader votes for; nil where nobody can vote.
  public var votes: (any VoteProvider)?
  /// Whom the reader follows.
  public var follows: (any FollowProvider)?
  /// Who follows whom.
  public var people: (any PeopleProvider)?
  /// The reader, where they are known without asking: their profile is a tab.
  public var reader: Account?
  /// Who is known by which address.
  public var finder: (any PersonFinder)?
  /// Who completes what is typed.
  public var completions: (any CompletionProvider)?
  /// Who knows custom emoji, and what the reader chose last.
  public var emoji: (any EmojiProvider)?
  /// What the reader writes.
  public var compose: (any ComposeProvider)?
  /// Takes what is to be posted later; nil where nothing is.
  public var schedules: (any ScheduleProvider)?
  /// What waits to be sent.
  public var outbox: (any OutboxProvider)?
  /// Tells when the reader has to sign in again.
  public var signIns: (any SignInWatch)?
  /// Who speaks to the reader.
  public var mentions: (any MentionsProvider)?
  /// What others did that concerns the reader.
  public var notifications: (any NotificationsProvider)?
  /// Who asks to follow the reader; nil where nobody has to ask.
  public var requests: (any FollowRequestProvider)?
  /// The reader's lists of people; nil where there are none.
  public var lists: (any ReaderListProvider)?
  /// Which hashtags the reader follows; nil where none can be followed.
  public var tags: (any TagFollowProvider)?
  /// Translates moments; nil where nobody does.
  public var translations: (any TranslationProvider)?
  /// Knows what moments said before they were edited; nil where nobody does.
  public var edits: (any EditHistoryProvider)?
  /// Finds people, hashtags and moments; nil where nothing can be searched for.
  public var search: (any SearchProvider)?

  /// All that a provider offers: of what is optional, the protocols that its type conforms to.
  ///
  /// - Parameter provider: An archive, this machine's store, a server, a demo, or one of your own.
  public init(
    _ provider: some TimelineSource & ThreadProvider & CommentProvider & LikeProvider
      & ExploreProvider & MediaProvider & ChangeSource
  ) {
    timelines = provider
    threads = provider
    comments = provider
    likes = provider
    explore = provider
    media = provider
    changes = provider
    boosts = provider as? any BoostProvider
    bookmarks = provider as? any BookmarkProvider
    pins = provider as? any PinProvider
    moderation = provider as? any ModerationProvider
    profile = provider as? any ProfileEditor
    notes = provider as? any NoteProvider
    reports = provider as? any ReportProvider
    filters = provider as? any WordFilterProvider
    votes = provider as? any VoteProvider
    follows = provider as? any FollowProvider
    people = provider as? any PeopleProvider
    reader = (provider as? any ReaderProvider)?.knownReader
    finder = provider as? any PersonFinder
    compose = provider as? any ComposeProvider
    schedules = provider as? any ScheduleProvider
    completions = provider as? any CompletionProvider
    emoji = provider as? any EmojiProvider
    outbox = provider as? any OutboxProvider
    signIns = provider as? any SignInWatch
    mentions = provider as? any MentionsProvider
    notifications = provider as? any NotificationsProvider
    requests = provider as? any FollowRequestProvider
    lists = provider as? any ReaderListProvider
    tags = provider as? any TagFollowProvider
    translations = provider as? any TranslationProvider
    edits = provider as? any EditHistoryProvider
    search = provider as? any SearchProvider
  }

  /// Whether something can be posted later.
  var canSchedule: Bool {
    get async {
      guard schedules != nil, let compose else { return false }
      return await compose.limits().takesSchedules
    }
  }
}
