import Expectations
import Foundation
import LocalStore
import MomentsValues
import SocialModel
import TestSupport
import Testing
import _Testing_Mastodon

@testable import MastodonProvider

/// A filter applies in its places, until its end, and to whole words: with a server that returns
/// matches, and with one that leaves matching to the app.
@Suite struct WordFilterPlaceTests {
  private let fixture: ServerFixture
  private var server: TestMastodon { fixture.server }
  private let provider: MastodonProvider
  private let thread: String

  init() throws {
    fixture = try ServerFixture()
    provider = try fixture.open()
    thread = fixture.server.post("mine", by: fixture.ana)
    for text in ["the sea", "all season", "@ana by the sea"] {
      fixture.clock.advance(by: 1)
      fixture.server.post(text, by: fixture.bob, replyTo: text.first == "@" ? thread : nil)
    }
  }

  /// The verdict of a filter for the three posts in each place.
  private func verdicts() async throws -> [FilterPlace: [String: FilterVerdict]] {
    var found: [FilterPlace: [String: FilterVerdict]] = [:]
    func note(_ moments: [Moment], in place: FilterPlace) {
      for moment in moments where !moment.isOwn {
        let verdict = moment.verdict(in: place, at: fixture.clock.now)
        if verdict != .show { found[place, default: [:]][moment.text.string] = verdict }
      }
    }
    for scope in [TimelineScope.home, .public, .profile(accountID: fixture.bob)] {
      let timeline = provider.storedTimeline(scope)
      _ = try await timeline.refresh()
      note(try await timeline.storedPage(downTo: nil, atLeast: 20).items, in: scope.filterPlace)
    }
    note(try await provider.thread(of: thread).comments, in: .thread)
    let received = try await provider.notifications(after: nil).items.compactMap(\.moment)
    note(received, in: .notifications)
    // Notifications about hidden posts are not shown.
    if !received.contains(where: { $0.text.string == "@ana by the sea" }) {
      found[.notifications] = ["@ana by the sea": .hide]
    }
    return found
  }

  private static let places: [FilterPlace: Set<String>] = [
    .home: ["the sea", "@ana by the sea"], .public: ["the sea"],
    .account: ["the sea", "@ana by the sea"],
    .thread: ["@ana by the sea"], .notifications: ["@ana by the sea"],
  ]

  @Test(arguments: FilterPlace.allCases, [true, false])
  func filtersApplyInTheirPlacesUntilTheirEnd(
    _ place: FilterPlace,
    serverChecks: Bool
  ) async throws {
    server.options.hasFilters = serverChecks
    let runner = provider.makeOutboxRunner()
    let watch = StoreWatch(provider)
    await runner.start()
    for action in [FilterAction.hide, .warn] {
      var filter =
        try await provider.wordFilters().first
        ?? WordFilter(title: "sea", keywords: [WordFilter.Keyword("sea")])
      filter.action = action
      filter.places = [place]
      filter.expiresAt = fixture.clock.now.addingTimeInterval(60)
      try await provider.perform(.filter(filter))
      let verdict = action == .hide ? FilterVerdict.hide : .warn(title: "sea")
      for isSent in [false, true] {
        if isSent { try await watch.until { try await provider.outbox().isEmpty } }
        let found = try await verdicts()
        expect(found.keys.elementsEqual([place]), "\(action), \(isSent ? "sent" : "waiting")")
        expect(found[place].map { Set($0.keys) }, equals: Self.places[place])
        expect(found[place]?.values.allSatisfy { $0 == verdict }, equals: true)
      }
      fixture.clock.advance(by: 70)
      try await expect(verdicts(), satisfies: \.isEmpty)
    }
    await runner.stop()
  }

  @Test(arguments: [true, false])
  func partsOfWordsMatchOnRequest(serverChecks: Bool) async throws {
    server.options.hasFilters = serverChecks
    let parts = WordFilter.Keyword("sea", isWhole: false)
    try await provider.perform(.filter(WordFilter(title: "sea", keywords: [parts])))
    let home = try await verdicts()[.home]
    expect(home.map { Set($0.keys) }, equals: ["the sea", "all season", "@ana by the sea"])
  }
}
