import MomentsValues
public import SocialModel

/// The providers of one source; unsupported ones are nil, and no screen offers them.
public nonisolated struct ProviderSet: Sendable {
  /// The timelines: home, local, public, hashtags and people.
  public var timelines: any TimelineSource
  /// One moment with its comments.
  public var threads: any ThreadProvider
  /// What the reader can do.
  public var actions: any ActionProvider
  /// The shelves of the explore screen.
  public var explore: any ExploreProvider
  /// The bytes of images that are not painted.
  public var media: any MediaProvider
  /// Notifies of changes.
  public var changes: any ChangeSource
  /// The reader's profile as they typed it; nil where it cannot be changed.
  public var profile: (any ProfileEditor)?
  /// The rules that a report can name; nil where nothing can be reported.
  public var rules: (any RuleProvider)?
  /// The reader's filters; nil where that is not supported.
  public var filters: (any WordFilterProvider)?
  /// Reads polls again; nil where nobody else votes.
  public var polls: (any PollProvider)?
  /// The reader's relationships; nil where people cannot be followed.
  public var relationships: (any RelationshipProvider)?
  /// Lists of people, such as followers; nil where that is not supported.
  public var people: (any PeopleProvider)?
  /// The reader, if they are known without a request: their profile is a tab.
  public var reader: Account?
  /// Finds people by address; nil where that is not supported.
  public var finder: (any PersonFinder)?
  /// Completes what is typed; nil where that is not supported.
  public var completions: (any CompletionProvider)?
  /// Emoji; nil where that is not supported.
  public var emoji: (any EmojiProvider)?
  /// Drafts and posts; nil where that is not supported.
  public var compose: (any ComposeProvider)?
  /// Schedules posts; nil where that is not supported.
  public var schedules: (any ScheduleProvider)?
  /// The outbox; nil where there is none.
  public var outbox: (any OutboxProvider)?
  /// Notifies when the reader has to sign in again; nil where that is not supported.
  public var signIns: (any SignInWatch)?
  /// Mentions for desktop notifications; nil where that is not supported.
  public var mentions: (any MentionsProvider)?
  /// Notifications; nil where that is not supported.
  public var notifications: (any NotificationsProvider)?
  /// The requests to follow the reader; nil where there are none.
  public var requests: (any FollowRequestProvider)?
  /// The reader's lists of people; nil where there are none.
  public var lists: (any ReaderListProvider)?
  /// Followed hashtags; nil where that is not supported.
  public var tags: (any TagFollowProvider)?
  /// Translates moments; nil where that is not supported.
  public var translations: (any TranslationProvider)?
  /// Edit histories; nil where that is not supported.
  public var edits: (any EditHistoryProvider)?
  /// Searches; nil where that is not supported.
  public var search: (any SearchProvider)?

  /// Makes the set of one provider, with the optional protocols that its type conforms to.
  ///
  /// - Parameter provider: An archive, this machine's store, a server, a demo, or your own.
  public init(
    _ provider: some TimelineSource & ThreadProvider & ActionProvider & ExploreProvider
      & MediaProvider & ChangeSource
  ) {
    timelines = provider
    threads = provider
    actions = provider
    explore = provider
    media = provider
    changes = provider
    profile = provider as? any ProfileEditor
    rules = provider as? any RuleProvider
    filters = provider as? any WordFilterProvider
    polls = provider as? any PollProvider
    relationships = provider as? any RelationshipProvider
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

  /// Whether posts can be scheduled.
  var canSchedule: Bool {
    get async {
      guard actions.supports(.schedule), let compose else { return false }
      return await compose.limits().takesSchedules
    }
  }
}
