import Expectations
import Foundation
import MastodonAPI
import Testing
import _Testing_Mastodon

@Suite struct LivePeopleTests {
  private let live: LiveServer
  private var server: TestMastodon { live.server }

  init() throws { live = try LiveServer() }

  @Test func peopleAreFoundByIDAndByName() async throws {
    let client = try live.client(of: live.ana)
    try await expect(client.send(.account(live.bob)).value.acct, equals: "bob")
    try await expect(client.send(.account(handle: "bob")).value.id, equals: live.bob)
    try await expect(live.problem(.account(handle: "nobody"))?.status, equals: 404)
    let found = try await client.send(.search("BO")).value
    expect(found.accounts.elements.map(\.id), equals: [live.bob])
  }

  @Test func followingNotifiesThePersonAndUnfollowingEndsIt() async throws {
    let client = try live.client(of: live.ana)
    for _ in 0..<2 { try await expect(client.send(.follow(live.bob)).value.following) }
    expect(server.isFollowed(live.bob, by: live.ana))
    expect(server.notifications(of: live.bob), equals: ["follow"])
    try await expect(client.send(.account(live.bob)).value.followersCount, equals: 1)
    try await expect(!client.send(.unfollow(live.bob)).value.following)
    expect(!server.isFollowed(live.bob, by: live.ana))
  }

  @Test func followingLockedPeopleIsRequested() async throws {
    let shy = server.addAccount("shy", isLocked: true)
    let client = try live.client(of: live.ana)
    let asked = try await client.send(.follow(shy)).value
    expect(asked.requested)
    expect(!asked.following)
    let owner = try live.client(of: shy)
    try await expect(owner.send(.followRequests()).value.elements.map(\.id), equals: [live.ana])
    _ = try await owner.send(.acceptFollowRequest(of: live.ana))
    let now = try await client.send(.relationships([shy, "unknown", live.bob])).value.elements
    expect(now.map(\.id), equals: [shy, live.bob])
    expect(now.map(\.following), equals: [true, false])
  }

  @Test func followingABlockerOrOneselfIsRejected() async throws {
    server.block(live.ana, by: live.bob)
    try await expect(live.problem(.follow(live.bob))?.status, equals: 403)
    try await expect(live.problem(.follow(live.ana))?.status, equals: 404)
  }

  @Test func notificationsAreGroupedAndPaged() async throws {
    let id = server.post("popular", by: live.ana)
    let people = (0..<5).map { server.addAccount("p\($0)") }
    for person in people { server.like(id, by: person) }
    server.post("@ana hello", by: live.bob)
    let client = try live.client(of: live.ana)
    let groups = try await client.notifications(NotificationRequest()).value
    expect(groups.groups.elements.map(\.type), equals: ["mention", "favourite"])
    expect(groups.groups.elements.map(\.count), equals: [1, 5])
    expect(groups.groups.elements[1].statusID, equals: id)
    expect(groups.statuses.elements.map(\.id).contains(id))
    server.options.hasGroupedNotifications = false
    let single = try await client.notifications(NotificationRequest()).value
    expect(single.groups.elements.count, equals: 6)
    expect(single.groups.elements.map(\.type).first, equals: "mention")
  }

  @Test func markersAreStoredAndMayConflict() async throws {
    let client = try live.client(of: live.ana)
    try await expect(client.send(.markers([.home])).value, satisfies: \.isEmpty)
    server.options.markerConflicts = 1
    let conflict = try await live.problem(.setMarker(.home, lastReadID: "x"))
    expect(conflict?.status, equals: 409)
    expect(conflict?.isTransient, equals: true)
    for id in ["x1", "x2"] {
      let answer = try await client.send(.setMarker(.home, lastReadID: id)).value
      expect(answer["home"]?.lastReadID, equals: id)
    }
    let markers = try await client.send(.markers([.home, .notifications])).value
    expect(markers.mapValues(\.lastReadID), equals: ["home": "x2"])
    expect(server.marker("home", of: live.ana), equals: "x2")
  }

  @Test func filtersMarkMatchingPostsUntilTheyEnd() async throws {
    let id = server.post("A spoiler for the film", by: live.bob)
    let client = try live.client(of: live.ana)
    let draft = FilterRequest(
      title: "Films",
      context: ["home", "public"],
      action: "hide",
      end: .after(seconds: 3_600),
      keywords: [.add("spoil", wholeWord: false), .add("film", wholeWord: true)]
    )
    let filter = try await client.send(.createFilter(draft)).value
    let marked = try await client.send(.status(id)).value.filtered.elements
    expect(marked.map(\.filter.title), equals: ["Films"])
    expect(marked.map(\.filter.action), equals: ["hide"])
    try await expect(
      live.client(of: nil).send(.status(id)).value.filtered.elements,
      satisfies: \.isEmpty
    )
    server.clock.advance(by: 3_600)
    try await expect(client.send(.status(id)).value.filtered.elements, satisfies: \.isEmpty)
    _ = try await client.send(.deleteFilter(filter.id))
    try await expect(client.send(.filters).value.elements, satisfies: \.isEmpty)
  }

  @Test func trendsAndSuggestionsAreReturnedInTheirOrder() async throws {
    let posts = (0..<3).map { server.post("#tag\($0)", by: live.bob) }
    server.setTrends(
      tags: [(name: "birds", uses: [5, 3]), (name: "trees", uses: [1])],
      statuses: [posts[1], posts[0], posts[2]],
      links: [
        TestMastodon.Card(url: "https://example.org", title: "t", description: "d", provider: "p")
      ]
    )
    let client = try live.client(of: live.ana)
    let tags = try await client.send(.trendingTags()).value.elements
    expect(tags.map(\.name), equals: ["birds", "trees"])
    expect(tags.first?.history.elements.count, equals: 7)
    let trending = try await client.send(.trendingStatuses(limit: 2, offset: 1)).value.elements
    expect(trending.map(\.id), equals: [posts[0], posts[2]])
    try await expect(client.send(.trendingLinks()).value.elements.map(\.title), equals: ["t"])
    try await expect(
      client.send(.suggestions()).value.elements.map(\.account.id),
      equals: [live.bob]
    )
    server.follow(live.bob, by: live.ana)
    try await expect(client.send(.suggestions()).value.elements, satisfies: \.isEmpty)
    server.options.hasTrends = false
    try await expect(client.send(.trendingTags()).value.elements, satisfies: \.isEmpty)
  }

  @Test func instancesHaveLimits() async throws {
    server.options.maximumCharacters = 5_000
    let client = try live.client(of: nil)
    let instance = try await client.send(.instance).value
    expect(instance.limits.characters, equals: 5_000)
    expect(instance.apiVersion, equals: 11)
    expect(instance.streamingURL, equals: "ws://127.0.0.1:\(server.port)")
    server.options.hasInstanceV2 = false
    try await expect(live.problem(.instance)?.status, equals: 404)
    let old = try await client.send(.oldInstance).value
    expect(old.limits.characters, equals: 5_000)
    expect(old.streamingURL, equals: instance.streamingURL)
  }
}
