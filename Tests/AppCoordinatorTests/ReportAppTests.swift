import AppCoordinator
import Expectations
import Foundation
import MomentsComposer
import MomentsContracts
import MomentsSearch
import ScreenTesting
import Testing
import UIKit

/// Reports and muted conversations in the app, on the demo.
@Suite struct ReportAppTests {
  private func report(_ app: DemoApp) -> ReportViewController? {
    var controller = app.coordinator.rootViewController
    while let next = controller.presentedViewController { controller = next }
    return (controller as? UINavigationController)?.topViewController as? ReportViewController
  }

  @Test func reportingFromAProfileShowsAMessage() async throws {
    let marco = PersonReference(
      id: "marco",
      name: "Marco Bianchi",
      handle: "@marco",
      avatar: nil
    )
    let app = await DemoApp()
    app.screen.perform { app.coordinator.go(to: .profile(marco)) }
    await app.screen.advance(by: 1)
    try await app.screen.tap("profile.more")
    await app.screen.advance(by: 1)
    try await app.screen.tap("menu.profile.report")
    await app.screen.advance(by: 1)
    expect(report(app)?.title, equals: "Report @marco")
    try await app.screen.tap("report.category.spam")
    await app.screen.advance(by: 1)
    try await app.screen.tap("report.send")
    await app.screen.advance(by: 2)
    await app.screen.settle()
    expectNil(report(app))
    expect(app.coordinator.message, equals: "@marco is reported to the moderators.")
  }

  @Test func theReadersOwnProfileOffersNoReport() async throws {
    let app = await DemoApp(first: .tab(.profile))
    expectNil((try? app.screen.view("profile.more")))
  }

  /// If the initial screen is the search, it is opened over Explore.
  @Test func theInitialSearchIsOverExplore() async {
    let app = await DemoApp(first: .search, hasSearch: true)
    expect(app.coordinator.topViewController is SearchViewController)
    expect(app.coordinator.state.tab, equals: .explore)
  }

  @Test func theNotificationsCanBeOpenedFirst() async {
    let app = await DemoApp(first: .tab(.notifications), hasNotifications: true)
    expect(app.coordinator.state.tab, equals: .notifications)
  }
}
