import Expectations
import Foundation
import ListModel
import MomentsContracts
import MomentsLanguage
import SocialModel
import TestSupport
import Testing

@testable import LiveViewModels

/// Addresses in the search, and recent searches.
@MainActor
@Suite("Addresses and recent searches")
struct SearchAddressTests {
  private let provider = FakeSearch()
  private let strings = Strings(.english)
  private let page = "https://elsewhere.example/@ana/17"

  private func make() -> LiveSearchViewModel {
    LiveSearchViewModel(
      provider: provider,
      threads: provider,
      actions: ReaderActions(provider),
      in: ScreenContext(
        .english,
        time: ReaderTime(now: { Sample.now }, timeZone: .gmt, clock: TestClock()),
        changes: provider
      )
    )
  }

  private func address(_ viewModel: LiveSearchViewModel) -> SearchAddressRow? {
    viewModel.sections.lazy.compactMap { $0.row(of: SearchAddressRow.self) }.first
  }

  private func recents(_ viewModel: LiveSearchViewModel) -> [String] {
    viewModel.sections.flatMap { $0.rows(of: RecentSearchRow.self) }.map(\.text)
  }

  private func recent(_ text: String) -> RecentSearchRow { RecentSearchRow(text, strings: strings) }

  // MARK: Addresses

  @Test("the page of a moment is offered immediately, and opens if the server finds it")
  func moment() async throws {
    let (url, moment) = (try require(URL(string: page)), Sample.moment("m"))
    await provider.set { $0.places[.page(url)] = .success(.moment(moment)) }
    let viewModel = make()
    var routes: [Route] = []
    viewModel.onRoute = { routes.append($0) }
    viewModel.type(page)
    expect(viewModel.state, equals: .content)
    expect(address(viewModel)?.title.contains(page), equals: true)
    let work = viewModel.openAddress()
    expect(address(viewModel)?.state, equals: .loading)
    await work.value
    expect(routes, equals: [.moment("m")])
    await expect(
      provider.asked,
      equals: ["resolve \(page)"],
      "the words of an address find nothing"
    )
  }

  @Test("Return opens the address of a person, which is also searched for by words")
  func person() async {
    let ana = Account(id: "7", handle: "ana@elsewhere.example")
    await provider.set { provider in
      provider.places[.handle("ana@elsewhere.example")] = .success(.person(ana))
      provider.found["@ana@elsewhere.example"] = .success(FoundItems(people: [ana]))
    }
    let viewModel = make()
    var routes: [Route] = []
    viewModel.onRoute = { routes.append($0) }
    viewModel.type("@ana@elsewhere.example")
    viewModel.submit()
    await viewModel.settle()
    expect(routes, equals: [.profile(PersonReference(ana))])
    expect(viewModel.sections.flatMap { $0.rows(of: FriendRow.self) }.count, equals: 1)
    expect(address(viewModel)?.state, equals: .idle)
  }

  @Test("an unknown address shows a message, and a failed look-up the reason")
  func nothing() async throws {
    let viewModel = make()
    viewModel.onRoute = { Issue.record("led to \($0)") }
    viewModel.type(page)
    await viewModel.openAddress().value
    expect(address(viewModel)?.state, equals: .nothing)
    expect(address(viewModel)?.detail, equals: strings.searchNothingAtAddress)
    let url = try require(URL(string: page))
    await provider.set {
      $0.places[.page(url)] = .failure(ProviderError.network(url: "", reason: .timedOut))
    }
    await viewModel.openAddress().value
    expect(address(viewModel)?.state, equals: .failed(strings.timedOut))
  }

  @Test("continued typing cancels opening")
  func typingOn() async throws {
    let (url, moment) = (try require(URL(string: page)), Sample.moment("m"))
    await provider.set { $0.places[.page(url)] = .success(.moment(moment)) }
    await provider.hold()
    let viewModel = make()
    viewModel.onRoute = { Issue.record("led to \($0)") }
    viewModel.type(page)
    let work = viewModel.openAddress()
    let (provider, page) = (provider, page)
    try await eventually { await provider.asked == ["resolve \(page)"] }
    viewModel.type("something else")
    await provider.letGo("resolve \(page)")
    await work.value
    expectNil(address(viewModel))
  }

  // MARK: Recent searches

  @Test("before the first search, a hint is shown")
  func begin() async {
    let viewModel = make()
    expect(viewModel.state, equals: .loading)
    await viewModel.load()
    expect(
      viewModel.state,
      equals: .empty(
        ListEmptyMessage(title: strings.searchBeginTitle, message: strings.searchBeginMessage)
      )
    )
  }

  @Test("recent searches are unique ignoring case, newest first and limited")
  func adding() async {
    let old = (0..<RecentSearches.limit).map { "old \($0)" }
    await provider.set { $0.recents = ["Birds"] + old.dropLast() }
    let viewModel = make()
    await viewModel.load()
    for text in ["cats", "birds"] {
      viewModel.type(text)
      viewModel.submit()
    }
    await viewModel.settle()
    viewModel.type("")
    expect(recents(viewModel), equals: ["birds", "cats"] + old.dropLast(2))
    await expect(provider.recents, equals: recents(viewModel))
  }

  @Test("a search before the stored ones are read does not lose them")
  func addingEarly() async {
    await provider.set { $0.recents = ["kept"] }
    let viewModel = make()
    viewModel.type("new")
    viewModel.submit()
    await viewModel.settle()
    await expect(provider.recents, equals: ["new", "kept"])
  }

  @Test("one recent search is deleted, and then all")
  func deleting() async {
    await provider.set { $0.recents = ["a", "b", "c"] }
    let viewModel = make()
    await viewModel.load()
    viewModel.remove(recent("b"))
    expect(recents(viewModel), equals: ["a", "c"])
    await viewModel.settle()
    await expect(provider.recents, equals: ["a", "c"])
    viewModel.removeAllRecents()
    expect(recents(viewModel), satisfies: \.isEmpty)
    await viewModel.settle()
    await expect(provider.recents, equals: [])
  }

  @Test("choosing a recent search fills the field and searches immediately")
  func choosing() async {
    await provider.set { provider in
      provider.recents = ["a", "b"]
      provider.found["b"] = .success(FoundItems(people: [Sample.ana]))
    }
    let viewModel = make()
    await viewModel.load()
    viewModel.choose(recent("b"))
    await viewModel.settle()
    expect(viewModel.text.value, equals: "b")
    await expect(provider.asked, equals: ["b"])
    await expect(provider.recents, equals: ["b", "a"])
    viewModel.choose(recent("gone"))
    expect(viewModel.text.value, equals: "b")
  }

  @Test("a failure to store them is shown")
  func failing() async {
    await provider.set { $0.recentsFailure = .notSaved(path: "/full", reason: "disk full") }
    let viewModel = make()
    await viewModel.load()
    expect(viewModel.message.value?.kind, equals: .failure)
  }
}
