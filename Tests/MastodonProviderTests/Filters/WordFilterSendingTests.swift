import Expectations
import Foundation
import MastodonAPI
import MomentsValues
import SocialModel
import TestSupport
import Testing
import _Testing_Mastodon

@testable import LocalStore
@testable import MastodonProvider

/// The reader's filters, over real sockets: with and without a network, on servers that match posts
/// and on servers that leave it to apps.
@Suite struct WordFilterSendingTests {
  private let fixture: ServerFixture
  private var server: TestMastodon { fixture.server }
  private let provider: MastodonProvider

  init() async throws {
    fixture = try ServerFixture()
    for word in ["sea", "hill", "看大海去"] {
      fixture.clock.advance(by: 1)
      fixture.server.post("a \(word)", by: fixture.bob)
    }
    provider = try fixture.openInPassingTime()
    _ = try await provider.home.refresh()
  }

  private func filter(_ words: String...) -> WordFilter {
    WordFilter(
      title: words[0],
      action: .hide,
      places: [.home, .thread],
      keywords: words.map { WordFilter.Keyword($0) }
    )
  }

  private func send() async throws {
    try await sendOnly()
    try await provider.store.followFilters()
  }

  private func sendOnly() async throws { try await provider.drainOutbox() }

  /// The hidden posts of the stored home timeline.
  private func hidden() async throws -> [String] {
    try await provider.home.storedPage(downTo: nil, atLeast: 100).items
      .filter { $0.verdict(in: .home, at: fixture.clock.now) == .hide }.map(\.text.string)
  }

  @Test func aFilterMadeOfflineAppliesImmediatelyAndIsSentUnchanged() async throws {
    server.stopListening()
    var made = filter("sea", "long walk")
    made.expiresAt = fixture.clock.now.addingTimeInterval(3_600)
    try await provider.perform(.filter(made))
    try await expect(hidden(), equals: ["a sea"])
    try server.listen()
    try await send()
    let served = try require(server.filters(of: fixture.ana).first)
    expect(server.filters(of: fixture.ana).count, equals: 1)
    expect(served.title, equals: "sea")
    expect(served.action, equals: "hide")
    expect(served.contexts, equals: ["home", "thread"])
    expect(served.words, equals: ["long walk": true, "sea": true])
    expect(
      served.expiresAt.map { abs($0.timeIntervalSince(made.expiresAt ?? .now)) <= 2 },
      equals: true
    )
    try await expect(hidden(), equals: ["a sea"])
    try await expect(provider.wordFilters().map(\.id), equals: [served.id])
    // After its end, it hides nothing.
    fixture.clock.advance(by: 3_700)
    try await expect(hidden(), satisfies: \.isEmpty)
  }

  @Test(arguments: [Fault.resetAfterEffect, .gatewayTimeoutAfterEffect, .resetInBody])
  func aLostResponseMakesNoSecondFilter(_ fault: Fault) async throws {
    server.faults.next(fault, matching: .post("/api/v2/filters"))
    try await provider.perform(.filter(filter("sea")))
    try await send()
    expect(server.filters(of: fixture.ana).count, equals: 1)
    try await expect(provider.wordFilters().count, equals: 1)
    try await expect(provider.outbox(), satisfies: \.isEmpty)
  }

  /// A filter that a lost attempt made, and that was read since.
  private func makeLost() async throws -> (provider: MastodonProvider, served: String) {
    let patient = try fixture.open { _ in try await untilCancelled() }
    server.faults.next(.resetAfterEffect, matching: .post("/api/v2/filters"))
    try await patient.perform(.filter(filter("sea")))
    try await patient.attemptOutbox()
    try await patient.refreshWordFilters()
    try await expect(patient.outbox().count, equals: 1)
    return (patient, try require(server.filters(of: fixture.ana).first).id)
  }

  /// Two filters existed; deleting the one that the server returned made another one.
  @Test(arguments: [true, false])
  func aFilterOfALostResponseShowsOnceAndIsDeletedByEitherID(isServed: Bool) async throws {
    let (provider, served) = try await makeLost()
    let shown = try await provider.wordFilters()
    expect(shown.map(\.title) == ["sea"] && shown.map(\.id) != [served])
    try await provider.perform(.deleteFilter(isServed ? served : shown[0].id))
    try await expect(provider.wordFilters(), satisfies: \.isEmpty)
    fixture.clock.advance(by: 3_600)
    try await provider.drainOutbox()
    expect(server.filters(of: fixture.ana), satisfies: \.isEmpty)
    try await expect(provider.wordFilters(), satisfies: \.isEmpty)
  }

  @Test func aFilterMadeAgainAfterALostResponseExistsOnce() async throws {
    let (provider, served) = try await makeLost()
    try await provider.perform(.deleteFilter(served))
    try await provider.perform(.filter(filter("sea")))
    try await expect(provider.wordFilters().count, equals: 1)
    fixture.clock.advance(by: 3_600)
    try await provider.drainOutbox()
    expect(server.filters(of: fixture.ana).map(\.title), equals: ["sea"])
    try await expect(
      provider.wordFilters().map(\.id),
      equals: server.filters(of: fixture.ana).map(\.id)
    )
  }

  @Test func wordsAreAddedAndRemovedInOneChange() async throws {
    try await provider.perform(.filter(filter("sea", "walk", "rain")))
    try await send()
    var known = try require(try await provider.wordFilters().first)
    known.keywords = [
      WordFilter.Keyword("hill"), WordFilter.Keyword("rain", isWhole: false),
      WordFilter.Keyword("wind"),
    ]
    known.title = "weather"
    known.action = .warn
    try await provider.perform(.filter(known))
    try await send()
    let served = try require(server.filters(of: fixture.ana).first)
    expect(served.words, equals: ["hill": true, "rain": false, "wind": true])
    expect(served.title, equals: "weather")
    expect(served.action, equals: "warn")
    let stored = try await provider.home.storedPage(downTo: nil, atLeast: 100).items
    expect(stored.filter { !$0.filters.isEmpty }.map(\.text.string), equals: ["a hill"])
    try await provider.perform(.deleteFilter(known.id))
    try await send()
    expect(server.filters(of: fixture.ana), satisfies: \.isEmpty)
    try await expect(provider.wordFilters(), satisfies: \.isEmpty)
  }

  /// Servers find whole words between spaces only: if it is sent as a part of a word, the server
  /// and this app agree.
  @Test func wordsOfScriptsWithoutSpacesMatchAtTheServer() async throws {
    try await provider.perform(.filter(filter("大海")))
    try await expect(hidden(), equals: ["a 看大海去"])
    try await send()
    expect(server.filters(of: fixture.ana).first?.words, equals: ["大海": false])
    _ = try await provider.home.refresh()
    try await expect(hidden(), equals: ["a 看大海去"])
  }

  @Test func aRefusalUndoesTheFilter() async throws {
    server.faults.next(.error(status: 422), matching: .post("/api/v2/filters"))
    try await provider.perform(.filter(filter("sea")))
    try await expect(hidden(), equals: ["a sea"])
    try await send()
    try await expect(hidden(), satisfies: \.isEmpty)
    try await expect(provider.outbox().count, equals: 1)
    expect(server.filters(of: fixture.ana), satisfies: \.isEmpty)
  }

  @Test func deletingAFilterDeletedElsewhereSucceeds() async throws {
    try await provider.perform(.filter(filter("sea")))
    try await send()
    let id = try require(try await provider.wordFilters().first).id
    _ = try await provider.client.send(.deleteFilter(id))
    try await provider.perform(.deleteFilter(id))
    try await send()
    try await expect(provider.outbox(), satisfies: \.isEmpty)
    try await expect(provider.wordFilters(), satisfies: \.isEmpty)
  }

  /// While the app runs, changes of a filter at the server are applied to stored posts.
  @Test func aRejectedFilterNoLongerAppliesWhileTheSyncRuns() async throws {
    let sync = MastodonSync(provider: provider, sockets: nil)
    await sync.start()
    server.faults.next(.error(status: 422), matching: .post("/api/v2/filters"))
    let watch = StoreWatch(provider)
    try await provider.perform(.filter(filter("sea")))
    try await expect(hidden(), equals: ["a sea"])
    let runner = provider.makeOutboxRunner()
    await runner.start()
    try await watch.until { try await hidden().isEmpty }
    await runner.stop()
    await sync.stop()
  }

  // MARK: What the reader decides again

  /// The old filter is to be deleted: the new one must not be taken for it.
  @Test func aFilterMadeAgainBeforeItsDeletionIsSentRemains() async throws {
    try await provider.perform(.filter(filter("sea")))
    try await send()
    let known = try require(try await provider.wordFilters().first)
    // The deletion is delayed, and the new filter waits for it.
    server.faults.next(
      .error(status: 503),
      matching: .delete("/api/v2/filters/\(known.id)")
    )
    try await provider.perform(.deleteFilter(known.id))
    try await provider.perform(.filter(filter("sea")))
    try await send()
    expect(server.filters(of: fixture.ana).map(\.title), equals: ["sea"])
    expect(server.filters(of: fixture.ana).map(\.id) != [known.id])
    try await expect(
      provider.wordFilters().map(\.id),
      equals: server.filters(of: fixture.ana).map(\.id)
    )
    try await expect(hidden(), equals: ["a sea"])
  }

  /// Such as a change that a newer version of the app stored.
  @Test func aChangeThatCannotBeReadDeletesNothing() async throws {
    try await provider.perform(.filter(filter("sea")))
    try await send()
    var known = try require(try await provider.wordFilters().first)
    known.title = "water"
    try await provider.perform(.filter(known))
    let store = provider.store
    try await store.write { try $0.run("UPDATE outbox SET action = x'7B'") }
    // It is not among the items that screens show.
    try await provider.runOutbox {
      try await store.read { try $0.number("SELECT count(*) FROM outbox WHERE status <> 2") } == 0
    }
    expect(server.filters(of: fixture.ana).map(\.title), equals: ["sea"])
    try await expect(provider.wordFilters().map(\.title), equals: ["sea"])
  }

  @Test func aFilterEditedHereAndDeletedElsewhereIsRecreated() async throws {
    try await provider.perform(.filter(filter("sea")))
    try await send()
    var known = try require(try await provider.wordFilters().first)
    _ = try await provider.client.send(.deleteFilter(known.id))
    known.keywords = [WordFilter.Keyword("hill")]
    try await provider.perform(.filter(known))
    try await send()
    try await expect(provider.outbox(), satisfies: \.isEmpty)
    expect(server.filters(of: fixture.ana).map(\.words), equals: [["hill": true]])
    try await expect(
      provider.wordFilters().map(\.id),
      equals: server.filters(of: fixture.ana).map(\.id)
    )
    try await expect(hidden(), equals: ["a hill"])
  }

  /// Servers before Mastodon 4.4 respond to `blur` with an error, on each attempt.
  @Test func blurringFallsBackToAWarning() async throws {
    server.options.knowsBlurring = false
    var blurring = filter("sea")
    blurring.action = .blur
    try await provider.perform(.filter(blurring))
    try await send()
    try await expect(provider.outbox(), satisfies: \.isEmpty)
    expect(server.filters(of: fixture.ana).map(\.action), equals: ["warn"])
    try await expect(provider.wordFilters().map(\.action), equals: [.warn])
  }

  /// A response to a request from before a filter was completed does not contain the filter yet.
  @Test func anOlderResponseDoesNotUndoCompletedItems() async throws {
    try await provider.perform(.filter(filter("hill")))
    try await send()
    let old = try require(try await provider.wordFilters().first)
    let (store, now) = (provider.store, fixture.clock.now)
    try await store.followFilters {
      try await store.enqueue(.filter(filter("sea")), now: now)
      try await store.enqueue(.deleteFilter(old.id), now: now)
      try await sendOnly()
      return [StoredFilter(old)]
    }
    try await expect(provider.wordFilters().map(\.title), equals: ["sea"])
    try await expect(hidden(), equals: ["a sea"])
  }

  // MARK: Servers that leave it to apps

  @Test func legacyServersGetOneFilterPerWord() async throws {
    server.options.hasFilters = false
    try await provider.refreshWordFilters()
    try await provider.perform(.filter(filter("sea", "long walk")))
    try await expect(hidden(), equals: ["a sea"])
    try await send()
    expect(server.filters(of: fixture.ana).map(\.title), equals: ["sea", "long walk"])
    expect(server.filters(of: fixture.ana).map(\.action), equals: ["hide", "hide"])
    try await expect(provider.wordFilters().map(\.title), equals: ["sea", "long walk"])
    try await expect(hidden(), equals: ["a sea"])
    // New posts are matched here, because the server returns no match.
    fixture.clock.advance(by: 1)
    server.post("the SEA once more", by: fixture.bob)
    _ = try await provider.home.refresh()
    try await expect(hidden(), equals: ["the SEA once more", "a sea"])
    var known = try require(try await provider.wordFilters().first)
    known.keywords = [WordFilter.Keyword("hill")]
    try await provider.perform(.filter(known))
    try await send()
    expect(server.filters(of: fixture.ana).map(\.title), equals: ["hill", "long walk"])
    try await expect(hidden(), equals: ["a hill"])
    try await provider.perform(.deleteFilter(known.id))
    try await send()
    expect(server.filters(of: fixture.ana).map(\.title), equals: ["long walk"])
    try await expect(hidden(), satisfies: \.isEmpty)
  }

  @Test func aLostResponseMakesNoSecondLegacyFilter() async throws {
    server.options.hasFilters = false
    server.faults.next(.resetAfterEffect, matching: .post("/api/v1/filters"))
    try await provider.perform(.filter(filter("sea")))
    try await send()
    expect(server.filters(of: fixture.ana).map(\.title), equals: ["sea"])
    try await expect(hidden(), equals: ["a sea"])
  }
}
