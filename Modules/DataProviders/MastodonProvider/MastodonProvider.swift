public import Foundation
public import LocalStore
import Locking
public import MastodonAPI
import MastodonMapping
public import SocialModel

/// One reader's account at a Mastodon server, with its store on this machine.
///
/// Screens read the store through it. Responses of the server are written to the store first, and
/// the reader's actions are written to the outbox of the store before a request is sent.
/// ``MastodonAccount`` opens the provider of an account that is signed in.
public final class MastodonProvider: Sendable {
  /// The dependencies of the provider.
  public struct Dependencies: Sendable {
    /// Returns the current time.
    public var now: @Sendable () -> Date
    /// The clock to wait on.
    public var clock: any Clock<Duration>

    /// Makes dependencies; by default those of this machine.
    public init(
      now: @escaping @Sendable () -> Date = { Date() },
      clock: any Clock<Duration> = ContinuousClock()
    ) {
      self.now = now
      self.clock = clock
    }
  }

  /// The reader; `Account.id` at the server.
  public let readerID: String
  let client: MastodonClient
  package let store: SocialStore
  let dependencies: Dependencies
  let access: ServerAccess
  let marker: HomeMarker
  let mentionWatch: EventWatch<[Moment]>
  let requestWatch: EventWatch<[SocialModel.Account]>
  let reading: NotificationReading
  /// Notifies that the server has newer notifications.
  let notificationBroadcast: Broadcast<Void>
  let clearings = Clearings()
  let missing: MissingFeatures
  /// Loads images without the token, because they may be on other hosts.
  let images: any HTTPTransport
  let requestTimes = RequestTimes()
  /// Reused, because it knows the people of earlier pages.
  let mapper = StatusMapper()
  let seenOnShelves = SeenShelfItems()
  /// The posts that the reader reads in another language.
  let translations = OverlaidTranslations()
  let translationOffer = TranslationOffer()
  let readerChanged: @Sendable (SocialModel.Account) async -> Void
  private let timelines = Mutex<[TimelineScope: TimelineProgress]>([:])

  /// Makes the provider of a reader; no request is sent yet.
  ///
  /// - Parameters:
  ///   - client: sends requests with the reader's token.
  ///   - store: the store of the account.
  ///   - readerID: the reader.
  ///   - images: loads images; never with the token.
  ///   - dependencies: the clock.
  ///   - readerChanged: called with the reader's account as the server returns it.
  public init(
    client: MastodonClient,
    store: SocialStore,
    readerID: String,
    images: any HTTPTransport,
    dependencies: Dependencies = Dependencies(),
    readerChanged: @escaping @Sendable (SocialModel.Account) async -> Void = { _ in }
  ) {
    self.client = client
    self.store = store
    self.readerID = readerID
    self.images = images
    self.dependencies = dependencies
    self.readerChanged = readerChanged
    let access = ServerAccess(client: client, now: dependencies.now, clock: dependencies.clock)
    self.access = access
    let missing = MissingFeatures(store: store)
    self.missing = missing
    marker = HomeMarker(
      access: access,
      store: store,
      missing: missing,
      dependencies: dependencies
    )
    let notificationBroadcast = Broadcast<Void>()
    self.notificationBroadcast = notificationBroadcast
    reading = NotificationReading(
      access: access,
      store: store,
      missing: missing,
      dependencies: dependencies
    ) {
      notificationBroadcast.send(())
    }
    mentionWatch = EventWatch("mention", list: "mentions", access: access, store: store) {
      try await Self.mentions(
        in: $0,
        store: store,
        readerID: readerID,
        now: dependencies.now()
      )
    }
    requestWatch = EventWatch("follow_request", list: "asked", access: access, store: store) {
      try await Self.requesters(in: $0, store: store)
    }
  }

  /// The reading progress of a timeline in this process.
  func progress(of scope: TimelineScope) -> TimelineProgress {
    timelines.withLock { timelines in
      if let known = timelines[scope] { return known }
      let progress = TimelineProgress()
      timelines[scope] = progress
      return progress
    }
  }
}

/// What it provides, in one place, with the members in files of their own: screens are offered what
/// a cast finds, and of a static archive a linker leaves out files that nothing names.
extension MastodonProvider: ActionProvider, ChangeSource, CompletionProvider, EditHistoryProvider,
  EmojiProvider, ExploreProvider, FollowRequestProvider, MediaProvider, MentionsProvider,
  NotificationsProvider, OutboxProvider, PeopleProvider, PersonFinder, PollProvider, ProfileEditor,
  ReaderListProvider, RelationshipProvider, RuleProvider, ScheduleProvider, SearchProvider,
  SignInWatch, StoreBacked, StoredThreadProvider, TagFollowProvider, TimelineSource,
  TranslationProvider, WordFilterProvider
{}
