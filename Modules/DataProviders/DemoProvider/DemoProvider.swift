public import Foundation
public import SocialModel

/// A server that is made up: it tells a story about the moments of the demo, with delays, failures
/// and refusals.
///
/// Every run is the same. Time passes by the clock that is handed in: that of the machine in a
/// window, one that is moved by hand in tests. What was asked for once is kept, and what changes is
/// told, as by a provider with a store, so that view models do with it all that they do with a real
/// one.
///
/// ```swift
/// let provider = DemoProvider(.pageFailure, clock: ContinuousClock())
/// let page = try await provider.timeline(of: .home).moments(after: nil)
/// ```
///
/// It keeps its books on the main actor, where its story has one order; what it does there is as
/// little as copying a page.
@MainActor
public final class DemoProvider {
  /// The time the demo is seen at: Thursday, 20 March 2025, 18:30 UTC.
  public nonisolated static let defaultNow = Date(timeIntervalSince1970: 1_742_495_400)

  /// The story it tells.
  public nonisolated let story: DemoStory

  nonisolated let content: DemoContent
  nonisolated let now: Date
  /// What the reader did, and who is told what changes.
  nonisolated let overlay: MemoryOverlay
  nonisolated let uploads = DemoUploads()
  /// Images that do not come the first time.
  nonisolated let late = DemoLateImages()
  private let clock: any Clock<Duration>

  /// How often each thing was asked for.
  private var attempts: [DemoRequest: Int] = [:]
  /// The posts without what the reader did, by `Moment.postID`.
  private var posts: [String: Moment] = [:]
  /// What was brought of each timeline so far.
  var timelines: [TimelineScope: DemoRows] = [:]
  var threads: [String: DemoThread] = [:]
  var relationships: [String: Relationship]
  var drafts: [PostDraft.ID: PostDraft] = [:]
  /// What posts that the reader changed said before, oldest first.
  var replaced: [String: [MomentVersion]] = [:]
  /// The emoji that the reader chose last.
  var recentEmojiTexts = ["😀", "🌊", ":cat:", "🎉", "🥾"]
  /// The reader's lists, and the hashtags that they follow.
  var readerLists: [List]
  var followedNames: [String]
  /// How many lists the reader made.
  var listCount = 0
  /// What the reader reported, in order.
  var reports: [ReportDraft] = []
  /// What the reader changed of their profile.
  var profileChanges: ProfileChanges?
  /// What waits for its time, and how much of it the reader wrote.
  var scheduledPosts: [ScheduledPost]
  var scheduledCount = 0
  /// How often the reader followed somebody, or ended that.
  var followCount = 0
  /// How many posts the reader made.
  var ownCount = 0
  var hasArrived = false
  /// What the reader searched for, newest first.
  var recents = ["hiking", "早上", "@marco", "البحر"]
  /// How many people were added to lists while they were read.
  var addedPeople: [PeopleList: Int] = [:]
  /// Notifications that happened so many minutes ago were seen, and older ones.
  var readNotificationAge = 10
  /// The kinds of notifications that the reader hides, and whether they cleared them all.
  var hiddenNotificationKindsNow: Set<ReaderNotification.Kind> = []
  var hasClearedNotifications = false
  nonisolated let unreadCounts = Broadcast<Int>()
  /// Tells that other notifications show: nothing comes by itself.
  nonisolated let notificationBroadcast = Broadcast<Void>()
  nonisolated let noRequests = Broadcast<[Account]>()

  /// Makes a provider at the beginning of its story.
  ///
  /// - Parameters:
  ///   - story: The story to tell.
  ///   - clock: What scripted delays wait on.
  ///   - now: The time that ages are counted back from.
  public nonisolated init(
    _ story: DemoStory = .timeline,
    clock: any Clock<Duration> = ContinuousClock(),
    now: Date = DemoProvider.defaultNow
  ) {
    self.story = story
    self.clock = clock
    self.now = now
    overlay = MemoryOverlay(filters: Self.filters(now: now)) {
      DemoContent.isTranslated(moment: $0.postID)
    }
    content = DemoContent(now: now)
    relationships = Dictionary(uniqueKeysWithValues: content.relationships.map { ($0.id, $0) })
    scheduledPosts = Self.scheduled(now: now, story)
    readerLists = Self.lists(content, story)
    followedNames = story == .empty ? [] : ["hiking", "早上"]
    drafts = Dictionary(uniqueKeysWithValues: story.drafts(now: now).map { ($0.id, $0) })
  }

  // MARK: The story

  /// Lets something take its time, and fail or be refused where the story wants it.
  func answer(_ request: DemoRequest) async throws {
    attempts[request, default: 0] += 1
    let attempt = attempts[request]
    try await sleep(story.delay(of: request))
    if story.failsFirst(request), attempt == 1 { throw Self.offline }
    if story.refuses(request) { throw ProviderError.refused(reason: nil) }
  }

  /// Whether something was asked for and brought.
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

  /// A post without what the reader did; nil where there is none.
  func post(_ id: String) -> Moment? {
    if let known = posts[id] { return known }
    let made = made(id)
    posts[id] = made
    return made
  }

  /// A post of the feed, which is endless, or the reader's first.
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

  /// A moment as old as the comments of the story want it: those that were written by hand span an
  /// hour.
  private func asOld(_ moment: Moment) -> Moment {
    var moment = moment
    if story.isWrittenByHand { moment.createdAt = moment.createdAt.map { min($0, now - 3600) } }
    return moment
  }

  /// The reader's moment that is not part of the feed.
  nonisolated static let ownID = "moment-own"

  /// The posts that were asked for.
  var knownPosts: Set<String> { Set(posts.keys) }

  func keep(_ moment: Moment) { posts[moment.postID] = moment }

  /// A post of which it is known that it is there.
  ///
  /// - Throws: `ProviderError.unknownMoment`.
  func known(_ id: String) throws -> Moment {
    guard let post = post(id), !overlay.isDeleted(id) else {
      throw ProviderError.unknownMoment(id: id)
    }
    return post
  }

  /// Posts as the reader should see them, without those that the reader deleted.
  func shown(_ ids: some Sequence<String>) -> [Moment] {
    overlay.applied(to: ids.compactMap(post))
  }
}

extension DemoProvider: ChangeSource {
  /// What changes from now on, each change by itself.
  public nonisolated func changes() -> AsyncStream<SocialChange> { overlay.changes() }
}
