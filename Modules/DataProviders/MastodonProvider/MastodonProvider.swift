public import Foundation
public import LocalStore
public import MastodonAPI
import MastodonMapping
public import SocialModel
import Synchronization

/// One reader's account at a Mastodon server, with all that is kept of it on this machine.
///
/// Screens read the store through it; what comes from the server goes to the store first, and what
/// the reader does goes to the outbox of the store before the server is asked. ``MastodonAccount``
/// opens one for an account that is signed in.
public final class MastodonProvider: Sendable {
  /// What the provider depends on.
  public struct Dependencies: Sendable {
    /// Tells the time.
    public var now: @Sendable () -> Date
    /// Waits.
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
  /// Tells that the server has newer notifications.
  let notificationBroadcast: Broadcast<Void>
  let clearings = Clearings()
  /// Brings images, without the token: they may be at other hosts.
  let images: any HTTPTransport
  let requestTimes = RequestTimes()
  /// Kept, since it knows the people of earlier pages.
  let mapper = StatusMapper()
  let seenOnShelves = SeenShelfItems()
  /// What the reader wanted to read in another language.
  let translations = OverlaidTranslations()
  let translationOffer = TranslationOffer()
  let readerChanged: @Sendable (SocialModel.Account) async -> Void
  private let timelines = Mutex<[TimelineScope: TimelineProgress]>([:])

  /// Makes the provider of a reader; nothing is asked yet.
  ///
  /// - Parameters:
  ///   - client: asks the server with the reader's token.
  ///   - store: what is kept of this account.
  ///   - readerID: the reader.
  ///   - images: brings images; never with the token.
  ///   - dependencies: time.
  ///   - readerChanged: called with what the server says of the reader.
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
    let access = ServerAccess(client: client, now: dependencies.now)
    self.access = access
    marker = HomeMarker(access: access, store: store, dependencies: dependencies)
    let notificationBroadcast = Broadcast<Void>()
    self.notificationBroadcast = notificationBroadcast
    reading = NotificationReading(access: access, store: store, dependencies: dependencies) {
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

  /// What is known of reading a timeline while the app runs.
  func progress(of scope: TimelineScope) -> TimelineProgress {
    timelines.withLock { timelines in
      if let known = timelines[scope] { return known }
      let progress = TimelineProgress()
      timelines[scope] = progress
      return progress
    }
  }
}
