import DemoProvider
import Expectations
import Foundation
import ListModel
import MomentsContracts
import MomentsLanguage
import MomentsTimeline
import ScreenTesting
import Testing
import UIKit

@Suite struct TimelineInteractionTests {
  private func button(_ identifier: String, in app: DemoApp) throws -> UIButton {
    try require(try app.screen.view(identifier) as? UIButton)
  }

  /// The identifier of the first like button on screen.
  private func firstLike(in app: DemoApp, isLiked: Bool) throws -> String {
    var found: String?
    func visit(_ view: UIView) {
      if let button = view as? UIButton, let name = button.accessibilityIdentifier,
        name.hasPrefix("like."), button.isSelected == isLiked,
        app.screen.window.bounds.contains(button.convert(button.bounds, to: nil))
      {
        found = found ?? name
      }
      view.subviews.forEach(visit)
    }
    visit(app.screen.window)
    return try require(found)
  }

  @Test func aLikeShowsImmediately() async throws {
    let app = await DemoApp()
    try await app.screen.scroll(by: 400)
    let like = try firstLike(in: app, isLiked: false)
    try await app.screen.tap(like)
    try expect(button(like, in: app).isSelected)
    await app.screen.settle()
    try expect(button(like, in: app).isSelected)
  }

  @Test func aRefusedLikeIsUndoneWithAMessage() async throws {
    let app = await DemoApp(.likeRefused)
    try await app.screen.scroll(by: 400)
    let like = try firstLike(in: app, isLiked: false)
    try await app.screen.tap(like)
    try expect(button(like, in: app).isSelected)
    await app.screen.advance(by: 1)
    try expect(button(like, in: app).isSelected, equals: false)
    let toast = try require(try app.screen.view("toast") as? UILabel)
    expect(toast.text, equals: Strings(.english).likeRefused)
    await app.screen.advance(by: 5)
    #expect(throws: ScreenTestingError.self) { try app.screen.view("toast") }
  }

  @Test func retryLoadsAFailedTimeline() async throws {
    let app = await DemoApp(.failure)
    try await app.screen.tap("list.retry")
    await app.screen.settle()
    #expect(throws: ScreenTestingError.self) { try app.screen.view("list.retry") }
    _ = try app.screen.view("profile.name")
  }

  @Test func retryLoadsAFailedPage() async throws {
    let app = await DemoApp(.pageFailure)
    for _ in 0..<3 {
      try await app.screen.scroll(by: 20_000)
      await app.screen.settle()
    }
    let table = try require(try app.screen.view("list.table") as? UITableView)
    let before = table.numberOfRows(inSection: table.numberOfSections - 1)
    try await app.screen.tap("list.retry")
    await app.screen.settle()
    expect(table.numberOfRows(inSection: table.numberOfSections - 1), isAbove: before)
  }

  @Test func pullingDownReloads() async throws {
    let app = await DemoApp()
    await app.screen.drag(
      from: CGPoint(x: 200, y: 200),
      to: CGPoint(x: 200, y: 600),
      duration: 0.6
    )
    let table = try require(try app.screen.view("list.table") as? UITableView)
    expect(table.refreshControl?.isRefreshing, equals: true)
    await app.screen.advance(by: 2)
    expect(table.refreshControl?.isRefreshing, equals: false)
    expect(abs(table.contentOffset.y + table.adjustedContentInset.top), isBelow: 0.5)
  }

  @Test func scrollingToTheEndLoadsEveryPage() async throws {
    let app = await DemoApp()
    for _ in 0..<8 {
      try await app.screen.scroll(by: 30_000)
      await app.screen.advance(by: 1)
    }
    let table = try require(try app.screen.view("list.table") as? UITableView)
    let rows = (0..<table.numberOfSections).reduce(0) { $0 + table.numberOfRows(inSection: $1) }
    expect(rows, isAtLeast: 40)
  }

  @Test func anUnknownIdentifierFailsWithTheKnownIdentifiers() async throws {
    let app = await DemoApp()
    do {
      try await app.screen.tap("no.such.view")
      Issue.record("the tap should have failed")
    } catch let ScreenTestingError.noView(identifier, known) {
      expect(identifier, equals: "no.such.view")
      expect(known.contains("profile.name"))
    }
  }
}
