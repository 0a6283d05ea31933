import AppCoordinator
import Expectations
import Foundation
import Foundations
import MomentsContracts
import MomentsLanguage
import MomentsNotifications
import MomentsThread
import ScreenTesting
import Testing
import UIKit
import _Testing_Snapshots

/// The tab of notifications.
@Suite struct NotificationsTests {
  private func open(
    _ traits: ScreenTraits = ScreenTraits(),
    _ language: AppLanguage = .english
  ) async throws -> DemoApp {
    let app = await DemoApp(hasNotifications: true, traits: traits, language: language)
    try await app.screen.tap("tab.notifications")
    await app.screen.advance(by: 1)
    await app.screen.settle()
    return app
  }

  @Test func tappingANotificationOpensItsMomentOrThePerson() async throws {
    let app = try await open()
    expect(app.coordinator.topViewController is NotificationsViewController)
    try await app.screen.tap("notification.notification-7")
    await app.screen.advance(by: 1)
    expect(app.coordinator.topViewController is ThreadViewController)
    let address = try require(URL(string: "moments://notifications"))
    app.screen.perform { _ = app.coordinator.open(address) }
    await app.screen.settle()
    expect(app.coordinator.topViewController is NotificationsViewController)
    try await app.screen.tap("notification.notification-26")
    await app.screen.advance(by: 1)
    expect(app.coordinator.topViewController?.title, equals: "ليلى حسن")
  }

  @Test func theyOpenAtTheNewestAtTheNextStart() async throws {
    let app = try await open()
    let screen = try require(app.coordinator.topViewController as? NotificationsViewController)
    app.screen.perform {
      screen.listView.scrollView.setContentOffset(CGPoint(x: 0, y: 300), animated: false)
    }
    await app.screen.settle()
    expect(screen.listView.savedPosition != nil)
    expectNil(app.coordinator.state.positions[.notifications]?.first)
  }

  @Test func followRequestsAreAnsweredInTheirRowsAndInTheirList() async throws {
    let app = try await open()
    let strings = Strings(.english)
    func summary() throws -> String? { try app.screen.view("follow-requests").accessibilityLabel }
    try expect(summary(), equals: strings.followRequests(3, hasMore: false))
    try await app.screen.tap("notification.notification-130.accept")
    await app.screen.advance(by: 1)
    await app.screen.settle()
    expectNil((try? app.screen.view("notification.notification-130.accept")))
    try expect(summary(), equals: strings.followRequests(2, hasMore: false))
    try await app.screen.tap("follow-requests")
    await app.screen.advance(by: 1)
    await app.screen.settle()
    expect(app.coordinator.topViewController is FollowRequestsViewController)
    expect(app.coordinator.state.stacks[.notifications], equals: [.followRequests])
  }

  @Test func mentionsAreSeparateAndEachListKeepsItsPosition() async throws {
    let app = try await open()
    let all = app.coordinator.topViewController
    try await app.screen.tap("notifications.mentions")
    await app.screen.advance(by: 1)
    await app.screen.settle()
    expect(app.coordinator.topViewController !== all)
    try expect(app.screen.view("notification.notification-4").isHidden, equals: false)
    expectNil((try? app.screen.view("notification.notification-7")))
    expectLook(app.screen, "mentions")
    try await app.screen.tap("notifications.all")
    await app.screen.settle()
    expect(app.coordinator.topViewController, isSameAs: all)
  }

  @Test func dismissingARowRemovesItFromBothScreens() async throws {
    let app = try await open()
    try await app.screen.tap("notifications.mentions")
    await app.screen.advance(by: 1)
    await app.screen.settle()
    try await app.screen.tap("notifications.all")
    await app.screen.settle()
    try await app.screen.openMenu("notification.notification-4")
    try await app.screen.tap("menu.notification.dismiss")
    await app.screen.advance(by: 1)
    await app.screen.settle()
    expectNil((try? app.screen.view("notification.notification-4")))
    try expect(app.screen.view("notification.notification-7").isHidden, equals: false)
    try await app.screen.tap("notifications.mentions")
    await app.screen.advance(by: 1)
    await app.screen.settle()
    expectNil((try? app.screen.view("notification.notification-4")))
  }

  @Test func hidingAKindRemovesItsRowsImmediatelyAndAllCanBeCleared() async throws {
    let app = try await open()
    let strings = Strings(.english)
    try await app.screen.tap("notifications.more")
    await app.screen.settle()
    try await app.screen.tap("menu.notifications.kinds")
    await app.screen.advance(by: 1)
    await app.screen.settle()
    let likes = try app.screen.view("kinds.like")
    app.screen.perform { _ = likes.accessibilityActivate() }
    await app.screen.settle()
    try await app.screen.tap("kinds.done")
    await app.screen.advance(by: 1)
    await app.screen.settle()
    expectNil((try? app.screen.view("notification.notification-7")))
    try expect(app.screen.view("notification.notification-4").isHidden, equals: false)
    try await app.screen.tap("notifications.more")
    await app.screen.settle()
    try await app.screen.tap("menu.notifications.clear")
    await app.screen.advance(by: 1)
    await app.screen.settle()
    try await app.screen.tap("alert.\(strings.clearNotifications)")
    await app.screen.advance(by: 2)
    await app.screen.settle()
    expectNil((try? app.screen.view("notification.notification-4")))
    expect(app.coordinator.message, equals: strings.notificationsCleared)
  }

  @Test func aSourceWithoutNotificationsHasNoNotificationsTab() async {
    let app = await DemoApp()
    expectNil((try? app.screen.view("tab.notifications")))
  }

  @Test func theUnreadCountIsShownOnTheTab() async throws {
    let app = await DemoApp(hasNotifications: true)
    app.screen.perform { app.coordinator.showUnread(120) }
    await app.screen.settle()
    expectLook(app.screen, "unread")
    expect(app.screen.accessibilityDescription().contains("99+"))
    app.screen.perform { app.coordinator.showUnread(0) }
    await app.screen.settle()
    expect(!app.screen.accessibilityDescription().contains("99+"))
  }

  @Test func theUnreadCountIsShownInTheSidebar() async throws {
    let traits = ScreenTraits(size: CGSize(width: 1100, height: 700))
    let app = await DemoApp(hasNotifications: true, traits: traits, language: .arabic)
    app.screen.perform { app.coordinator.showUnread(3) }
    await app.screen.settle()
    expectLook(app.screen, "unread-wide-arabic")
  }

  @Test func fiveTabs() async throws { expectLook(try await open().screen, "five-tabs") }

  @Test func fiveTabsInArabicLargest() async throws {
    let traits = ScreenTraits(contentSize: .accessibilityExtraExtraExtraLarge)
    expectLook(
      try await open(traits, .arabic).screen,
      "five-tabs-arabic-largest",
      showing: ["notification.notification-4", "tab.notifications"]
    )
  }

  @Test func fiveTabsInASidebar() async throws {
    let traits = ScreenTraits(size: CGSize(width: 1100, height: 700))
    expectLook(try await open(traits).screen, "five-tabs-wide")
  }
}
