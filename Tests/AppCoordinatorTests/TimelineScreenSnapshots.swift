import DemoProvider
import Foundation
import MomentsContracts
import MomentsLanguage
import ScreenTesting
import Testing
import UIKit
import _Testing_Snapshots

/// Reviewed snapshots of the timeline, in every supported state and environment.
@Suite struct TimelineScreenSnapshots {
  @Test func top() async {
    expectLook(await DemoApp().screen, "top")
  }

  @Test func scrolled() async throws {
    let app = await DemoApp()
    try await app.screen.scroll(by: 1400)
    await app.screen.settle()
    expectLook(app.screen, "scrolled")
  }

  @Test func loading() async {
    expectLook(await DemoApp(.loading).screen, "loading")
  }

  @Test func empty() async {
    expectLook(await DemoApp(.empty).screen, "empty")
  }

  @Test func failed() async {
    expectLook(
      await DemoApp(.failure).screen,
      "failed",
      showing: ["list.message.title", "list.retry"]
    )
  }

  @Test func pageFailed() async throws {
    let app = await DemoApp(.pageFailure)
    try await app.screen.scroll(by: 20_000)
    await app.screen.settle()
    try await app.screen.scroll(by: 20_000)
    await app.screen.settle()
    expectLook(app.screen, "page-failed", showing: ["list.message.title", "list.retry"])
  }

  @Test func dark() async {
    expectLook(await DemoApp(traits: ScreenTraits(style: .dark)).screen, "dark")
  }

  @Test func darkScrolled() async throws {
    let app = await DemoApp(traits: ScreenTraits(style: .dark))
    try await app.screen.scroll(by: 900)
    await app.screen.settle()
    expectLook(app.screen, "dark-scrolled")
  }

  @Test func chinese() async throws {
    let app = await DemoApp(language: .simplifiedChinese)
    try await app.screen.scroll(by: 400)
    await app.screen.settle()
    expectLook(app.screen, "chinese")
  }

  @Test func arabicRunsFromRightToLeft() async throws {
    let app = await DemoApp(language: .arabic)
    try await app.screen.scroll(by: 400)
    await app.screen.settle()
    expectLook(app.screen, "arabic")
  }

  @Test func largestAccessibilityText() async throws {
    let app = await DemoApp(
      traits: ScreenTraits(contentSize: .accessibilityExtraExtraExtraLarge)
    )
    try await app.screen.scroll(by: 420)
    await app.screen.settle()
    expectLook(app.screen, "largest-text", showing: ["name.moment-1", "text.moment-1"])
  }

  @Test func narrow() async throws {
    let app = await DemoApp(traits: ScreenTraits(size: CGSize(width: 320, height: 568)))
    try await app.screen.scroll(by: 250)
    await app.screen.settle()
    expectLook(app.screen, "narrow-320", showing: ["text.moment-1", "photo.0.moment-1"])
  }

  @Test func wide() async throws {
    let app = await DemoApp(traits: ScreenTraits(size: CGSize(width: 1024, height: 768)))
    try await app.screen.scroll(by: 400)
    await app.screen.settle()
    expectLook(app.screen, "wide-1024")
  }

  @Test(arguments: [2, 3])
  func scale(_ scale: Int) async {
    let app = await DemoApp(
      traits: ScreenTraits(size: CGSize(width: 390, height: 600), scale: CGFloat(scale))
    )
    expectLook(app.screen, "scale-\(scale)", as: scale == 2 ? .image : .layout)
  }
}
