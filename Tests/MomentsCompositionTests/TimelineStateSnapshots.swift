import DemoProvider
import Foundation
import Foundations
import ListModel
import LiveViewModels
import MomentsContracts
import MomentsLanguage
import MomentsValues
import ScreenTesting
import Testing
import UIKit
import _Testing_Rows
import _Testing_Snapshots

@testable import MomentsTimeline

/// States that only a timeline over a store has: new moments, gaps, pending moments, filters,
/// follow buttons.
@Suite struct TimelineStateSnapshots {
  private static let largest = ScreenTraits(contentSize: .accessibilityExtraExtraExtraLarge)
  private static let narrow = ScreenTraits(size: CGSize(width: 320, height: 568))

  // MARK: What is new above

  @Test(arguments: [ScreenLook.light, .dark, .chinese, .arabic, .largest])
  func newMoments(look: ScreenLook) async throws {
    let app = await TimelineScreen(.newMoments, traits: look.traits, language: look.language)
    try await app.screen.scroll(by: 500)
    await app.screen.advance(by: 4)
    expectLook(app.screen, look.name(of: "new"), showing: ["timeline.new"])
  }

  // MARK: A timeline that the server is still making

  @Test(arguments: [ScreenLook.light, .chinese, .arabic, .largest])
  func preparing(look: ScreenLook) async {
    let strings = Strings(look.language)
    let screen = Screen(traits: look.traits) {
      let message = ListMessageView()
      message.show(
        ListEmptyMessage(
          title: strings.timelinePreparingTitle,
          message: strings.timelinePreparingMessage
        )
      )
      let controller = UIViewController()
      controller.view.backgroundColor = .systemBackground
      message.frame = controller.view.bounds
      message.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      controller.view.addSubview(message)
      return controller
    }
    await screen.settle()
    expectLook(
      screen,
      look.name(of: "preparing"),
      showing: ["list.message.title", "list.message"]
    )
  }

  // MARK: Gaps

  private func gap(
    _ name: String,
    _ state: TimelineGapRow.State,
    _ traits: ScreenTraits = ScreenTraits(),
    _ language: AppLanguage = .english,
    line: Int = #line
  ) async {
    let strings = Strings(language)
    var shown = state
    if case .failed = state {
      shown = .failed("\(strings.pageFailedTitle). \(strings.checkConnection)")
    }
    let row = TimelineGapRow(id: "g", state: shown, strings: strings)
    let screen = await ComponentScreen.make(row, traits: traits.reading(language)) {
      TimelineGapView()
    }
    expectLook(screen, name, line: line)
  }

  @Test func gaps() async throws {
    let app = await TimelineScreen(.gaps)
    try await app.screen.scroll(by: 900)
    await app.screen.settle()
    expectLook(app.screen, "gaps")
  }

  @Test func gapIdle() async { await gap("gap-idle", .idle) }
  @Test func gapLoading() async { await gap("gap-loading", .loading) }
  @Test func gapFailed() async { await gap("gap-failed", .failed("")) }
  @Test func gapDark() async { await gap("gap-dark", .failed(""), ScreenTraits(style: .dark)) }
  @Test func gapChinese() async {
    await gap("gap-chinese", .idle, ScreenTraits(), .simplifiedChinese)
  }
  @Test func gapArabic() async { await gap("gap-arabic", .failed(""), ScreenTraits(), .arabic) }
  @Test func gapNarrow() async { await gap("gap-narrow", .failed(""), Self.narrow) }
  @Test func gapLargest() async { await gap("gap-largest", .failed(""), Self.largest) }

  // MARK: What is being sent, and filters

  @Test(arguments: [ScreenLook.light, .dark, .chinese, .arabic, .narrow, .largest])
  func pending(look: ScreenLook) async throws {
    let app = await TimelineScreen(.pending, traits: look.traits, language: look.language)
    let bar = 100.0
    for _ in 0..<40 where !app.isOnScreen("name.moment-own") {
      try await app.screen.scroll(by: 100)
    }
    for _ in 0..<2 { try await app.screen.scroll(by: try app.top(of: "name.moment-own") - bar) }
    await app.screen.settle()
    expectLook(app.screen, look.name(of: "pending"), showing: ["name.moment-own"])
  }

  // MARK: Boosts

  @Test func aBoostedMoment() async throws {
    let app = await TimelineScreen(.pending)
    app.viewModel.perform(.boost, on: "moment-4")
    try await app.screen.scroll(by: 1350)
    await app.screen.settle()
    expectLook(app.screen, "boosted")
  }

  @Test func swipedToTheLeadingSide() async throws {
    let app = await TimelineScreen(.pending)
    try await app.screen.scroll(by: 700)
    await app.screen.drag(from: CGPoint(x: 120, y: 420), to: CGPoint(x: 300, y: 420))
    await app.screen.advance(by: 1)
    expectLook(app.screen, "swipe-leading")
  }

  @Test func swipedToTheTrailingSide() async throws {
    let app = await TimelineScreen(.pending)
    for _ in 0..<2 { try await app.screen.scroll(by: try app.top(of: "name.moment-own") - 100) }
    await app.screen.drag(from: CGPoint(x: 300, y: 130), to: CGPoint(x: 140, y: 130))
    await app.screen.advance(by: 1)
    expectLook(app.screen, "swipe-trailing")
  }

  // MARK: Following

  private func profile(
    _ name: String,
    _ kind: FollowButtonState.Kind,
    followsReader: Bool = false,
    _ traits: ScreenTraits = ScreenTraits(),
    _ language: AppLanguage = .english,
    line: Int = #line
  ) async {
    let row = UserProfileRow(
      person: Rows.person(),
      background: Rows.image("landscape/2", width: 300, height: 240),
      bio: RichText("Ferries, benches, birds. Photos are mine."),
      counts: [.init(value: "128", title: "moments", accessibilityText: "128 moments")],
      follow: FollowButtonState(
        kind: kind,
        followsReader: followsReader,
        strings: Strings(language)
      )
    )
    let screen = await ComponentScreen.make(row, traits: traits.reading(language)) {
      UserProfileListItemView(imageLoader: Rows.loader)
    }
    expectLook(screen, name, showing: ["profile.follow"], line: line)
  }

  @Test func follow() async { await profile("follow", .follow) }
  @Test func requested() async { await profile("follow-requested", .requested) }
  @Test func following() async {
    await profile("follow-following", .following, followsReader: true)
  }
  @Test func followLoading() async { await profile("follow-loading", .loading) }
  @Test func followDark() async {
    await profile("follow-dark", .following, followsReader: true, ScreenTraits(style: .dark))
  }
  @Test func followChinese() async {
    await profile(
      "follow-chinese",
      .follow,
      followsReader: true,
      ScreenTraits(),
      .simplifiedChinese
    )
  }
  @Test func followArabic() async {
    await profile("follow-arabic", .follow, followsReader: true, ScreenTraits(), .arabic)
  }
  @Test func followNarrow() async {
    await profile("follow-narrow", .requested, followsReader: true, Self.narrow)
  }
  @Test func followLargest() async {
    await profile("follow-largest", .following, followsReader: true, Self.largest)
  }
}
