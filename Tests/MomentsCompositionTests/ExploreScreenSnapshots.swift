import DemoProvider
import Foundation
import MomentsContracts
import ScreenTesting
import Testing
import UIKit

/// Reviewed snapshots of the screen, in every supported state and environment.
@Suite struct ExploreScreenSnapshots {
  private func check(_ explore: ExploreFixture, _ name: String, file: String = #filePath) {
    let problem = SnapshotComparison(besideTestFile: file)
      .problem(with: explore.screen, named: name)
    #expect(problem == nil)
  }

  @Test func top() async { check(await ExploreFixture(), "top") }

  @Test func scrolled() async throws {
    let explore = await ExploreFixture()
    try await explore.screen.scroll(by: 640)
    await explore.rest()
    check(explore, "scrolled")
  }

  @Test func loading() async { check(await ExploreFixture(.loading), "loading") }

  @Test func empty() async { check(await ExploreFixture(.empty), "empty") }

  @Test func failed() async { check(await ExploreFixture(.failure), "failed") }

  @Test func oneShelfFailedAndOneIsEmpty() async throws {
    let explore = await ExploreFixture(.shelfFailure)
    try await explore.screen.scroll(by: 300)
    await explore.rest()
    check(explore, "shelf-failed")
  }

  @Test func aPageFailed() async throws {
    let explore = await ExploreFixture(.pageFailure)
    try await explore.scrollToEnd()
    try await explore.screen.tap("more.links")
    await explore.rest()
    try await explore.scrollToEnd()
    check(explore, "page-failed")
  }

  @Test func slid() async throws {
    let explore = await ExploreFixture()
    try await explore.screen.scroll(by: 240)
    try await explore.slide("tag.caturday", by: 180)
    try await explore.slide("person.xiaoyu", by: 180)
    check(explore, "slid")
  }

  @Test func dark() async throws {
    let explore = await ExploreFixture(traits: ScreenTraits(style: .dark))
    try await explore.screen.scroll(by: 240)
    await explore.rest()
    check(explore, "dark")
  }

  @Test func chinese() async throws {
    let explore = await ExploreFixture(language: .simplifiedChinese)
    try await explore.screen.scroll(by: 420)
    await explore.rest()
    check(explore, "chinese")
  }

  @Test func arabicRunsFromRightToLeft() async throws {
    let explore = await ExploreFixture(language: .arabic)
    try await explore.screen.scroll(by: 300)
    await explore.rest()
    check(explore, "arabic")
  }

  @Test func largestAccessibilityText() async throws {
    let explore = await ExploreFixture(
      traits: ScreenTraits(contentSize: .accessibilityExtraExtraExtraLarge)
    )
    try await explore.screen.scroll(by: 420)
    await explore.rest()
    check(explore, "largest-text")
  }

  @Test func narrow() async throws {
    let explore = await ExploreFixture(
      traits: ScreenTraits(size: CGSize(width: 320, height: 568))
    )
    try await explore.screen.scroll(by: 200)
    await explore.rest()
    check(explore, "narrow-320")
  }

  @Test func wide() async {
    check(
      await ExploreFixture(traits: ScreenTraits(size: CGSize(width: 1024, height: 768))),
      "wide-1024"
    )
  }
}
