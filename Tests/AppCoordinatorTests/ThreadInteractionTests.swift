import AppCoordinator
import DemoProvider
import Expectations
import Foundation
import ListModel
import MomentsContracts
import MomentsLanguage
import MomentsThread
import ScreenTesting
import Testing
import UIKit

@Suite struct ThreadInteractionTests {
  private func app(
    _ story: DemoStory = .conversation,
    moment: ListItemID = "moment-1",
    traits: ScreenTraits = ScreenTraits()
  ) async -> DemoApp {
    await DemoApp(story, moment: moment, canWrite: false, traits: traits)
  }

  private func isShown(_ identifier: String, in app: DemoApp) -> Bool {
    (try? app.screen.view(identifier)) != nil
  }

  private func top(of identifier: String, in app: DemoApp) throws -> CGFloat {
    let view = try app.screen.view(identifier)
    return view.convert(view.bounds, to: nil).minY
  }

  /// Scrolls until a view is in the middle of the screen.
  private func bring(_ identifier: String, of app: DemoApp) async throws {
    for _ in 0..<40 where !isShown(identifier, in: app) { try await app.screen.scroll(by: 200) }
    let middle = app.screen.window.bounds.midY
    try await app.screen.scroll(by: try top(of: identifier, in: app) - middle)
    await app.screen.settle()
  }

  // MARK: There and back

  @Test func backFromAMomentRestoresThePosition() async throws {
    let app = await DemoApp()
    try await app.screen.scroll(by: 900)
    await app.screen.settle()
    let before = app.screen.layoutDescription()
    let comments = try require(firstIdentifier("comments.", in: app))
    try await app.screen.tap(comments)
    await app.screen.settle()
    expect(app.coordinator.topViewController is ThreadViewController)
    expect(isShown("thread.name", in: app))
    try await app.screen.tap("navigation.back")
    await app.screen.settle()
    expect(app.screen.layoutDescription(), equals: before)
  }

  @Test func theMomentAndItsCommentsHaveMenus() async throws {
    let app = await app()
    await app.screen.settle()
    try await app.screen.openMenu("thread.name")
    try await app.screen.tap("menu.moment.copy")
    let text = try require(app.screen.pasteboard.string)
    expect(!text.isEmpty)
    try await bring("name.moment-1-comment-2", of: app)
    try await app.screen.openMenu("name.moment-1-comment-2")
    expect(!isShown("menu.moment.boost", in: app))
    try await app.screen.tap("menu.moment.copy")
    expect(app.screen.pasteboard.string != text)
  }

  @Test func theMenuOfTheTimelineIsInTheBar() async throws {
    let app = await app()
    await app.screen.settle()
    try await app.screen.tap("thread.more")
    await app.screen.settle()
    try await app.screen.tap("menu.moment.copy")
    try expect(!require(app.screen.pasteboard.string).isEmpty)
  }

  @Test func likingInTheThreadUpdatesTheTimeline() async throws {
    let app = await DemoApp()
    try await bring("comments.moment-1", of: app)
    expect((try app.screen.view("like.moment-1") as? UIButton)?.isSelected, equals: false)
    try await app.screen.tap("comments.moment-1")
    await app.screen.settle()
    try await bring("thread.like", of: app)
    try await app.screen.tap("thread.like")
    await app.screen.settle()
    try await app.screen.tap("navigation.back")
    await app.screen.settle()
    expect((try app.screen.view("like.moment-1") as? UIButton)?.isSelected, equals: true)
  }

  @Test func aPoppedThreadIsReleased() async throws {
    let app = await app()
    weak let thread = app.coordinator.topViewController
    expect(thread is ThreadViewController)
    try await app.screen.tap("navigation.back")
    await app.screen.advance(by: 1)
    expectNil(thread)
  }

  private func firstIdentifier(_ prefix: String, in app: DemoApp) -> String? {
    var found: String?
    func visit(_ view: UIView) {
      if let name = view.accessibilityIdentifier, name.hasPrefix(prefix),
        app.screen.window.bounds.insetBy(dx: 0, dy: 60)
          .contains(view.convert(view.bounds, to: nil))
      {
        found = found ?? name
      }
      view.subviews.forEach(visit)
    }
    visit(app.screen.window)
    return found
  }

  @Test func linksInTheThreadOpenLikeThoseInTheTimeline() async throws {
    let app = await app(.thread, moment: "moment-3")
    let text = try app.screen.view("thread.text")
    let frame = text.convert(text.bounds, to: nil)
    // The address is in the last lines.
    for y in stride(from: frame.maxY - 8, to: frame.minY, by: -10) where app.openedURLs.isEmpty {
      await app.screen.tap(at: CGPoint(x: frame.minX + 60, y: y))
    }
    expect(app.openedURLs.first?.host(), equals: "market.example")
  }

  @Test func aThreadShowsMessagesOfItsOutboxWhileItIsOnTop() async throws {
    let app = await app(.failedThread)
    expect(app.coordinator.failure?.hasPrefix("The moment could not be loaded"), equals: true)
    try await app.screen.tap("navigation.back")
    await app.screen.settle()
    expectNil(app.coordinator.failure)
  }

  // MARK: The moment

  @Test func tappingTheTextUnfoldsAndFoldsIt() async throws {
    let app = await app(.thread, moment: "moment-6")
    let folded = try app.screen.view("thread.text").bounds.height
    try await app.screen.tap("thread.text")
    await app.screen.settle()
    let whole = try app.screen.view("thread.text").bounds.height
    expect(whole, isAbove: 2 * folded)
    try await app.screen.tap("thread.fold")
    await app.screen.settle()
    try expect(app.screen.view("thread.text").bounds.height, equals: folded)
  }

  @Test func theTextUnfoldsWithASpring() async throws {
    let tall = ScreenTraits(size: CGSize(width: 390, height: 1_600))
    let app = await app(.thread, moment: "moment-6", traits: tall)
    let start = try top(of: "thread.like", in: app)
    try await app.screen.tap("thread.fold")
    var places: [CGFloat] = []
    for _ in 0..<60 {
      await app.screen.advance(by: 1.0 / 60)
      let like = try app.screen.view("thread.like")
      places.append(app.screen.perform { presented(like) })
    }
    let end = try require(places.last)
    expect(end, isAbove: start + 200)
    // During the animation it is between the two positions, and overshoots slightly at the end.
    expect(places.contains { $0 > start + 20 && $0 < end - 20 })
    expect((places.max() ?? 0), isAbove: end + 2)
  }

  private func presented(_ view: UIView) -> CGFloat {
    var y: CGFloat = 0
    var layer: CALayer? = view.layer
    while let current = layer {
      let shown = current.presentation() ?? current
      y += shown.position.y - shown.anchorPoint.y * shown.bounds.height
      layer = current.superlayer
      if let above = layer { y -= (above.presentation() ?? above).bounds.origin.y }
    }
    return y
  }

  @Test func likesShowImmediately() async throws {
    let app = await app()
    for name in ["thread.like", "like.moment-1-comment-2"] {
      try await bring(name, of: app)
      try await app.screen.tap(name)
      expect((try app.screen.view(name) as? UIButton)?.isSelected, equals: true)
    }
  }

  @Test func aRefusedLikeIsUndoneWithAMessage() async throws {
    let app = await app(.refused)
    try await bring("like.moment-1-comment-2", of: app)
    try await app.screen.tap("like.moment-1-comment-2")
    await app.screen.advance(by: 1)
    expect((try app.screen.view("like.moment-1-comment-2") as? UIButton)?.isSelected, equals: false)
    expect((try app.screen.view("toast") as? UILabel)?.text, equals: Strings(.english).likeRefused)
  }

  // MARK: Comments

  @Test func theButtonCollapsesAndExpandsTheReplies() async throws {
    let app = await app()
    try await bring("replies.moment-1-comment-7", of: app)
    let place = try top(of: "replies.moment-1-comment-7", in: app)
    try await app.screen.tap("replies.moment-1-comment-7")
    await app.screen.settle()
    expect(!isShown("text.moment-1-comment-8", in: app))
    try expect(abs(top(of: "replies.moment-1-comment-7", in: app) - place), isBelow: 1)
    try await app.screen.tap("replies.moment-1-comment-7")
    await app.screen.settle()
    expect(isShown("text.moment-1-comment-8", in: app))
  }

  @Test func tappingALineCollapsesItsComment() async throws {
    let app = await app()
    try await bring("text.moment-1-comment-8", of: app)
    let y = try top(of: "text.moment-1-comment-8", in: app) + 4
    await app.screen.tap(at: CGPoint(x: 30, y: y))
    await app.screen.settle()
    expect(!isShown("text.moment-1-comment-8", in: app))
    expect(isShown("replies.moment-1-comment-7", in: app))
  }

  @Test func deletingACommentCanBeUndone() async throws {
    let app = await app()
    try await bring("delete.moment-1-comment-4", of: app)
    try await app.screen.tap("delete.moment-1-comment-4")
    await app.screen.advance(by: 0.5)
    expect(!isShown("text.moment-1-comment-4", in: app))
    expect((try app.screen.view("toast") as? UILabel)?.text, equals: "Comment deleted")
    try await app.screen.tap("toast.action")
    await app.screen.settle()
    expect(isShown("text.moment-1-comment-4", in: app))
    expect(!isShown("toast", in: app))
  }

  @Test func aFullSwipeDeletesAnOwnComment() async throws {
    let app = await app()
    try await bring("text.moment-1-comment-4", of: app)
    let y = try top(of: "text.moment-1-comment-4", in: app) + 20
    await app.screen.drag(from: CGPoint(x: 370, y: y), to: CGPoint(x: 15, y: y), duration: 0.4)
    await app.screen.settle()
    expect(!isShown("text.moment-1-comment-4", in: app))
    expect((try app.screen.view("toast") as? UILabel)?.text, equals: "Comment deleted")
    try await app.screen.tap("toast.action")
    await app.screen.settle()
    expect(isShown("text.moment-1-comment-4", in: app))
  }

  @Test func aShortSwipeShowsTheDeleteButton() async throws {
    let app = await app()
    try await bring("text.moment-1-comment-4", of: app)
    let y = try top(of: "text.moment-1-comment-4", in: app) + 20
    await app.screen.drag(from: CGPoint(x: 370, y: y), to: CGPoint(x: 270, y: y), duration: 0.6)
    await app.screen.settle()
    expect(isShown("text.moment-1-comment-4", in: app))
    await app.screen.tap(at: CGPoint(x: 370, y: y))
    await app.screen.settle()
    expect(!isShown("text.moment-1-comment-4", in: app))
  }

  @Test func commentsOfOthersCannotBeSwiped() async throws {
    let app = await app()
    try await bring("text.moment-1-comment-3", of: app)
    let y = try top(of: "text.moment-1-comment-3", in: app) + 4
    await app.screen.drag(from: CGPoint(x: 370, y: y), to: CGPoint(x: 15, y: y), duration: 0.4)
    await app.screen.settle()
    expect(isShown("text.moment-1-comment-3", in: app))
    expect(!isShown("toast", in: app))
  }

  @Test func withoutUndoTheCommentStaysDeleted() async throws {
    let app = await app()
    try await bring("delete.moment-1-comment-4", of: app)
    try await app.screen.tap("delete.moment-1-comment-4")
    await app.screen.advance(by: 7)
    expect(!isShown("text.moment-1-comment-4", in: app))
    expect(!isShown("toast", in: app))
  }

  @Test func revealingAFilteredCommentShowsIt() async throws {
    let app = await app()
    try await bring("reveal.moment-1-comment-20", of: app)
    expect(!isShown("text.moment-1-comment-20", in: app))
    try await app.screen.tap("reveal.moment-1-comment-20")
    await app.screen.settle()
    expect(isShown("text.moment-1-comment-20", in: app))
  }

  @Test func newCommentsAreReportedAndDoNotMoveTheReader() async throws {
    let app = await app(.newComments)
    try await app.screen.scroll(by: 300)
    let place = try top(of: "text.moment-1-comment-1", in: app)
    await app.screen.advance(by: 3)
    try expect(top(of: "text.moment-1-comment-1", in: app), equals: place)
    let pill = try require(try app.screen.view("thread.new") as? UIButton)
    expect(pill.configuration?.title, equals: "3 new comments")
    try await app.screen.tap("thread.new")
    await app.screen.advance(by: 1.5)
    expect(!isShown("thread.new", in: app))
    expect(isShown("text.moment-1-comment-10", in: app))
    let middle = try top(of: "text.moment-1-comment-10", in: app)
    expect(app.screen.window.bounds.contains(CGPoint(x: 200, y: middle)))
  }

  // MARK: Loading

  @Test func pullingDownReloads() async throws {
    let app = await app()
    await app.screen.drag(
      from: CGPoint(x: 200, y: 200),
      to: CGPoint(x: 200, y: 600),
      duration: 0.6
    )
    let list = try scrollView(in: app)
    expect(list.refreshControl?.isRefreshing, equals: true)
    await app.screen.advance(by: 2)
    expect(list.refreshControl?.isRefreshing, equals: false)
  }

  private func scrollView(in app: DemoApp) throws -> UIScrollView {
    try require(try app.screen.view("list.collection") as? UIScrollView)
  }

  @Test func retryLoadsAFailedMoment() async throws {
    let app = await app(.failedThread)
    try await app.screen.tap("list.retry")
    await app.screen.settle()
    expect(isShown("thread.name", in: app))
  }

  @Test func retryLoadsAFailedPageOfComments() async throws {
    let app = await app(.commentsFailure)
    for _ in 0..<3 {
      try await app.screen.scroll(by: 20_000)
      await app.screen.settle()
    }
    try await app.screen.tap("list.retry")
    await app.screen.settle()
    expect(!isShown("list.retry", in: app))
    try await app.screen.scroll(by: 400)
    expect(isShown("text.moment-1-comment-43", in: app))
  }

  @Test func scrollingLoadsAllPagesOfALongThread() async throws {
    let app = await app(.thread, moment: "moment-5")
    for _ in 0..<8 {
      try await app.screen.scroll(by: 30_000)
      await app.screen.advance(by: 1)
    }
    expect(isShown("like.moment-5-comment-204", in: app))
  }
}
