import DemoProvider
import Foundation
import MomentsContracts
import MomentsLanguage
import ScreenTesting
import Testing
import UIKit
import _Testing_Snapshots

/// Reviewed snapshots of the screen, in every supported state and environment.
@Suite struct ExploreScreenSnapshots {
  @Test func top() async { expectLook(await ExploreFixture().screen, "top") }

  @Test func scrolled() async throws {
    let explore = await ExploreFixture()
    try await explore.screen.scroll(by: 640)
    await explore.rest()
    expectLook(explore.screen, "scrolled")
  }

  @Test func loading() async { expectLook(await ExploreFixture(.loading).screen, "loading") }

  @Test func empty() async { expectLook(await ExploreFixture(.empty).screen, "empty") }

  @Test func failed() async {
    expectLook(
      await ExploreFixture(.failure).screen,
      "failed",
      showing: ["retry.photos", "retry.people"]
    )
  }

  @Test func oneShelfFailedAndOneIsEmpty() async throws {
    let explore = await ExploreFixture(.shelfFailure)
    try await explore.screen.scroll(by: 300)
    await explore.rest()
    expectLook(explore.screen, "shelf-failed", showing: ["retry.hashtags"])
  }

  @Test func aPageFailed() async throws {
    let explore = await ExploreFixture(.pageFailure)
    try await explore.scrollToEnd()
    try await explore.screen.tap("more.links")
    await explore.rest()
    try await explore.scrollToEnd()
    expectLook(explore.screen, "page-failed", showing: ["more.links"])
  }

  @Test func slid() async throws {
    let explore = await ExploreFixture()
    try await explore.screen.scroll(by: 240)
    try await explore.slide("tag.caturday", by: 180)
    try await explore.slide("person.xiaoyu", by: 180)
    expectLook(explore.screen, "slid")
  }

  @Test func dark() async throws {
    let explore = await ExploreFixture(traits: ScreenTraits(style: .dark))
    try await explore.screen.scroll(by: 240)
    await explore.rest()
    expectLook(explore.screen, "dark")
  }

  @Test func chinese() async throws {
    let explore = await ExploreFixture(language: .simplifiedChinese)
    try await explore.screen.scroll(by: 420)
    await explore.rest()
    expectLook(explore.screen, "chinese")
  }

  @Test func arabicRunsFromRightToLeft() async throws {
    let explore = await ExploreFixture(language: .arabic)
    try await explore.screen.scroll(by: 300)
    await explore.rest()
    expectLook(explore.screen, "arabic")
  }

  @Test func largestAccessibilityText() async throws {
    let explore = await ExploreFixture(
      traits: ScreenTraits(contentSize: .accessibilityExtraExtraExtraLarge)
    )
    try await explore.screen.scroll(by: 420)
    await explore.rest()
    expectLook(
      explore.screen,
      "largest-text",
      showing: ["tag.caturday", "shelf.people", "person.xiaoyu"]
    )
  }

  @Test func narrow() async throws {
    let explore = await ExploreFixture(
      traits: ScreenTraits(size: CGSize(width: 320, height: 568))
    )
    try await explore.screen.scroll(by: 200)
    await explore.rest()
    expectLook(explore.screen, "narrow-320", showing: ["tag.hiking", "person.marco"])
  }

  @Test func wide() async {
    expectLook(
      await ExploreFixture(traits: ScreenTraits(size: CGSize(width: 1024, height: 768))).screen,
      "wide-1024"
    )
  }
}
