import DemoProvider
import Foundation
import Foundations
import ListModel
import LiveViewModels
import MomentsContracts
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

  private func pill(
    _ name: String,
    _ traits: ScreenTraits = ScreenTraits(),
    _ language: AppLanguage = .english,
    line: Int = #line
  )
    async throws
  {
    let app = await TimelineScreen(.newMoments, traits: traits, language: language)
    try await app.screen.scroll(by: 500)
    await app.screen.advance(by: 4)
    expectLook(app.screen, name, showing: ["timeline.new"], line: line)
  }

  @Test func newMoments() async throws { try await pill("new") }
  @Test func newMomentsDark() async throws {
    try await pill("new-dark", ScreenTraits(style: .dark))
  }
  @Test func newMomentsChinese() async throws {
    try await pill("new-chinese", ScreenTraits(), .simplifiedChinese)
  }
  @Test func newMomentsArabic() async throws {
    try await pill("new-arabic", ScreenTraits(), .arabic)
  }
  @Test func newMomentsLargest() async throws { try await pill("new-largest", Self.largest) }

  // MARK: A timeline that the server is still making

  private func preparing(
    _ name: String,
    _ language: AppLanguage,
    _ traits: ScreenTraits = ScreenTraits(),
    line: Int = #line
  ) async {
    var traits = traits
    traits.isRightToLeft = language.isRightToLeft
    let strings = Strings(language)
    let screen = Screen(traits: traits) {
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
    expectLook(screen, name, showing: ["list.message.title", "list.message"], line: line)
  }

  @Test func preparing() async { await preparing("preparing", .english) }
  @Test func preparingChinese() async { await preparing("preparing-chinese", .simplifiedChinese) }
  @Test func preparingArabic() async { await preparing("preparing-arabic", .arabic) }
  @Test func preparingLargest() async {
    await preparing("preparing-largest", .english, Self.largest)
  }

  // MARK: Gaps

  private func gap(
    _ name: String,
    _ state: TimelineGapRow.State,
    _ traits: ScreenTraits = ScreenTraits(),
    _ language: AppLanguage = .english,
    line: Int = #line
  ) async {
    var traits = traits
    traits.isRightToLeft = language.isRightToLeft
    let strings = Strings(language)
    var shown = state
    if case .failed = state {
      shown = .failed("\(strings.pageFailedTitle). \(strings.checkConnection)")
    }
    let row = TimelineGapRow(id: "g", state: shown, strings: strings)
    let screen = await ComponentScreen.make(row, traits: traits) { TimelineGapView() }
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

  private func pending(
    _ name: String,
    _ traits: ScreenTraits = ScreenTraits(),
    _ language: AppLanguage = .english,
    line: Int = #line
  )
    async throws
  {
    let app = await TimelineScreen(.pending, traits: traits, language: language)
    let bar = 100.0
    for _ in 0..<40 where !app.isOnScreen("name.moment-own") {
      try await app.screen.scroll(by: 100)
    }
    for _ in 0..<2 { try await app.screen.scroll(by: try app.top(of: "name.moment-own") - bar) }
    await app.screen.settle()
    expectLook(app.screen, name, showing: ["name.moment-own"], line: line)
  }

  @Test func pending() async throws { try await pending("pending") }
  @Test func pendingDark() async throws {
    try await pending("pending-dark", ScreenTraits(style: .dark))
  }
  @Test func pendingChinese() async throws {
    try await pending("pending-chinese", ScreenTraits(), .simplifiedChinese)
  }
  @Test func pendingArabic() async throws {
    try await pending("pending-arabic", ScreenTraits(), .arabic)
  }
  @Test func pendingNarrow() async throws { try await pending("pending-narrow", Self.narrow) }
  @Test func pendingLargest() async throws { try await pending("pending-largest", Self.largest) }

  // MARK: Boosts

  @Test func aBoostedMoment() async throws {
    let app = await TimelineScreen(.pending)
    app.viewModel.toggleBoost("moment-4")
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
    var traits = traits
    traits.isRightToLeft = language.isRightToLeft
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
    let screen = await ComponentScreen.make(row, traits: traits) {
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
