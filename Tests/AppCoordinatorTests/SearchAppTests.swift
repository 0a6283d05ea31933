import AppCoordinator
import Expectations
import Foundation
import Foundations
import MomentsContracts
import MomentsLanguage
import MomentsSearch
import MomentsThread
import MomentsTimeline
import ScreenTesting
import Testing
import UIKit

/// The search in the app, on the demo.
@Suite struct SearchAppTests {
  private func search(_ app: DemoApp, for text: String) async throws {
    try await app.screen.type(text)
    await app.screen.advance(by: 1)
    await app.screen.settle()
  }

  @Test func searchOpensFromExploreAndStoresRecentSearches() async throws {
    let app = await DemoApp(first: .tab(.explore), hasSearch: true)
    try await app.screen.tap("open.search")
    await app.screen.advance(by: 1)
    expect(app.coordinator.topViewController is SearchViewController)
    try await search(app, for: "marco")
    try await app.screen.tap("friend.marco")
    await app.screen.advance(by: 1)
    expect(app.coordinator.topViewController?.title, equals: "Marco Bianchi")
    try await app.screen.tap("navigation.back")
    await app.screen.advance(by: 1)
    expect(app.coordinator.topViewController is SearchViewController)
    // A search with an opened result is stored as a recent search.
    let field = try require(try app.screen.view("search.field") as? UITextField)
    expect(field.text, equals: "marco")
    try await app.screen.select(0..<5, in: "search.field")
    await app.screen.press(.keyboardDeleteOrBackspace)
    await app.screen.advance(by: 1)
    expect((try? app.screen.view("recent.marco")) != nil)
  }

  @Test func anAddressOpensItsScreen() async throws {
    let app = await DemoApp(first: .search, hasSearch: true)
    try await search(app, for: "https://moments.example/@marco/moment-2")
    await app.screen.press(.keyboardReturnOrEnter)
    await app.screen.advance(by: 1)
    await app.screen.settle()
    expect(app.coordinator.topViewController is ThreadViewController)
  }

  /// The shortcuts of the app that open the search.
  private func keys(_ app: DemoApp) -> [KeyboardShortcut] {
    app.coordinator.keyboardShortcuts.filter { $0.title == Strings(.english).searchTitle }
  }

  @Test func shortcutsAndLinksOpenTheSearchFromAnyScreen() async throws {
    let keyNames = keys(await DemoApp(hasSearch: true)).map(\.keyNames)
    expect(keyNames, equals: [["Ctrl", "F"], ["/"]])
    for way in 0..<3 {
      let app = await DemoApp(hasSearch: true)
      let link = try require(URL(string: "moments://search"))
      let isOpen = app.screen.perform {
        way < 2 ? keys(app)[way].perform() : app.coordinator.open(link)
      }
      expect(isOpen)
      await app.screen.advance(by: 1)
      expect(app.coordinator.topViewController is SearchViewController)
      expect(app.coordinator.state.tab, equals: .explore)
      expect(app.coordinator.state.stacks[.explore], equals: [.search])
      // If the search is already visible, the same shortcut focuses its field.
      app.screen.perform { _ = keys(app)[0].perform() }
      await app.screen.advance(by: 1)
      expect(app.coordinator.state.stacks[.explore], equals: [.search])
    }
  }

  @Test func aRestoredStateOpensTheSearch() async throws {
    let state = AppState(tab: .explore, stacks: [.explore: [.search]])
    let app = await DemoApp(hasSearch: true, restoring: try AppState(try state.data()))
    expect(app.coordinator.topViewController is SearchViewController)
  }

  @Test func aSourceWithoutSearchHasNoSearchButton() async throws {
    let app = await DemoApp(first: .tab(.explore))
    expectNil((try? app.screen.view("open.search")))
    expect(keys(app), satisfies: \.isEmpty)
  }
}
