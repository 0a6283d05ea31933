import AppCoordinator
import Expectations
import Foundation
import MomentsContracts
import MomentsFriends
import MomentsLanguage
import MomentsLists
import MomentsTimeline
import MomentsValues
import ScreenTesting
import Testing
import UIKit
import _Testing_Snapshots

/// The reader's lists and followed hashtags, through the whole app.
@Suite struct ReaderListsTests {
  private func open(
    _ traits: ScreenTraits = ScreenTraits(),
    _ language: AppLanguage = .english,
    restoring state: AppState = AppState()
  ) async -> DemoApp {
    await DemoApp(
      scopes: [.home, .local, .public],
      hasAccounts: true,
      hasLists: true,
      restoring: state,
      traits: traits,
      language: language
    )
  }

  private func wait(_ app: DemoApp) async {
    await app.screen.advance(by: 1)
    await app.screen.settle()
  }

  @Test func aListOpenedFromHomeShowsOnlyItsPeople() async throws {
    let app = await open()
    expectLook(app.screen, "home")
    try await app.screen.tap("open.lists")
    await wait(app)
    expect(app.coordinator.topViewController is ListsViewController)
    expectLook(app.screen, "lists")
    try await app.screen.tap("list.list-1")
    await wait(app)
    expect(app.coordinator.topViewController is TimelineViewController)
    expect(app.coordinator.topViewController?.title, equals: "Close friends")
    expect(
      app.coordinator.state.stacks[.timeline],
      equals: [.lists, .list(ReaderList(id: "list-1", title: "Close friends"))]
    )
    expectLook(app.screen, "list")
    try await app.screen.tap("list.members")
    await wait(app)
    expect(app.coordinator.topViewController is ListMembersViewController)
    expectLook(app.screen, "members")
  }

  @Test func aListIsRestoredFromTheAppState() async throws {
    let list = ReaderList(id: "list-2", title: "徒步与山")
    let app = await open(restoring: AppState(stacks: [.timeline: [.lists, .list(list)]]))
    await wait(app)
    expect(app.coordinator.topViewController?.title, equals: "徒步与山")
  }

  @Test func aHashtagFollowedOnItsTimelineIsListed() async throws {
    let app = await open()
    app.screen.perform { app.coordinator.go(to: .hashtag("ferry")) }
    await wait(app)
    let items = try require(app.coordinator.topViewController?.navigationItem.rightBarButtonItems)
    // The other actions remain.
    expect(items.map(\.accessibilityIdentifier), equals: ["hashtag.more", "hashtag.follow"])
    let button = items[1]
    expect(button.title, equals: "Follow")
    try await app.screen.tap("hashtag.follow")
    await wait(app)
    expect(button.title, equals: "Unfollow")
    app.screen.perform { app.coordinator.go(to: .lists) }
    await wait(app)
    try expect(app.screen.view("tag.ferry").isHidden, equals: false)
  }

  @Test func aPersonIsAddedToAListFromTheirProfile() async throws {
    let app = await open()
    app.screen.perform {
      app.coordinator.go(
        to: .profile(PersonReference(id: "person-4", name: "Four", handle: "four", avatar: nil))
      )
    }
    await wait(app)
    app.screen.perform {
      app.coordinator.go(
        to: .listsWith(PersonReference(id: "person-4", name: "Four", handle: "four", avatar: nil))
      )
    }
    await wait(app)
    expectLook(app.screen, "person")
    let isChosen = { try app.screen.view("list.list-3").accessibilityTraits.contains(.selected) }
    let before = try isChosen()
    try await app.screen.tap("list.list-3")
    await wait(app)
    try expect(isChosen(), equals: !before)
    try await app.screen.tap("lists.done")
    await wait(app)
    expect(app.coordinator.topViewController is TimelineViewController)
  }

  @Test func arabic() async throws {
    let app = await open(ScreenTraits(), .arabic)
    expectLook(app.screen, "home-arabic")
  }
}
