import DemoProvider
import Foundation
import LocalStore
import ScreenTesting
import TestSupport
import Testing
import UIKit

@testable import MomentsComposition

/// The badge of the tab of notifications, in the running app.
@Suite struct UnreadBadgeTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("unread-\(UUID().uuidString)")

  @Test func theBadgeSaysHowManyAreUnreadUntilTheReaderSeesThem() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let clock = HeadlessClock()
    let session = Session(
      places: StoreDirectories(root: folder),
      clock: clock,
      openURL: { _, completion in completion(false) }
    )
    try await session.open(.demo(.timeline))
    let screen = Screen(traits: ScreenTraits(), clock: clock) {
      session.show(.timeline)
      return session.root
    }
    await screen.settle()
    func badge() -> String? {
      guard let tab = try? screen.view("tab.notifications") else { return nil }
      return tab.accessibilityValue
    }
    try await eventually { badge() != nil }
    #expect(badge()?.contains("2") == true)
    try await screen.tap("tab.notifications")
    await screen.advance(by: 1)
    await screen.settle()
    try await eventually { badge() == nil }
    await session.close()
  }
}
