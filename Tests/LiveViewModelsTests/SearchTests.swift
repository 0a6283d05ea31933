import Expectations
import Foundation
import ListModel
import MomentsContracts
import MomentsLanguage
import MomentsValues
import SocialModel
import TestSupport
import Testing

@testable import LiveViewModels

/// The search over a provider.
@MainActor
@Suite("The search over a provider")
struct SearchTests {
  private let provider = FakeSearch()
  private let clock = TestClock()
  private let strings = Strings(.english)

  private func make() -> LiveSearchViewModel {
    LiveSearchViewModel(
      provider: provider,
      threads: provider,
      actions: ReaderActions(provider, relationships: provider),
      in: ScreenContext(
        .english,
        time: ReaderTime(now: { Sample.now }, timeZone: .gmt, clock: clock),
        changes: provider
      )
    )
  }

  private func person(_ id: String) -> Account { Account(id: id, handle: id) }

  private func find(_ question: String, _ items: FoundItems) async {
    await provider.set { $0.found[question] = .success(items) }
  }

  private func fail(_ question: String, _ error: ProviderError) async {
    await provider.set { $0.found[question] = .failure(error) }
  }

  private func rows<Row: ListItemViewModel>(
    _ type: Row.Type,
    _ viewModel: LiveSearchViewModel
  ) -> [Row] {
    viewModel.sections.flatMap { $0.rows(of: type) }
  }

  private func people(_ viewModel: LiveSearchViewModel) -> [String] {
    rows(FriendRow.self, viewModel).map(\.person.id)
  }

  private func headings(_ viewModel: LiveSearchViewModel) -> [String] {
    viewModel.sections.compactMap { $0.header?.as(SearchHeadingRow.self) }
      .map { $0.detail.isEmpty ? $0.title : "\($0.title), \($0.detail)" }
  }

  // MARK: Typing

  @Test("one request is sent when the reader stops typing")
  func typing() async throws {
    await find("hik", FoundItems(people: [person("hiker")]))
    let viewModel = make()
    await viewModel.load()
    for text in ["h", "hi", "hik"] { viewModel.type(text) }
    expect(viewModel.state, equals: .loading)
    let clock = clock
    try await eventually { await clock.durations.contains(LiveSearchViewModel.typingPause) }
    await clock.somebodySleeps()
    await expect(provider.asked, equals: [])
    await clock.wakeAll()
    await viewModel.settle()
    await expect(provider.asked, equals: ["hik"])
    expect(people(viewModel), equals: ["hiker"])
    expect(viewModel.state, equals: .content)
    viewModel.type("hik ")
    await expect(provider.asked, equals: ["hik"], "a space changes nothing")
  }

  @Test("a newer search cancels the older one, whose results never show")
  func newerSearch() async throws {
    await find("a", FoundItems(people: [person("old")]))
    await find("ab", FoundItems(people: [person("new")]))
    await provider.hold()
    let viewModel = make()
    viewModel.type("a")
    viewModel.submit()
    let provider = provider
    try await eventually { await provider.asked == ["a"] }
    viewModel.type("ab")
    viewModel.submit()
    try await eventually { await provider.asked == ["a", "ab"] }
    await provider.letGo("ab")
    await viewModel.settle()
    expect(people(viewModel), equals: ["new"])
    await provider.letGo("a")
    try await eventually { await provider.cancelled == ["a"] }
    expect(people(viewModel), equals: ["new"])
  }

  @Test("results stay until new ones arrive")
  func staying() async throws {
    await find("a", FoundItems(people: [person("old")]))
    let viewModel = make()
    viewModel.type("a")
    viewModel.submit()
    await viewModel.settle()
    viewModel.type("ab")
    expect(people(viewModel), equals: ["old"])
    viewModel.type("")
    expect(people(viewModel), equals: [])
    expect(viewModel.text.value, equals: "")
  }

  // MARK: What is found

  @Test("each kind has a heading and a link to all results")
  func kinds() async {
    let tags = (0..<5).map { TagUsage(name: "tag\($0)") }
    await find(
      "a",
      FoundItems(
        people: ["p0", "p1", "p2", "p3", "p4"].map(person),
        tags: tags,
        moments: (0..<20).map { Sample.moment("m\($0)") }
      )
    )
    let viewModel = make()
    viewModel.type("a")
    viewModel.submit()
    await viewModel.settle()
    expect(headings(viewModel), equals: ["People", "Hashtags", "Moments"])
    expect(people(viewModel), equals: ["p0", "p1", "p2", "p3"])
    expect(rows(TagRow.self, viewModel).count, equals: 4)
    expect(rows(MomentRow.self, viewModel).count, equals: 20)
    expect(
      rows(SearchMoreRow.self, viewModel).map(\.scope),
      equals: [.people, .hashtags, .moments]
    )
    expect(rows(SearchNoteRow.self, viewModel), satisfies: \.isEmpty)
    expect(viewModel.paging, equals: .end)
  }

  @Test("results of a kind are paged, and end when a page repeats")
  func pages() async {
    func page(_ ids: Range<Int>, next: String?) -> FoundItems {
      FoundItems(people: ids.map { person("p\($0)") }, next: next.map(PageCursor.init(token:)))
    }
    await find("a people", page(0..<2, next: "2"))
    await find("a people 2", page(2..<4, next: "4"))
    await find("a people 4", page(2..<4, next: "6"))
    let viewModel = make()
    viewModel.type("a")
    viewModel.show(.people)
    await viewModel.settle()
    await expect(provider.asked, equals: ["a people"])
    expect(viewModel.paging, equals: .idle)
    await viewModel.loadMore()
    expect(people(viewModel), equals: ["p0", "p1", "p2", "p3"])
    await viewModel.loadMore()
    expect(people(viewModel), equals: ["p0", "p1", "p2", "p3"])
    expect(viewModel.paging, equals: .end)
    expect(rows(SearchMoreRow.self, viewModel), satisfies: \.isEmpty)
  }

  @Test("a failed page is retried")
  func failedPage() async {
    await find("a moments", FoundItems(moments: [Sample.moment("1")], next: PageCursor(token: "1")))
    await fail("a moments 1", .network(url: "", reason: .offline))
    let viewModel = make()
    viewModel.type("a")
    viewModel.show(.moments)
    await viewModel.settle()
    await viewModel.loadMore()
    guard case .failed = viewModel.paging else {
      Issue.record("the page came: \(viewModel.paging)")
      return
    }
    await find("a moments 1", FoundItems(moments: [Sample.moment("2")]))
    await viewModel.loadMore()
    expect(rows(MomentRow.self, viewModel).map(\.id), equals: ["1", "2"])
  }

  @Test("an empty result shows the searched text")
  func nothing() async {
    let viewModel = make()
    viewModel.type("xyz")
    viewModel.submit()
    await viewModel.settle()
    expect(
      viewModel.state,
      equals: .empty(
        ListEmptyMessage(
          title: strings.searchNothingTitle("xyz"),
          message: strings.searchNothingMessage(.all)
        )
      )
    )
  }

  @Test("a failed search shows the reason and can be retried")
  func failure() async {
    await fail("a", .network(url: "", reason: .timedOut))
    let viewModel = make()
    viewModel.type("a")
    viewModel.submit()
    await viewModel.settle()
    expect(
      viewModel.state,
      equals: .failed(
        ListFailure(
          title: strings.searchFailedTitle,
          message: strings.timedOut,
          retryTitle: strings.retry
        )
      )
    )
    await find("a", FoundItems(people: [person("p")]))
    await viewModel.load()
    expect(people(viewModel), equals: ["p"])
    expect(viewModel.state, equals: .content)
  }

  @Test("if the server may not search texts, a note replaces the moments")
  func withoutText() async {
    await find("a", FoundItems(people: [person("p")], searchesText: false))
    await find("a moments", FoundItems(searchesText: false))
    let viewModel = make()
    viewModel.type("a")
    viewModel.submit()
    await viewModel.settle()
    expect(headings(viewModel), equals: ["People", "Moments"])
    expect(rows(SearchNoteRow.self, viewModel).map(\.kind), equals: [.noText])
    viewModel.show(.moments)
    await viewModel.settle()
    guard case .empty(let message) = viewModel.state else {
      Issue.record("not empty: \(viewModel.state)")
      return
    }
    expect(message.message, equals: strings.searchNoTextNote)
  }

  @Test("local results are marked")
  func onDevice() async {
    await find("a", FoundItems(people: [person("p")], isFromDevice: true, searchesText: false))
    let viewModel = make()
    viewModel.type("a")
    viewModel.submit()
    await viewModel.settle()
    expect(headings(viewModel), equals: ["People, On this device"])
    expect(rows(SearchNoteRow.self, viewModel).map(\.kind), equals: [.onDevice])
  }

  // MARK: What the reader does

  @Test("likes and follows are shown after the change and open nothing")
  func marks() async throws {
    await find("a", FoundItems(people: [person("p")], moments: [Sample.moment("m")]))
    let viewModel = make()
    viewModel.type("a")
    viewModel.submit()
    await viewModel.settle()
    await viewModel.moments.perform(.like, on: "m").value
    expect(rows(MomentRow.self, viewModel).first?.likes.isLiked, equals: true)
    await viewModel.people.toggleFollow("p").value
    try await eventually {
      self.rows(FriendRow.self, viewModel).first?.follow?.kind == .following
    }
    // Another screen removes the like.
    _ = try await provider.perform(.like(false, postID: "m"))
    try await eventually {
      self.rows(MomentRow.self, viewModel).first?.likes.isLiked == false
    }
  }

  @Test("rows open their screens, and the search is stored")
  func routes() async {
    let tag = TagUsage(name: "Hiking")
    await find(
      "a",
      FoundItems(people: [person("p")], tags: [tag], moments: [Sample.moment("m")])
    )
    let viewModel = make()
    var routes: [Route] = []
    viewModel.onRoute = { routes.append($0) }
    viewModel.type("a")
    viewModel.show(.people)
    viewModel.show(.all)
    await viewModel.settle()
    await expect(provider.recents, equals: [])
    viewModel.people.open("p")
    viewModel.moments.perform(.openMoment, on: "m")
    if let row = rows(TagRow.self, viewModel).first { viewModel.openTag(row) }
    await viewModel.settle()
    expect(
      routes,
      equals: [.profile(PersonReference(person("p"))), .moment("m"), .hashtag("Hiking")]
    )
    await expect(provider.recents, equals: ["a"])
  }
}
