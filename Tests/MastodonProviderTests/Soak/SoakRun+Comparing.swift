import Expectations
import Foundation
import LocalStore
import MastodonAPI
import MastodonMapping
import MomentsValues
import OutboxWorker
import SocialModel
import TestSupport
import Testing
import _Testing_Mastodon

@testable import MastodonProvider

/// The comparison at the end of a day.
extension SoakRun {
  func compare(_ reader: SoakReader) async throws {
    try reader.summary().compare(with: server, reader: reader.id, gone: undecided, comment)
    for (poll, person) in ballots where server.post(poll) != nil {
      expect(server.question(of: poll)?.votes[person] != nil, "\(poll) lost a vote; \(comment)")
    }
    let client = MastodonClient(
      server: try MastodonServer(server.url.absoluteString),
      token: AccessToken(reader.settings.token),
      transport: URLSessionTransport(timeout: 10)
    )
    let places = StoreDirectories(root: URL(fileURLWithPath: reader.settings.folder))
    let store = try SocialStore.open(folder: places.folder(of: "reader@soak"), now: .now).store
    try await expect(store.outbox(), satisfies: \.isEmpty, comment)
    let filters = try await store.wordFilters()
    let lists = Set(server.peopleLists(of: reader.id).map(\.id))
    for scope in try await store.scopes() {
      // The timeline of a deleted list has no rows, and cannot be requested.
      if case .list(let id) = scope, !lists.contains(id) {
        try await expect(store.rowIDs(of: scope), satisfies: \.isEmpty, comment)
        continue
      }
      let stored = try await store.storedPage(of: scope, downTo: nil, atLeast: 100_000)
      // As many rows are compared with the server as it stores of a home timeline.
      let own = Array(stored.items.filter { isShown($0, in: scope) }.prefix(Self.comparedRows))
      let known = filtered(try await rows(of: scope, own.count, client, reader.id), by: filters)
      expect(stored.gaps, satisfies: \.isEmpty, "\(scope); \(comment)")
      let isSame = own.map(\.id) == known.prefix(own.count).map(\.id)
      expect(isSame, "\(scope): \(Self.difference(own, known)); \(comment)")
      for (row, theirs) in zip(own, known) where isSame {
        expect(Row(row), equals: Row(theirs), "\(scope); \(comment)")
      }
      rows += own.count
    }
    try await compareLists(reader, store, client)
  }

  /// Compares everything except timelines: notifications, requests and relationships.
  private func compareLists(
    _ reader: SoakReader,
    _ store: SocialStore,
    _ client: MastodonClient
  ) async throws {
    for filter in NotificationScope.allCases {
      let request = NotificationRequest(
        PageRequest(limit: 40),
        types: filter == .mentions ? ["mention"] : []
      )
      let known = try await client.notifications(request).value.groups.elements
        .map { Content(StoredNotification($0)) }
      let stored = try require(try await StoredNotification.read(filter, in: store), comment)
      expect(stored.map { Content($0) }, equals: known, "\(filter); \(comment)")
      rows += known.count
    }
    let asking = server.followRequests(to: reader.id)
    let stored = try await StoredFollowRequests.read(from: store)?.people
    expect(stored, equals: Array(asking.prefix(80)), "requests; \(comment)")
    let states = try await store.followRequests(from: asking)
    expect(states.values.allSatisfy { $0 == .pending }, "\(states); \(comment)")
    try await expect(store.pendingFollowRequestCount(), equals: states.count, comment)
    rows += asking.count
    try await comparePeopleLists(reader, store)
    let filters = try await store.wordFilters()
    expect(
      filters.map(\.title).sorted(),
      equals: server.filters(of: reader.id).map(\.title).sorted(),
      comment
    )
    rows += filters.count
    for person in [reader.id] + people {
      let stored = try await store.account(id: person).map { Numbers($0) }
      let known = StatusMapper().account(from: try await client.send(.account(person)).value)
      expect(stored, equals: Numbers(known), "\(person); \(comment)")
    }
    for person in people {
      let stored = try await store.relationships(ids: [person]).first
      let known = try await client.send(.relationships([person])).value.elements.first
      expect(stored, equals: known.map { SocialModel.Relationship($0) }, comment)
      rows += 1
    }
  }

  /// Compares the lists of people and the followed hashtags.
  private func comparePeopleLists(_ reader: SoakReader, _ store: SocialStore) async throws {
    let lists = server.peopleLists(of: reader.id)
    let stored = try await store.lists()
    expect(stored.map(\.id), equals: lists.map(\.id), comment)
    expect(stored.map(\.title), equals: lists.map(\.title), comment)
    for list in lists {
      let members = Set(try await store.members(of: list.id))
      expect(members, equals: Set(list.members), "\(list); \(comment)")
      rows += list.members.count
    }
    try await expect(store.followedTags(), equals: server.followedTags(of: reader.id), comment)
    rows += lists.count
  }

  /// The compared parts of a notification.
  private struct Content: Equatable {
    var key: String
    var kind: NotificationKind
    var count: Int
    var people: [String]
    var post: String?

    init(_ stored: StoredNotification) {
      (key, kind, count) = (stored.key, stored.kind, stored.count)
      (people, post) = (stored.people, stored.post)
    }
  }

  /// What a profile says in numbers.
  private struct Numbers: Equatable {
    var posts: Int?
    var followers: Int?
    var following: Int?

    init(_ account: SocialModel.Account) {
      (posts, followers) = (account.postsCount, account.followersCount)
      following = account.followingCount
    }
  }

  /// Whether a stored row is shown: screens leave out posts without the mark, and, except on their
  /// profiles, people who are muted or blocked.
  private func isShown(_ moment: Moment, in scope: TimelineScope) -> Bool {
    switch scope {
    case .profile, .profilePhotos: true
    case .pinned: moment.isPinned == true
    case .bookmarks: moment.isBookmarked
    case .likes: moment.like.isLiked
    case .home, .public, .local, .hashtag, .list, .photos:
      moment.hiding == nil && moment.boosterHiding == nil
    }
  }

  /// Rows with the filters that they meet, if the server leaves matching to apps.
  private func filtered(_ moments: [Moment], by filters: [WordFilter]) -> [Moment] {
    guard !server.options.hasFilters else { return moments }
    let matchers = filters.map { WordFilter.Matcher($0) }
    return moments.map { moment in
      var moment = moment
      let text = WordFilter.Text(moment)
      let met = moment.isOwn ? [] : matchers.filter { $0.isMet(by: text) }
      moment.filters = met.map(\.filter.contentFilter)
      return moment
    }
  }

  private static let comparedRows =
    MastodonTimeline.comparedPages * MastodonTimeline.requestLength

  /// The compared parts of a row.
  private struct Row: Equatable {
    var id: String
    var postID: String
    var text: String
    var author: String
    var visibility: Visibility
    var isLiked: Bool
    var isBoosted: Bool
    var isBookmarked: Bool
    var isMuted: Bool
    /// The server returns this for other people's posts only in their pins.
    var isPinned: Bool?
    var isPending: Bool
    var likes: Int
    var boosts: Int
    var replies: Int
    var poll: MomentsValues.Poll?
    var filters: Set<ContentFilter>

    init(_ moment: Moment) {
      (id, postID, text) = (moment.id, moment.postID, moment.text.string)
      (author, visibility) = (moment.author.id, moment.visibility)
      (isLiked, isBoosted, isPending) = (moment.like.isLiked, moment.isBoosted, moment.isPending)
      (isBookmarked, isMuted) = (moment.isBookmarked, moment.isMuted)
      isPinned = moment.isOwn ? moment.isPinned : nil
      (likes, boosts, replies) = (moment.like.count, moment.boostCount, moment.replyCount)
      poll = moment.poll
      filters = Set(moment.filters)
    }
  }

  private static func difference(_ stored: [Moment], _ known: [Moment]) -> String {
    let known = known.prefix(stored.count)
    let (here, there) = (Set(stored.map(\.id)), Set(known.map(\.id)))
    func words(_ rows: [Moment]) -> String {
      rows.prefix(5).map { "\($0.text.string)\($0.boostedBy == nil ? "" : ", shared")" }
        .joined(separator: "; ")
    }
    let (missing, left) = (
      known.filter { !here.contains($0.id) }, stored.filter { !there.contains($0.id) }
    )
    let places = stored.indices.filter { !there.contains(stored[$0].id) }
    let order = zip(stored, known).enumerated().first { $0.element.0.id != $0.element.1.id }
      .map { "\($0.offset) is \(words([$0.element.0])) and not \(words([$0.element.1]))" }
    return "of \(stored.count), missing: \(words(missing)); too many: \(words(left)) at \(places); "
      + "first other row: \(order ?? "none")"
  }

  /// The newest rows of a timeline at the server.
  private func rows(
    of scope: TimelineScope,
    _ count: Int,
    _ client: MastodonClient,
    _ reader: String
  ) async throws -> [Moment] {
    var rows: [Moment] = []
    var link: URL?
    repeat {
      let request = PageRequest(maxID: rows.last?.id, limit: 40)
      let answer =
        if let link {
          try await client.page(at: link, of: scope.endpoint(request))
        } else {
          try await client.send(scope.endpoint(request))
        }
      let page = StatusPage.read(answer.value, readerID: reader, source: "soak").moments
      guard !page.isEmpty else { break }
      rows += page
      link = scope.isPagedByLinks ? answer.links.next : nil
    } while rows.count < count && (link != nil || !scope.isPagedByLinks)
    return rows
  }
}
