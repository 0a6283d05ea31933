import Expectations
import Foundation
import LocalStore
import MastodonAPI
import MomentsValues
import SocialModel
import SoupTransport
import TestSupport
import Testing
import _Testing_Mastodon

@testable import MastodonProvider

/// Stored posts are updated when the reader's filters change, over real sockets.
@Suite struct FilterChangeTests {
  private let fixture: ServerFixture
  private var server: TestMastodon { fixture.server }

  init() throws {
    fixture = try ServerFixture()
    for number in 0..<60 {
      fixture.clock.advance(by: 1)
      server.post(number % 20 == 0 ? "a secret \(number)" : "post \(number)", by: fixture.bob)
    }
  }

  /// Rows of the home timeline that a filter covers.
  private func covered(_ provider: MastodonProvider) async throws -> [String] {
    try await provider.home.storedPage(downTo: nil, atLeast: 100).items
      .filter { $0.verdict(in: .home, at: fixture.clock.now) != .show }.map(\.text.string)
  }

  /// A provider whose home timeline is stored down to its end.
  private func reading() async throws -> MastodonProvider {
    let provider = try fixture.open(sleep: HeldSleep().sleep)
    var page = try await provider.home.moments(after: nil)
    while let next = page.next { page = try await provider.home.moments(after: next) }
    try await expect(provider.home.storedPage(downTo: nil, atLeast: 100).items.count, equals: 60)
    return provider
  }

  @Test func allStoredRowsFollowTheEventsOfTheStream() async throws {
    let provider = try await reading()
    let sync = MastodonSync(provider: provider, sockets: SoupTransport())
    await sync.start()
    try await eventually { server.hasListeners(1) }
    let watch = StoreWatch(provider)
    server.addFilter("secret", of: fixture.ana)
    // The first of the three is below the only page that is requested again.
    try await watch.until { try await covered(provider).count == 3 }
    let answer = try await provider.client.send(.filters)
    let filter = try require(answer.value.elements.first)
    _ = try await provider.client.send(.deleteFilter(filter.id))
    try await watch.until { try await covered(provider).isEmpty }
    await sync.stop()
  }

  @Test func changesWhileTheAppWasClosedApplyOnTheNextStart() async throws {
    _ = try await reading()
    server.addFilter("secret", of: fixture.ana, action: "hide")
    let provider = try fixture.open(sleep: HeldSleep().sleep)
    let watch = StoreWatch(provider)
    let sync = MastodonSync(provider: provider, sockets: nil)
    await sync.start()
    try await watch.until { try await covered(provider).count == 3 }
    await sync.stop()
  }

  @Test func editedFilterWordsApplyWithoutDuplicateRequests() async throws {
    let provider = try await reading()
    server.addFilter("secret", of: fixture.ana)
    try await provider.refreshWordFilters()
    let filter = try require(try await provider.client.send(.filters).value.elements.first)
    let word = try require(filter.keywords.elements.first).id
    var change = FilterRequest(keywords: [.change(id: word, "post 5", wholeWord: true)])
    _ = try await provider.client.send(.updateFilter(filter.id, change))
    try await provider.refreshWordFilters()
    try await expect(covered(provider), equals: ["post 5"])
    change.keywords = [.change(id: word, "POST 5", wholeWord: false)]
    _ = try await provider.client.send(.updateFilter(filter.id, change))
    try await provider.refreshWordFilters()
    try await expect(covered(provider).count, equals: 11)
    let changes = StoreWatch(provider)
    try await provider.refreshWordFilters()
    try await provider.store.save([Moment(id: "end", author: Account(id: "e", handle: "e"))])
    // The first notification after that is that of the end.
    try await changes.until { try await provider.store.moment(postID: "end") != nil }
  }

  @Test func aServerWithoutFiltersChangesNothing() async throws {
    let provider = try await reading()
    server.addFilter("secret", of: fixture.ana)
    server.faults.always(.error(status: 404), matching: .get("/api/v2/filters"))
    server.faults.always(.error(status: 404), matching: .get("/api/v1/filters"))
    try await provider.refreshWordFilters()
    try await expect(covered(provider), satisfies: \.isEmpty)
  }

  @Test func aFailedRequestIsRepeatedTheNextTime() async throws {
    let provider = try await reading()
    server.addFilter("secret", of: fixture.ana)
    server.faults.next(.error(status: 503), matching: .get("/api/v2/filters"))
    await #expect(throws: ProviderError.self) { try await provider.refreshWordFilters() }
    try await expect(covered(provider), satisfies: \.isEmpty)
    try await provider.refreshWordFilters()
    try await expect(covered(provider).count, equals: 3)
  }

  @Test func aLaterResponseOfTheServerIsNewer() async throws {
    let provider = try await reading()
    let store = provider.store
    let rows = try await provider.home.storedPage(downTo: nil, atLeast: 100).items
    let late = ContentFilter(title: "late")
    try await store.reconciling {
      store.beginFilterChange()
      // Saved again by a response to a later and to an earlier request.
      try await Task.detached { try await store.save([rows[0]]) }.value
      try await Task.detached { try await store.reconciling { try await store.save([rows[1]]) } }
        .value
      try await store.save([rows[2]])
      try await store.rewriteFilters { _ in [late] }
      store.endFilterChange()
    }
    let after = try await provider.home.storedPage(downTo: nil, atLeast: 100).items
    expect(after.prefix(3).map(\.filters), equals: [[], [], [late]])
    expect(after.dropFirst(3).allSatisfy { $0.filters == [late] })
  }
}
