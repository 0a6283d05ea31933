import DemoProvider
import Foundation
import ListModel
import MomentsContracts
import ScreenTesting
import Testing
import UIKit

/// Reviewed snapshots of a moment with its comments, in every state and environment.
@Suite struct ThreadScreenSnapshots {
  private func check(_ app: DemoApp, _ name: String, file: String = #filePath) {
    let problem = SnapshotComparison(besideTestFile: file).problem(with: app.screen, named: name)
    #expect(problem == nil)
  }

  private func app(
    _ story: DemoStory = .conversation,
    moment: ListItemID = "moment-1",
    _ traits: ScreenTraits = ScreenTraits(),
    language: AppLanguage = .english,
    scrolledBy points: CGFloat = 0
  ) async throws -> DemoApp {
    let app = await DemoApp(
      story,
      moment: moment,
      canWrite: false,
      traits: traits,
      language: language
    )
    if points > 0 {
      try await app.screen.scroll(by: points)
      await app.screen.settle()
    }
    return app
  }

  // MARK: The moment

  @Test func top() async throws {
    check(try await app(), "top")
  }

  @Test func aLongTextIsFolded() async throws {
    check(try await app(.thread, moment: "moment-6"), "long-folded")
  }

  @Test func aLongTextIsUnfolded() async throws {
    let app = try await app(.thread, moment: "moment-6")
    try await app.screen.tap("thread.fold")
    await app.screen.settle()
    check(app, "long-whole")
  }

  @Test(arguments: [("moment-11", 4), ("moment-7", 9), ("moment-13", 14)])
  func photos(moment: String, count: Int) async throws {
    check(try await app(.noComments, moment: ListItemID(moment)), "photos-\(count)")
  }

  // MARK: The comments

  @Test func indentationOfADeepTreeIsLimited() async throws {
    check(try await app(scrolledBy: 1_900), "deep")
  }

  @Test func filteredHiddenAndDeletedCommentsHaveAPlaceholder() async throws {
    check(try await app(scrolledBy: 5_000), "placeholders")
  }

  @Test func collapsed() async throws {
    let app = try await app(scrolledBy: 900)
    try await app.screen.tap("replies.moment-1-comment-7")
    await app.screen.settle()
    check(app, "collapsed")
  }

  @Test func aDeletedCommentOffersUndo() async throws {
    let app = try await app(scrolledBy: 600)
    try await app.screen.tap("delete.moment-1-comment-4")
    await app.screen.advance(by: 1)
    check(app, "deleted")
  }

  @Test func newComments() async throws {
    let app = try await app(.newComments, scrolledBy: 500)
    await app.screen.advance(by: 3)
    check(app, "new-comments")
  }

  // MARK: States

  @Test func loading() async throws {
    check(try await app(.loadingThread), "loading")
  }

  @Test func failed() async throws {
    check(try await app(.failedThread), "failed")
  }

  @Test func pageFailed() async throws {
    let app = try await app(.commentsFailure)
    for _ in 0..<3 {
      try await app.screen.scroll(by: 20_000)
      await app.screen.settle()
    }
    check(app, "page-failed")
  }

  @Test func withoutComments() async throws {
    check(try await app(.noComments, moment: "moment-14"), "no-comments")
  }

  // MARK: Environments

  @Test func dark() async throws {
    check(try await app(.conversation, ScreenTraits(style: .dark), scrolledBy: 2_500), "dark")
  }

  @Test func chinese() async throws {
    check(
      try await app(.conversation, language: .simplifiedChinese, scrolledBy: 2_500),
      "chinese"
    )
  }

  @Test func arabicRunsFromRightToLeft() async throws {
    check(try await app(.conversation, language: .arabic, scrolledBy: 2_200), "arabic")
  }

  @Test func largestAccessibilityText() async throws {
    let traits = ScreenTraits(contentSize: .accessibilityExtraExtraExtraLarge)
    check(try await app(.conversation, traits, scrolledBy: 1_500), "largest-text")
  }

  @Test func narrow() async throws {
    let traits = ScreenTraits(size: CGSize(width: 320, height: 568))
    check(try await app(.conversation, traits, scrolledBy: 2_000), "narrow-320")
  }

  @Test func wide() async throws {
    let traits = ScreenTraits(size: CGSize(width: 1024, height: 768))
    check(try await app(.conversation, traits, scrolledBy: 1_200), "wide-1024")
  }
}
