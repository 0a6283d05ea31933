import AppCoordinator
import Expectations
import Foundation
import MomentsComposer
import MomentsContracts
import MomentsLanguage
import ScreenTesting
import Testing
import UIKit

/// Posting later, in the app, on the demo.
@Suite struct ScheduleAppTests {
  private func toast(in app: DemoApp) -> String? {
    (try? app.screen.view("toast") as? UILabel)?.text
  }

  private func isShown(_ name: String, in app: DemoApp) -> Bool {
    (try? app.screen.view(name)) != nil
  }

  @Test func aScheduledPostIsReportedAndFoundInTheList() async throws {
    let app = await DemoApp()
    try await app.screen.tap("open.compose")
    await app.screen.settle()
    try await app.screen.type("Hello later")
    try await app.screen.tap("composer.schedule")
    await app.screen.settle()
    try await app.screen.tap("schedule.1")
    await app.screen.settle()
    try await app.screen.tap("composer.post")
    await app.screen.advance(by: 1.5)
    expectNil(app.coordinator.rootViewController.presentedViewController)
    expect(toast(in: app), equals: Strings(.english).scheduleDone("Tomorrow at 09:00"))
    app.screen.perform { app.coordinator.go(to: .scheduled) }
    await app.screen.advance(by: 1)
    await app.screen.settle()
    expect(app.coordinator.topViewController is ScheduledPostsViewController)
    expect(isShown("scheduled-own-1", in: app) && isShown("scheduled-2", in: app))
  }

  @Test func aScheduledPostIsDeletedByItsMenu() async throws {
    let app = await DemoApp()
    app.screen.perform { app.coordinator.go(to: .scheduled) }
    await app.screen.advance(by: 1)
    await app.screen.settle()
    try await app.screen.openMenu("scheduled-1")
    try await app.screen.tap("menu.scheduled.delete")
    await app.screen.advance(by: 1)
    try await app.screen.tap("alert.Delete")
    await app.screen.advance(by: 1.5)
    await app.screen.settle()
    expect(!isShown("scheduled-1", in: app) && isShown("scheduled-2", in: app))
  }
}
