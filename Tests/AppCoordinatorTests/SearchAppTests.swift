import AppCoordinator
import Foundation
import MomentsContracts
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

  @Test func theButtonOfExploreOpensItAndWhatIsFoundLeadsOn() async throws {
    let app = await DemoApp(first: .explore, hasSearch: true)
    try await app.screen.tap("open.search")
    await app.screen.advance(by: 1)
    #expect(app.coordinator.topViewController is SearchViewController)
    try await search(app, for: "marco")
    try await app.screen.tap("friend.marco")
    await app.screen.advance(by: 1)
    #expect(app.coordinator.topViewController?.title == "Marco Bianchi")
    await app.screen.press(.keyboardEscape)
    await app.screen.advance(by: 1)
    #expect(app.coordinator.topViewController is SearchViewController)
    // What led somewhere is among the recent searches.
    let field = try #require(try app.screen.view("search.field") as? UITextField)
    #expect(field.text == "marco")
    try await app.screen.select(0..<5, in: "search.field")
    await app.screen.press(.keyboardDeleteOrBackspace)
    await app.screen.advance(by: 1)
    #expect((try? app.screen.view("recent.marco")) != nil)
  }

  @Test func anAddressOpensItsPlace() async throws {
    let app = await DemoApp(first: .search, hasSearch: true)
    try await search(app, for: "https://moments.example/@marco/moment-2")
    await app.screen.press(.keyboardReturnOrEnter)
    await app.screen.advance(by: 1)
    await app.screen.settle()
    #expect(app.coordinator.topViewController is ThreadViewController)
  }

  @Test func keysAndLinksOpenItFromAnywhere() async throws {
    for open in ["control", "slash", "link"] {
      let app = await DemoApp(hasSearch: true)
      switch open {
      case "control": await app.screen.press("f", modifiers: .control)
      case "slash": await app.screen.press("/")
      default:
        let link = try #require(URL(string: "moments://search"))
        app.screen.perform { _ = app.coordinator.open(link) }
      }
      await app.screen.advance(by: 1)
      #expect(app.coordinator.topViewController is SearchViewController, "\(open)")
      #expect(app.coordinator.state.tab == .explore, "\(open)")
      #expect(app.coordinator.state.stacks[.explore] == [.search], "\(open)")
    }
  }

  @Test func whoWasSearchingFindsTheSearchAgain() async throws {
    let state = AppState(tab: .explore, stacks: [.explore: [.search]])
    let app = await DemoApp(hasSearch: true, restoring: try AppState(try state.data()))
    #expect(app.coordinator.topViewController is SearchViewController)
  }

  @Test func aPlaceThatCannotBeSearchedHasNoButton() async throws {
    let app = await DemoApp(first: .explore)
    #expect((try? app.screen.view("open.search")) == nil)
    await app.screen.press("f", modifiers: .control)
    #expect(!(app.coordinator.topViewController is SearchViewController))
  }
}
