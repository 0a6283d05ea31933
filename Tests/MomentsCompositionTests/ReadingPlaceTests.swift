import DemoProvider
import Expectations
import Foundation
import ListModel
import LiveViewModels
import MomentsContracts
import ScreenTesting
import SocialModel
import Testing
import UIKit

@testable import MomentsTimeline

/// Rows inserted above never move the reader, and the list opens at the reading position.
@Suite struct ReadingPlaceTests {
  @Test func newRowsAboveDoNotMoveTheReaderAtTheTop() async throws {
    let app = await TimelineScreen(.newMoments)
    let before = try app.top(of: "name.moment-6")
    await app.screen.advance(by: 4)
    expect(app.viewModel.newMoments.value?.count, equals: 5)
    expect(abs(try app.top(of: "name.moment-6") - before), isBelow: 0.6)
    try expect(app.screen.view("timeline.new").isHidden, equals: false)
  }

  @Test func newRowsAboveDoNotMoveTheReaderFurtherDown() async throws {
    let app = await TimelineScreen(.newMoments)
    try await app.screen.scroll(by: 900)
    let shown = (6...20).map { "name.moment-\($0)" }.filter(app.isOnScreen)
    let before = try shown.map(app.top(of:))
    let offset = try app.table.contentOffset.y
    await app.screen.advance(by: 4)
    try expect(app.table.contentOffset.y, isAbove: offset + 100)
    expect(!shown.isEmpty)
    for (name, top) in zip(shown, before) { expect(abs(try app.top(of: name) - top), isBelow: 0.6) }
  }

  @Test func thePillCountsDownWhileScrollingUp() async throws {
    let app = await TimelineScreen(.newMoments)
    await app.screen.advance(by: 4)
    expect(app.viewModel.newMoments.value?.count, equals: 5)
    var counts: [Int] = []
    for _ in 0..<30 {
      try await app.screen.scroll(by: -150)
      counts.append(app.viewModel.newMoments.value?.count ?? 0)
    }
    expect(counts, equals: counts.sorted(by: >))
    expect(Set(counts).count, isAbove: 3)
  }

  @Test func thePillScrollsToTheTop() async throws {
    let app = await TimelineScreen(.newMoments)
    await app.screen.advance(by: 4)
    try await app.screen.tap("timeline.new")
    await app.screen.advance(by: 3)
    let table = try app.table
    expect(abs(table.contentOffset.y + table.adjustedContentInset.top), isBelow: 0.6)
    expectNil(app.viewModel.newMoments.value)
    try expect(app.screen.view("profile.name").isHidden, equals: false)
    #expect(throws: ScreenTestingError.self) { try app.screen.view("timeline.new") }
  }

  /// For a reader at the top who does nothing, new moments are restored after a restart.
  @Test func thePillKeepsItsNumberOverARestart() async throws {
    let app = await TimelineScreen(.newMoments)
    await app.screen.advance(by: 4)
    expect(app.viewModel.newMoments.value?.count, equals: 5)
    let again = await app.again()
    expect(again.viewModel.newMoments.value?.count, equals: 5)
    expect(again.isOnScreen("name.moment-6"))
  }

  /// A header that fills the screen leaves no moment to count down to.
  @Test func thePillNeverShowsAtTheVeryTop() async throws {
    let app = await TimelineScreen(
      .newMoments,
      traits: ScreenTraits(size: CGSize(width: 390, height: 260))
    )
    await app.screen.advance(by: 4)
    for _ in 0..<20 { try await app.screen.scroll(by: -400) }
    let table = try app.table
    expect(table.contentOffset.y, isAtMost: -table.adjustedContentInset.top)
    expectNil(app.viewModel.newMoments.value)
    #expect(throws: ScreenTestingError.self) { try app.screen.view("timeline.new") }
  }

  @Test(arguments: [false, true])
  func anOwnPostShowsImmediatelyAtTheTop(isSent: Bool) async throws {
    let app = await TimelineScreen(isSent ? .timeline : .pending)
    if isSent {
      let draft = PostDraft(id: "1", text: "Soup first.", updatedAt: DemoProvider.defaultNow)
      let post = Task { try await app.provider.perform(.post(draft)) }
      await app.screen.advance(by: 1)
      _ = try await post.value
      await app.screen.settle()
    }
    let table = try app.table
    expect(abs(table.contentOffset.y + table.adjustedContentInset.top), isBelow: 0.6)
    let first = try require(app.viewModel.sections.last?.items.first?.as(MomentRow.self))
    expect(first.isPending, equals: !isSent)
    expect(app.isOnScreen("name.\(first.id)"))
    expectNil(app.viewModel.newMoments.value)
  }

  @Test func theListOpensAtTheReadingPosition() async throws {
    let first = await TimelineScreen()
    await first.screen.drag(
      from: CGPoint(x: 200, y: 700),
      to: CGPoint(x: 200, y: 120),
      duration: 0.2
    )
    await first.screen.advance(by: 6)
    try await expect(position(of: first) != nil)
    let before = try first.screen.pngData()
    let second = await first.again()
    try expect(first.table.contentOffset.y, isAbove: 300)
    try expect(second.screen.pngData(), equals: before)
  }

  @Test func atTheTopNoPositionIsStored() async throws {
    let app = await TimelineScreen()
    await app.screen.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 200))
    await app.screen.advance(by: 4)
    try await expect(position(of: app) != nil)
    await app.screen.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 400))
    await app.screen.advance(by: 4)
    try await expectNil(position(of: app))
  }

  /// The stored reading position.
  private func position(of app: TimelineScreen) async throws -> ReadingPosition? {
    let stored = try require(app.provider.timeline(of: .home).stored)
    return try await stored.readingPosition()
  }

  // MARK: Gaps

  @Test func aGapInTheUpperHalfIsFilledFromBelow() async throws {
    let app = await TimelineScreen(.gaps)
    try await scroll(app, bringing: "gap.gap-1", to: 200)
    let below = try app.top(of: "name.moment-8")
    try await app.screen.tap("gap.gap-1")
    await app.screen.advance(by: 2)
    expect(abs(try app.top(of: "name.moment-8") - below), isBelow: 0.6)
    expect(app.isOnScreen("comments.moment-7"))
  }

  @Test func aGapInTheLowerHalfIsFilledFromAbove() async throws {
    let app = await TimelineScreen(.gaps)
    try await scroll(app, bringing: "gap.gap-1", to: 640)
    let above = try app.top(of: "text.moment-3")
    try await app.screen.tap("gap.gap-1")
    await app.screen.advance(by: 2)
    expect(abs(try app.top(of: "text.moment-3") - above), isBelow: 0.6)
    expect(app.isOnScreen("name.moment-4"))
  }

  @Test func aGapThatTheReaderScrollsToIsFilled() async throws {
    let app = await TimelineScreen(.gaps)
    for _ in 0..<30 where !app.isOnScreen("gap.gap-1") && !app.isOnScreen("name.moment-4") {
      await app.screen.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 450))
    }
    await app.screen.advance(by: 2)
    let last = try app.top(of: "text.moment-3")
    expect(!app.isOnScreen("gap.gap-1"))
    expect(app.isOnScreen("name.moment-4"))
    // What the reader was reading has not moved by it.
    await app.screen.advance(by: 2)
    expect(try app.top(of: "text.moment-3"), equals: last)
  }

  @Test func aGapThatTheFocusOfTheKeyboardComesToIsFilled() async throws {
    let app = await TimelineScreen(.gaps)
    for _ in 0..<30 where !app.isOnScreen("gap.gap-1") && !app.isOnScreen("name.moment-4") {
      await app.screen.press("j")
      await app.screen.settle()
    }
    await app.screen.advance(by: 2)
    expect(!app.isOnScreen("gap.gap-1"))
    expect(app.isOnScreen("name.moment-4"))
  }

  private func scroll(
    _ app: TimelineScreen,
    bringing identifier: String,
    to height: CGFloat
  ) async throws {
    for _ in 0..<60 where !app.isOnScreen(identifier) { try await app.screen.scroll(by: 100) }
    for _ in 0..<3 { try await app.screen.scroll(by: try app.top(of: identifier) - height) }
    await app.screen.settle()
  }
}
