import DemoProvider
import Foundation
import MomentsContracts
import ScreenTesting
import Testing
import UIKit

/// Reviewed snapshots of the timeline, in every supported state and environment.
@Suite struct TimelineScreenSnapshots {
  private func check(_ app: DemoApp, _ name: String, file: String = #filePath) {
    let problem = SnapshotComparison(besideTestFile: file).problem(with: app.screen, named: name)
    #expect(problem == nil)
  }

  @Test func top() async {
    check(await DemoApp(), "top")
  }

  @Test func scrolled() async throws {
    let app = await DemoApp()
    try await app.screen.scroll(by: 1400)
    await app.screen.settle()
    check(app, "scrolled")
  }

  @Test func loading() async {
    check(await DemoApp(.loading), "loading")
  }

  @Test func empty() async {
    check(await DemoApp(.empty), "empty")
  }

  @Test func failed() async {
    check(await DemoApp(.failure), "failed")
  }

  @Test func pageFailed() async throws {
    let app = await DemoApp(.pageFailure)
    try await app.screen.scroll(by: 20_000)
    await app.screen.settle()
    try await app.screen.scroll(by: 20_000)
    await app.screen.settle()
    check(app, "page-failed")
  }

  @Test func dark() async {
    check(await DemoApp(traits: ScreenTraits(style: .dark)), "dark")
  }

  @Test func darkScrolled() async throws {
    let app = await DemoApp(traits: ScreenTraits(style: .dark))
    try await app.screen.scroll(by: 900)
    await app.screen.settle()
    check(app, "dark-scrolled")
  }

  @Test func chinese() async throws {
    let app = await DemoApp(language: .simplifiedChinese)
    try await app.screen.scroll(by: 400)
    await app.screen.settle()
    check(app, "chinese")
  }

  @Test func arabicRunsFromRightToLeft() async throws {
    let app = await DemoApp(language: .arabic)
    try await app.screen.scroll(by: 400)
    await app.screen.settle()
    check(app, "arabic")
  }

  @Test func largestAccessibilityText() async throws {
    let app = await DemoApp(
      traits: ScreenTraits(contentSize: .accessibilityExtraExtraExtraLarge)
    )
    try await app.screen.scroll(by: 420)
    await app.screen.settle()
    check(app, "largest-text")
  }

  @Test func narrow() async throws {
    let app = await DemoApp(traits: ScreenTraits(size: CGSize(width: 320, height: 568)))
    try await app.screen.scroll(by: 250)
    await app.screen.settle()
    check(app, "narrow-320")
  }

  @Test func wide() async throws {
    let app = await DemoApp(traits: ScreenTraits(size: CGSize(width: 1024, height: 768)))
    try await app.screen.scroll(by: 400)
    await app.screen.settle()
    check(app, "wide-1024")
  }

  @Test(arguments: [2, 3])
  func scale(_ scale: Int) async {
    let app = await DemoApp(
      traits: ScreenTraits(size: CGSize(width: 390, height: 600), scale: CGFloat(scale))
    )
    check(app, "scale-\(scale)")
  }
}
