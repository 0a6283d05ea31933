import AppCoordinator
import Expectations
import Foundations
import MomentsComposer
import MomentsContracts
import MomentsLanguage
import MomentsOutbox
import ScreenTesting
import Testing
import UIKit
import _Testing_Snapshots

/// The banner of screens while the server no longer accepts the token.
@Suite struct SignInBannerTests {
  private func banner(of controller: UIViewController?) -> BannerView? {
    (controller as? BaseViewController)?.banner
  }

  private var isShown: (DemoApp) -> Bool {
    { app in (try? app.screen.view("banner.action")) != nil }
  }

  @Test func noBannerIsShownWhileTheReaderIsSignedIn() async {
    let app = await DemoApp(hasAccounts: true)
    expect(!isShown(app))
  }

  @Test func theTimelineShowsTheBannerUntilSigningIn() async throws {
    let app = await DemoApp(hasAccounts: true)
    app.coordinator.showSignInRequest()
    // It is not a toast, which would be dismissed after some seconds.
    await app.screen.advance(by: 60)
    expect(isShown(app))
    try await app.screen.tap("banner.action")
    await app.screen.advance(by: 1)
    expect(app.coordinator.topViewController?.title, equals: Strings(.english).signInTitle)
    expect(!isShown(app))
  }

  @Test func theFirstRowStartsBelowTheBanner() async throws {
    let app = await DemoApp(hasAccounts: true)
    let list = try require(app.coordinator.topViewController as? BaseTableViewController)
    let before = try require(list.tableView.visibleCells.first)
    let bar = before.convert(before.bounds, to: nil).minY
    app.coordinator.showSignInRequest()
    await app.screen.settle()
    let shown = try require(banner(of: list))
    let frame = shown.convert(shown.bounds, to: nil)
    let first = try require(list.tableView.visibleCells.first)
    expect(frame.minY, equals: bar)
    expect(first.convert(first.bounds, to: nil).minY, equals: frame.maxY)
  }

  @Test func screensOpenedLaterShowTheBanner() async throws {
    let app = await DemoApp(hasAccounts: true)
    app.coordinator.showSignInRequest()
    app.coordinator.go(to: .outbox)
    await app.screen.advance(by: 1)
    let outbox = try require(app.coordinator.topViewController as? OutboxViewController)
    expect(banner(of: outbox) != nil)
    app.coordinator.go(to: .accounts)
    await app.screen.advance(by: 1)
    expectNil(banner(of: app.coordinator.topViewController))
  }

  @Test func openingTheSignInStoresTheUnfinishedDraft() async throws {
    let app = await DemoApp(hasAccounts: true)
    try await app.screen.tap("open.compose")
    await app.screen.settle()
    try await app.screen.type("Half a thought")
    app.coordinator.showSignInRequest()
    await app.screen.settle()
    try await app.screen.tap("banner.action")
    await app.screen.advance(by: 1.5)
    expectNil(app.coordinator.rootViewController.presentedViewController)
    expect(app.coordinator.topViewController?.title, equals: Strings(.english).signInTitle)
    app.coordinator.go(to: .compose(.moment))
    await app.screen.advance(by: 1)
    try await app.screen.tap("composer.drafts")
    await app.screen.advance(by: 1)
    expect(app.screen.layoutDescription().contains("Half a thought"))
  }

  @Test(
    arguments: [AppLanguage.english, .simplifiedChinese, .arabic],
    [UIContentSizeCategory.large, .accessibilityExtraExtraExtraLarge]
  )
  func images(in language: AppLanguage, at size: UIContentSizeCategory) async {
    let app = await DemoApp(
      hasAccounts: true,
      traits: ScreenTraits(
        style: language == .english ? .light : .dark,
        contentSize: size
      ),
      language: language
    )
    app.coordinator.showSignInRequest()
    await app.screen.settle()
    let name = size == .large ? language.rawValue : "\(language.rawValue)-largest"
    expectLook(app.screen, name)
  }

  @Test func theComposerMatchesItsSnapshot() async throws {
    let app = await DemoApp(hasAccounts: true)
    app.coordinator.showSignInRequest()
    try await app.screen.tap("open.compose")
    await app.screen.settle()
    expectLook(app.screen, "composer")
  }
}
