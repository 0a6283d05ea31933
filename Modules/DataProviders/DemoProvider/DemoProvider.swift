public import Foundation
import MomentsValues
public import SocialModel

/// A server that is made up: it tells a story about the moments of the demo, with delays, failures
/// and refusals.
///
/// Every run is the same. Delays use the given clock: that of the machine in a window, a manual one
/// in tests. Loaded content is stored, and changes are notified of, as by a provider with a store,
/// so that view models use it in the same way.
///
/// ```swift
/// let provider = DemoProvider(.pageFailure, clock: ContinuousClock())
/// let page = try await provider.timeline(of: .home).moments(after: nil)
/// ```
///
/// Its state is on the main actor, so that a story has one order; its work there is as small as
/// copying a page.
@MainActor
public final class DemoProvider {
  /// The fixed time of the demo: Thursday, 20 March 2025, 18:30 UTC.
  public nonisolated static let defaultNow = Date(timeIntervalSince1970: 1_742_495_400)

  /// The story it tells.
  public nonisolated let story: DemoStory

  nonisolated let content: DemoContent
  nonisolated let now: Date
  private nonisolated let broadcast = Broadcast<SocialChange>()
  nonisolated let translations = OverlaidTranslations()
  nonisolated let uploads = DemoUploads()
  /// Images whose first load fails.
  nonisolated let late = DemoLateImages()
  private let clock: any Clock<Duration>

  /// The number of attempts of each request.
  private var attempts: [DemoRequest: Int] = [:]
  /// The posts without the reader's actions, by `Moment.postID`.
  private var posts: [String: Moment] = [:]
  /// The rows of each timeline that were returned so far.
  var timelines: [TimelineScope: DemoTimelineRows] = [:]
  var threads: [String: DemoThread] = [:]
  var relationships: [String: Relationship]
  var drafts: [PostDraft.ID: PostDraft] = [:]
  /// What the reader set or removed.
  var marks = DemoMarks()
  /// The reader's votes, and the posts that they deleted; `Moment.postID`.
  var votes: [String: [Int]] = [:]
  var deleted: Set<String> = []
  var dismissals: [ReaderNotification.ID: DismissedNotification] = [:]
  var filters: [WordFilter.Matcher]
  /// The earlier versions of posts that the reader edited, oldest first.
  var replaced: [String: [MomentVersion]] = [:]
  var recentEmojiTexts = ["😀", "🌊", ":cat:", "🎉", "🥾"]
  /// The reader's lists, and the hashtags that they follow.
  var readerLists: [List]
  var followedNames: [String]
  /// The number of lists that the reader made.
  var listCount = 0
  /// The reader's reports, in order.
  var reports: [PersonReport] = []
  /// The changes of the reader's profile.
  var profileChanges: ProfileChanges?
  /// The scheduled posts, initial ones and the reader's.
  var scheduledPosts: [ScheduledPost]
  var scheduledCount = 0
  /// The number of follows and unfollows.
  var followCount = 0
  /// The number of posts by the reader.
  var ownCount = 0
  var hasArrived = false
  /// The recent searches, newest first.
  var recents = ["hiking", "早上", "@marco", "البحر"]
  /// The number of people who were added to lists while these were read.
  var addedPeople: [PeopleList: Int] = [:]
  /// The age in minutes from which notifications were seen.
  var readNotificationAge = 10
  /// The hidden kinds of notifications, and whether the reader cleared all.
  var hiddenNotificationKindsNow: Set<NotificationKind> = []
  var hasClearedNotifications = false
  nonisolated let unreadCounts = Broadcast<Int>()
  /// Notifies that other notifications are shown.
  nonisolated let notificationBroadcast = Broadcast<Void>()
  nonisolated let noRequests = Broadcast<[Account]>()

  /// Makes a provider at the beginning of its story.
  ///
  /// - Parameters:
  ///   - story: The story to tell.
  ///   - clock: The clock for scripted delays.
  ///   - now: The current time, for ages.
  public nonisolated init(
    _ story: DemoStory = .timeline,
    clock: any Clock<Duration> = ContinuousClock(),
    now: Date = DemoProvider.defaultNow
  ) {
    self.story = story
    self.clock = clock
    self.now = now
    filters = Self.filters(now: now).map { WordFilter.Matcher($0) }
    content = DemoContent(now: now)
    relationships = Dictionary(uniqueKeysWithValues: content.relationships.map { ($0.id, $0) })
    scheduledPosts = Self.scheduled(now: now, story)
    readerLists = Self.lists(content, story)
    followedNames = story == .empty ? [] : ["hiking", "早上"]
    drafts = Dictionary(uniqueKeysWithValues: story.drafts(now: now).map { ($0.id, $0) })
  }

  // MARK: The story

  /// Applies the delay, failure or refusal of a request in the story.
  func respond(to request: DemoRequest) async throws {
    attempts[request, default: 0] += 1
    let attempt = attempts[request]
    try await sleep(story.delay(of: request))
    if story.failsFirst(request), attempt == 1 { throw Self.offline }
    if story.refuses(request) { throw ProviderError.refused(reason: nil) }
  }

  /// Waits for the answer to a change that is shown, and undoes it if the story fails or refuses
  /// it.
  ///
  /// - Parameters:
  ///   - request: The request that the change needs.
  ///   - change: What observers read again.
  ///   - undo: Undoes the change.
  /// - Throws: `ProviderError` of the story, after the change was undone.
  func confirm(
    _ request: DemoRequest,
    of change: SocialChange,
    undo: () -> Void
  ) async throws {
    notify(change)
    do {
      try await respond(to: request)
    } catch {
      undo()
      notify(change)
      throw error
    }
  }

  func hasSucceeded(_ request: DemoRequest) -> Bool {
    !story.failsFirst(request) || attempts[request, default: 0] > 1
  }

  nonisolated static let offline = ProviderError.network(
    url: "https://moments.example",
    reason: .offline
  )

  func sleep(_ duration: Duration) async throws {
    if duration > .zero { try await clock.pause(for: duration) }
    try Task.checkCancellation()
  }

  // MARK: Posts

  /// A post without the reader's actions; nil where there is none.
  func post(_ id: String) -> Moment? {
    if let known = posts[id] { return known }
    let made = made(id)
    posts[id] = made
    return made
  }

  /// A post of the feed, which is endless, or the reader's first one.
  private func made(_ id: String) -> Moment? {
    if id == Self.ownID {
      return asOld(DemoContent.moment(DemoFeed.ownMoment, id: id, now: now))
    }
    guard let number = DemoContent.number(ofMoment: id) else { return nil }
    let place = number % content.all.count
    var moment = asOld(content.all[place])
    moment.id = moment.boostedBy == nil ? id : "\(id)-boost"
    moment.postID = id
    if story == .failingPhotos, place.isMultiple(of: 2) { moment = DemoLateImages.late(moment) }
    if story.hasCommentsOfItsOwn {
      moment.replyCount = content.comments(of: place, in: story).count
    }
    return moment
  }

  /// A moment with the age that the comments of the story need: those that were written by hand
  /// span an hour.
  private func asOld(_ moment: Moment) -> Moment {
    var moment = moment
    if story.isWrittenByHand { moment.createdAt = moment.createdAt.map { min($0, now - 3600) } }
    return moment
  }

  /// The identity of the reader's moment that is not part of the feed.
  nonisolated static let ownID = "moment-own"

  /// The posts that were loaded.
  var knownPosts: Set<String> { Set(posts.keys) }

  func save(_ moment: Moment) { posts[moment.postID] = moment }

  /// A post that is known to exist.
  ///
  /// - Throws: `ProviderError.unknownMoment`.
  func known(_ id: String) throws -> Moment {
    guard let post = post(id), !deleted.contains(id) else {
      throw ProviderError.unknownMoment(id: id)
    }
    return post
  }
}

/// What it provides, in one place, with the members in files of their own: screens are offered what
/// a cast finds, and of a static archive a linker leaves out files that nothing names.
extension DemoProvider: ActionProvider, ChangeSource, CompletionProvider, ComposeProvider,
  EditHistoryProvider, EmojiProvider, ExploreProvider, FollowRequestProvider, MediaProvider,
  NotificationsProvider, PeopleProvider, PersonFinder, ProfileEditor, ReaderListProvider,
  ReaderProvider, RelationshipProvider, RuleProvider, ScheduleProvider, SearchProvider,
  StoredThreadProvider, TagFollowProvider, TimelineSource, TranslationProvider, WordFilterProvider
{}

extension DemoProvider {
  /// The changes from now on, without coalescing.
  public nonisolated func changes() -> AsyncStream<SocialChange> { broadcast.stream() }

  nonisolated func notify(_ change: SocialChange) { broadcast.send(change) }
}
