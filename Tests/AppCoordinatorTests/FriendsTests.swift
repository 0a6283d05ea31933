import AppCoordinator
import DemoProvider
import Expectations
import Foundations
import ListModel
import MomentsContracts
import MomentsFriends
import MomentsLanguage
import ScreenTesting
import Testing
import UIKit
import _Testing_Snapshots

/// Lists of people in the whole app, on the demo's stories.
@Suite struct FriendsTests {
  private let strings = Strings(.english)

  /// Opens the app at a story and the followers of its reader.
  private func open(_ story: DemoStory = .timeline) async throws -> DemoApp {
    let app = await DemoApp(story)
    if story == .failure {
      try await app.screen.tap("list.retry")
      await arrive(app)
    }
    try await tapFollowers(app)
    await arrive(app)
    return app
  }

  private func tapFollowers(_ app: DemoApp) async throws {
    let label = try require(try app.screen.view("profile.counts") as? LinkLabel)
    // The last of the numbers.
    let point = CGPoint(x: label.textWidth - 10, y: label.bounds.midY)
    await app.screen.tap(at: label.convert(point, to: nil))
  }

  private func arrive(_ app: DemoApp) async {
    await app.screen.advance(by: 1.5)
    await app.screen.settle()
  }

  private func popup(of app: DemoApp) -> UIViewController? {
    app.coordinator.rootViewController.presentedViewController
  }

  private func text(_ identifier: String, _ app: DemoApp) -> String? {
    (try? app.screen.view(identifier) as? UILabel)?.text
  }

  private func count(of app: DemoApp) throws -> Int {
    let table = try require(popup(of: app)?.view.firstTable)
    return (0..<table.numberOfSections).map(table.numberOfRows).reduce(0, +)
  }

  @Test func tappingACountOfTheHeaderOpensTheList() async throws {
    let app = try await open()
    expect(popup(of: app) is FriendsListContainerViewController)
    expect(text("friends.title", app), equals: "Followers")
    expect(text("friends.count", app), equals: "12.8K")
    try await app.screen.tap("friends.close")
    await arrive(app)
    expectNil(popup(of: app))
  }

  @Test func tappingAPersonOpensTheirProfile() async throws {
    let app = try await open()
    let row = try app.screen.view("friend.xiaoyu")
    await app.screen.tap(at: row.convert(CGPoint(x: 30, y: 20), to: nil))
    await arrive(app)
    expectNil(popup(of: app))
    expect(app.coordinator.topViewController?.title, equals: "陈小雨")
  }

  @Test func scrollingLoadsTheNextPages() async throws {
    let app = try await open()
    try expect(count(of: app), equals: 20)
    for _ in 0..<3 {
      let table = try require(popup(of: app)?.view.firstTable)
      app.screen.perform {
        table.contentOffset.y = table.contentSize.height - table.bounds.height
      }
      await arrive(app)
    }
    try expect(count(of: app), isAtLeast: 60)
  }

  @Test func aFailedPageCanBeRetried() async throws {
    let app = try await open(.pageFailure)
    let table = try require(popup(of: app)?.view.firstTable)
    for _ in 0..<2 {
      app.screen.perform {
        table.contentOffset.y = table.contentSize.height - table.bounds.height
      }
      await arrive(app)
    }
    try expect(count(of: app), equals: 20)
    try await app.screen.tap("list.retry")
    await arrive(app)
    try expect(count(of: app), equals: 40)
  }

  @Test func aRefusedFollowIsUndoneWithAMessage() async throws {
    let app = try await open(.likeRefused)
    let button = try require(try app.screen.view("friend.follow.xiaoyu") as? UIButton)
    expect(button.configuration?.title, equals: "Follow")
    try await app.screen.tap("friend.follow.xiaoyu")
    expect(button.configuration?.title, equals: "Following")
    await app.screen.advance(by: 1)
    expect(button.configuration?.title, equals: "Follow")
    expect(text("toast", app)?.hasPrefix(strings.followRefused("陈小雨")), equals: true)
  }

  @Test func aHiddenListShowsAMessage() async throws {
    let app = try await open(.friendsHidden)
    expect(text("list.message.title", app), equals: strings.hiddenPeopleTitle)
    expect(text("friends.count", app), equals: "12.8K")
  }

  @Test func aRepeatingListEndsWithAMessage() async throws {
    let app = try await open(.friendsLoop)
    for _ in 0..<6 where text("toast", app) == nil {
      let table = try require(popup(of: app)?.view.firstTable)
      app.screen.perform {
        table.contentOffset.y = table.contentSize.height - table.bounds.height
      }
      await app.screen.advance(by: 1)
    }
    expect(text("toast", app), equals: strings.peopleRepeat)
    try expect(count(of: app), equals: 60)
  }

  @Test func aGrowingListShowsTheNumberOfNewPeople() async throws {
    let app = try await open(.friendsGrowing)
    let table = try require(popup(of: app)?.view.firstTable)
    app.screen.perform {
      table.contentOffset.y = table.contentSize.height - table.bounds.height
    }
    await app.screen.advance(by: 1)
    expect(text("toast", app), equals: strings.peopleCame(3))
    try expect(count(of: app), equals: 37, "nobody twice")
  }

  @Test func tappingTheLikesOfAMomentListsItsLikers() async throws {
    let app = await DemoApp(moment: "moment-1")
    let like = try app.screen.view("thread.like")
    await app.screen.tap(at: like.convert(CGPoint(x: 60, y: like.bounds.maxY + 16), to: nil))
    await arrive(app)
    expect(text("friends.title", app), equals: strings.likersTitle)
    let liked = try require(text("friends.count", app).flatMap(Int.init))
    try expect(count(of: app), equals: min(20, liked))
    expectLook(app.screen, "likers")
    try await app.screen.tap("friends.close")
    await arrive(app)
    expectNil(popup(of: app))
  }

  @Test func tappingTheBoostsOfAMomentListsItsBoosters() async throws {
    let app = await DemoApp(moment: "moment-35")
    try await app.screen.tap("thread.boosts")
    await arrive(app)
    expect(text("friends.title", app), equals: strings.boostersTitle)
    expect(text("friends.count", app), equals: "38")
    try expect(count(of: app), equals: 20)
    expectLook(app.screen, "boosters")
  }

  @Test func slowListsLoadAndFailedOnesCanBeRetried() async throws {
    let app = try await open(.failure)
    expect(text("list.message.title", app), equals: strings.peopleFailedTitle)
    try await app.screen.tap("list.retry")
    await arrive(app)
    try expect(count(of: app), equals: 20)
  }
}

extension UIView {
  /// The first table in the view.
  fileprivate var firstTable: UITableView? {
    if let table = self as? UITableView { return table }
    for subview in subviews {
      if let table = subview.firstTable { return table }
    }
    return nil
  }
}

extension UILabel {
  /// The width of the text on one line.
  fileprivate var textWidth: CGFloat {
    sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 1000)).width
  }
}
