import AppCoordinator
import DemoProvider
import Expectations
import Foundation
import MomentsContracts
import MomentsTimeline
import ScreenTesting
import Testing
import UIKit

/// Switching between the reader's timelines.
@Suite struct RootScopeTests {
  @Test func aSingleTimelineHasNoSwitch() async {
    let app = await DemoApp()
    #expect(throws: ScreenTestingError.self) { try app.screen.view("timeline.scopes") }
  }

  @Test func eachTimelineKeepsItsPosition() async throws {
    let app = await DemoApp(scopes: [.home, .local, .public])
    try await app.screen.scroll(by: 600)
    let home = try require(app.coordinator.topViewController)
    let offset = try require(try app.screen.view("list.table") as? UITableView).contentOffset.y
    try await app.screen.tap("scope.local")
    await app.screen.settle()
    expect(app.coordinator.topViewController !== home)
    expect(app.stack.count, equals: 1)
    try await app.screen.tap("scope.timeline")
    await app.screen.settle()
    expect(app.coordinator.topViewController, isSameAs: home)
    let table = try require(try app.screen.view("list.table") as? UITableView)
    expect(abs(table.contentOffset.y - offset), isBelow: 0.6)
  }
}
