import DemoProvider
import Foundation
import ListModel
import MomentsContracts
import MomentsLanguage
import ScreenTesting
import Testing
import UIKit
import _Testing_Snapshots

/// Reviewed snapshots of a moment with its comments, in every state and environment.
@Suite struct ThreadScreenSnapshots {
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
    expectLook(try await app().screen, "top")
  }

  @Test func aLongTextIsFolded() async throws {
    expectLook(try await app(.thread, moment: "moment-6").screen, "long-folded")
  }

  @Test func aLongTextIsUnfolded() async throws {
    let app = try await app(.thread, moment: "moment-6")
    try await app.screen.tap("thread.fold")
    await app.screen.settle()
    expectLook(app.screen, "long-whole")
  }

  @Test(arguments: [("moment-11", 4), ("moment-7", 9), ("moment-13", 14)])
  func photos(moment: String, count: Int) async throws {
    expectLook(try await app(.noComments, moment: ListItemID(moment)).screen, "photos-\(count)")
  }

  // MARK: The comments

  @Test func indentationOfADeepTreeIsLimited() async throws {
    expectLook(try await app(scrolledBy: 1_900).screen, "deep")
  }

  @Test func filteredHiddenAndDeletedCommentsHaveAPlaceholder() async throws {
    expectLook(try await app(scrolledBy: 5_000).screen, "placeholders")
  }

  @Test func collapsed() async throws {
    let app = try await app(scrolledBy: 900)
    try await app.screen.tap("replies.moment-1-comment-7")
    await app.screen.settle()
    expectLook(app.screen, "collapsed")
  }

  @Test func aDeletedCommentOffersUndo() async throws {
    let app = try await app(scrolledBy: 600)
    try await app.screen.tap("delete.moment-1-comment-4")
    await app.screen.advance(by: 1)
    expectLook(app.screen, "deleted")
  }

  @Test func newComments() async throws {
    let app = try await app(.newComments, scrolledBy: 500)
    await app.screen.advance(by: 3)
    expectLook(app.screen, "new-comments")
  }

  // MARK: States

  @Test func loading() async throws {
    expectLook(try await app(.loadingThread).screen, "loading")
  }

  @Test func failed() async throws {
    expectLook(
      try await app(.failedThread).screen,
      "failed",
      showing: ["list.message.title", "list.retry"]
    )
  }

  @Test func pageFailed() async throws {
    let app = try await app(.commentsFailure)
    for _ in 0..<3 {
      try await app.screen.scroll(by: 20_000)
      await app.screen.settle()
    }
    expectLook(app.screen, "page-failed", showing: ["list.message.title", "list.retry"])
  }

  @Test func withoutComments() async throws {
    expectLook(try await app(.noComments, moment: "moment-14").screen, "no-comments")
  }

  // MARK: Environments

  @Test func dark() async throws {
    expectLook(
      try await app(.conversation, ScreenTraits(style: .dark), scrolledBy: 2_500).screen,
      "dark"
    )
  }

  @Test func chinese() async throws {
    expectLook(
      try await app(.conversation, language: .simplifiedChinese, scrolledBy: 2_500).screen,
      "chinese",
      as: .image
    )
  }

  @Test func arabicRunsFromRightToLeft() async throws {
    expectLook(try await app(.conversation, language: .arabic, scrolledBy: 2_200).screen, "arabic")
  }

  @Test func largestAccessibilityText() async throws {
    let traits = ScreenTraits(contentSize: .accessibilityExtraExtraExtraLarge)
    expectLook(
      try await app(.conversation, traits, scrolledBy: 1_500).screen,
      "largest-text",
      showing: ["text.moment-1-comment-1", "replies.moment-1-comment-1"]
    )
  }

  @Test func narrow() async throws {
    let traits = ScreenTraits(size: CGSize(width: 320, height: 568))
    expectLook(
      try await app(.conversation, traits, scrolledBy: 2_000).screen,
      "narrow-320",
      showing: ["text.moment-1-comment-12", "replies.moment-1-comment-12"]
    )
  }

  @Test func wide() async throws {
    let traits = ScreenTraits(size: CGSize(width: 1024, height: 768))
    let app = try await app(.conversation, traits)
    await app.screen.turnWheel(by: 15, at: CGPoint(x: 800, y: 400))
    await app.screen.settle()
    expectLook(app.screen, "wide-1024")
  }
}
