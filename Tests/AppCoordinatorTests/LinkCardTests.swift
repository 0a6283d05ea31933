import AppCoordinator
import DemoProvider
import Expectations
import ListModel
import MomentsContracts
import ScreenTesting
import Testing
import UIKit

/// The pages that moments link to.
@Suite struct LinkCardTests {
  private let card = "link.https://tom.example/2025/lists-that-do-not-jump"

  @Test func tappingALinkCardOpensItsPage() async throws {
    let app = await DemoApp()
    for _ in 0..<12 where (try? app.screen.view(card)) == nil {
      try await app.screen.scroll(by: 300)
    }
    // All of it, not its edge.
    try await app.screen.scroll(by: 200)
    await app.screen.settle()
    try await app.screen.tap(card)
    await app.screen.settle()
    expect(app.openedURLs.map(\.absoluteString), equals: [String(card.dropFirst(5))])
  }

  @Test func theThreadShowsTheLinkCard() async throws {
    let app = await DemoApp(moment: "moment-6")
    try await app.screen.tap(card)
    await app.screen.settle()
    expect(app.openedURLs.map(\.absoluteString), equals: [String(card.dropFirst(5))])
  }
}
