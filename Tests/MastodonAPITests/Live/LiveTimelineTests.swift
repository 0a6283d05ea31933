import Expectations
import Foundation
import MastodonAPI
import TestSupport
import Testing
import _Testing_Mastodon

@Suite struct LiveTimelineTests {
  private let live: LiveServer
  private var server: TestMastodon { live.server }

  init() throws { live = try LiveServer() }

  /// Follows links to the end; the ids of all rows, page by page.
  private func pages<Row: Identifiable & Decodable & Sendable>(
    _ endpoint: Endpoint<LossyArray<Row>>,
    by account: String? = nil,
    newer: Bool = false,
    most: Int = 50
  ) async throws -> [[Row.ID]] {
    let client = try live.client(of: account)
    var answer = try await client.send(endpoint)
    var pages = [answer.value.elements.map(\.id)]
    while let link = newer ? answer.links.previous : answer.links.next, pages.count < most {
      answer = try await client.page(at: link, of: endpoint)
      if answer.value.elements.isEmpty { break }
      pages.append(answer.value.elements.map(\.id))
    }
    return pages
  }

  @Test(arguments: [IDStyle.opaque, .snowflake])
  func olderPagesHaveNoGapsOrDuplicates(ids: IDStyle) async throws {
    let live = try LiveServer(ids: ids)
    let posted = (0..<47).map { live.server.post("post \($0)", by: live.bob) }
    live.server.follow(live.bob, by: live.ana)
    let client = try live.client(of: live.ana)
    var answer = try await client.send(.homeTimeline())
    var seen = answer.value.elements.map(\.id)
    expect(seen.count, equals: 20)
    while let next = answer.links.next {
      answer = try await client.page(at: next, of: .homeTimeline())
      seen += answer.value.elements.map(\.id)
    }
    expect(seen, equals: posted.reversed())
    // The end is an empty page without links.
    expect(answer.value.elements, satisfies: \.isEmpty)
    expectNil(answer.links.previous)
  }

  @Test func newerPagesReturnMissingRowsOldestFirst() async throws {
    let posted = (0..<10).map { server.post("old \($0)", by: live.bob) }
    server.follow(live.bob, by: live.ana)
    let endpoint = Endpoint.homeTimeline(PageRequest(limit: 4))
    let client = try live.client(of: live.ana)
    var answer = try await client.send(endpoint)
    let known = try require(answer.value.elements.first?.id)
    let new = (0..<9).map { server.post("new \($0)", by: live.bob) }
    var found: [String] = []
    while let link = answer.links.previous {
      answer = try await client.page(at: link, of: endpoint)
      found += answer.value.elements.map(\.id).reversed()
    }
    expect(known, equals: posted.last)
    expect(found, equals: new)
    // since_id leaves a gap where more are new than fit.
    let request = PageRequest(sinceID: known, limit: 4)
    let newest = try await client.send(.homeTimeline(request)).value.elements.map(\.id)
    expect(newest, equals: new.suffix(4).reversed())
  }

  @Test func theHomeTimelineIsInitiallyBeingPrepared() async throws {
    server.options.homePreparations = 2
    let client = try live.client(of: live.ana)
    for _ in 0..<2 { try await expect(client.send(.homeTimeline()).isUnfinished) }
    try await expect(!client.send(.homeTimeline()).isUnfinished)
  }

  @Test func theHomeTimelineIsLimitedToEightHundred() async throws {
    server.options.rateLimits = [:]
    for index in 0..<830 { server.post("\(index)", by: live.ana) }
    let pages = try await pages(.homeTimeline(PageRequest(limit: 40)), by: live.ana)
    expect(pages.map(\.count).reduce(0, +), equals: 800)
    let own = try await self.pages(
      .statuses(ofAccount: live.ana, PageRequest(limit: 40)),
      by: live.ana
    )
    expect(own.map(\.count).reduce(0, +), equals: 830)
  }

  @Test func homeContainsFollowedPeopleAndTheirBoosts() async throws {
    let cem = server.addAccount("cem")
    server.follow(live.bob, by: live.ana)
    let stranger = server.post("from far", by: cem)
    let aside = server.post("to a stranger", by: live.bob, replyTo: stranger)
    let friend = server.post("from a friend", by: live.bob)
    let own = server.post("mine", by: live.ana)
    let boost = server.boost(stranger, by: live.bob)
    server.boost(friend, by: live.bob)
    let home = try await live.client(of: live.ana).send(.homeTimeline()).value.elements
    // A post among the newest eighty is not shown again by a boost.
    expect(home.map(\.id), equals: [boost, own, friend])
    expect(home.first?.reblog?.id, equals: stranger)
    expect(!home.map(\.id).contains(aside))
    server.unfollow(live.bob, by: live.ana)
    expect(server.home(of: live.ana), equals: [own])
  }

  @Test func publicTagAndListTimelinesFollowTheirParameters() async throws {
    var far = TestMastodon.NewAccount("far")
    far.domain = "far.example.org"
    let remote = server.post("Out there #Birds", by: server.addAccount(far))
    let local = server.post("Here #birds #trees", by: live.bob)
    server.post("a reply #birds", by: live.ana, replyTo: local)
    let everybody = try live.client(of: nil)
    func ids(_ endpoint: Endpoint<LossyArray<Status>>) async throws -> [String] {
      try await everybody.send(endpoint).value.elements.map(\.id)
    }
    try await expect(ids(.publicTimeline()), equals: [local, remote])
    try await expect(ids(.publicTimeline(isLocal: true)), equals: [local])
    try await expect(ids(.publicTimeline(onlyMedia: true)), equals: [])
    try await expect(ids(.tagTimeline("BIRDS")), equals: [local, remote])
    let list = server.addList("Friends", of: live.ana, members: [live.bob])
    let members = try await live.client(of: live.ana).send(.listTimeline(list))
    expect(members.value.elements.map(\.id), equals: [local])
    try await expect(live.problem(.listTimeline(list), by: live.bob)?.status, equals: 404)
    server.options.isClosed = true
    await #expect(throws: APIError.self) { try await everybody.send(.publicTimeline()) }
  }

  @Test func responsesWithoutATokenHaveNoReaderState() async throws {
    let id = server.post("hello", by: live.bob)
    let status = try await live.client(of: nil).send(.status(id)).value
    expectNil(status.favourited)
    expectNil(status.reblogged)
    try await expect(live.client(of: live.ana).send(.status(id)).value.favourited, equals: false)
  }

  @Test func relationsArePagedByLinksOnly() async throws {
    let people = (0..<11).map { server.addAccount("p\($0)") }
    let id = server.post("popular", by: live.bob)
    for person in people {
      server.follow(live.bob, by: person)
      server.like(id, by: person)
    }
    let newest = Array(people.reversed())
    let followers = try await pages(.followers(of: live.bob, limit: 4))
    expect(followers, equals: [newest[0..<4], newest[4..<8], newest[8..<11]].map(Array.init))
    try await expect(pages(.favouritedBy(id, limit: 5)).flatMap(\.self), equals: newest)
    let liked = (0..<5).map { server.post("\($0)", by: live.bob) }
    for id in liked { server.like(id, by: live.ana) }
    try await expect(
      pages(.favourites(limit: 2), by: live.ana).flatMap(\.self),
      equals: liked.reversed()
    )
  }

  @Test func hiddenFollowersAreNotReported() async throws {
    var shy = TestMastodon.NewAccount("shy")
    shy.hidesCollections = true
    let id = server.addAccount(shy)
    server.follow(id, by: live.bob)
    let client = try live.client(of: live.ana)
    try await expect(client.send(.followers(of: id)).value.elements, satisfies: \.isEmpty)
    try await expect(client.send(.account(id)).value.followersCount, equals: 1)
  }

  @Test func invalidRowsAreSkippedAlone() async throws {
    for index in 0..<6 { server.post("post \(index)", by: live.bob) }
    let client = try live.client(of: nil)
    server.faults.next(.badElement)
    try await expect(client.send(.publicTimeline()).value.elements.count, equals: 6)
    server.faults.next(.nullElements)
    try await expect(client.send(.publicTimeline()).value.elements.count, equals: 6)
    let all = try await client.send(.publicTimeline()).value.elements
    server.faults.next(.wrongTypes)
    let odd = try await client.send(.publicTimeline()).value.elements
    expect(odd.allSatisfy { status in all.contains { $0.id == status.id } })
    server.faults.next(.wrongShape)
    await #expect(throws: APIError.self) { try await client.send(.publicTimeline()) }
  }

  @Test func repeatedPagesAreDetectedByTheirRows() async throws {
    for index in 0..<6 { server.post("post \(index)", by: live.bob) }
    server.faults.always(.pagingLoop)
    let pages = try await pages(.publicTimeline(PageRequest(limit: 3)), most: 4)
    expect(Set(pages), equals: [pages[0]])
  }

  @Test func aPageMayRepeatTheLastRow() async throws {
    let posted = (0..<6).map { server.post("post \($0)", by: live.bob) }
    server.faults.always(.repeatedRows)
    let pages = try await pages(.publicTimeline(PageRequest(limit: 3)), most: 2)
    expect(pages, equals: [[5, 4, 3], [3, 2, 1]].map { $0.map { posted[$0] } })
  }
}
