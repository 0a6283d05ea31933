import DemoProvider
import Expectations
import Foundation
import Foundations
import ListModel
import LiveViewModels
import MomentsContracts
import MomentsLanguage
import MomentsValues
import ScreenTesting
import SocialModel
import Testing
import UIKit
import _Testing_Rows
import _Testing_Snapshots

@testable import MomentsThread

/// States of a thread for a reader who can write: the comment bar, own comments, pending comments.
@Suite struct ThreadStateSnapshots {
  private func screen(
    _ story: DemoStory,
    moment: ListItemID = "moment-1",
    _ traits: ScreenTraits = ScreenTraits(),
    _ language: AppLanguage = .english
  ) async -> (screen: Screen, viewModel: LiveThreadViewModel) {
    let clock = HeadlessClock()
    let provider = DemoProvider(story, clock: clock)
    let viewModel = LiveThreadViewModel(
      moment: moment,
      threads: provider,
      actions: ReaderActions(Offering([.like, .boost, .post, .edit, .delete], of: provider)),
      in: ScreenContext(
        language,
        time: ReaderTime(now: { DemoProvider.defaultNow }, timeZone: .gmt, clock: clock),
        changes: provider
      )
    )
    let screen = Screen(traits: traits.reading(language), clock: clock) {
      UINavigationController(
        rootViewController: ThreadViewController(viewModel: viewModel, imageLoader: Rows.loader)
      )
    }
    screen.work = [{ await Rows.loader.waitUntilIdle() }]
    await screen.settle()
    return (screen, viewModel)
  }

  @Test(arguments: [ScreenLook.light, .dark, .chinese, .arabic, .narrow, .largest])
  func pendingComment(look: ScreenLook) async throws {
    let screen = await screen(.pendingComment, look.traits, look.language).screen
    try await screen.scroll(by: look == .largest ? 950 : 350)
    await screen.settle()
    expectLook(screen, look.name(of: "pending"), showing: ["text.moment-1-comment-1"])
  }

  @Test func theReadersOwnMoment() async {
    let (screen, viewModel) = await screen(.conversation, moment: "moment-own")
    viewModel.perform(.boost, on: "moment-own")
    await screen.settle()
    expectLook(screen, "own")
  }

  @Test func theReadersOwnMomentInTheLargestText() async {
    let traits = ScreenTraits(contentSize: .accessibilityExtraExtraExtraLarge)
    expectLook(
      await screen(.noComments, moment: "moment-own", traits).screen,
      "own-largest",
      showing: ["thread.edit", "thread.delete", "thread.detail"]
    )
  }

  @Test func theReadersOwnMomentIsDeleted() async throws {
    let (screen, viewModel) = await screen(.noComments, moment: "moment-own")
    try await screen.tap("thread.delete")
    await screen.advance(by: 1)
    expectLook(screen, "own-deleted")
    try await screen.tap("toast.action")
    await screen.settle()
    expect(viewModel.state, equals: .content)
  }

  @Test func swipingReplies() async throws {
    let (screen, viewModel) = await screen(.conversation)
    var routes: [Route] = []
    viewModel.onRoute = { routes.append($0) }
    try await screen.scroll(by: 500)
    await screen.settle()
    await screen.drag(from: CGPoint(x: 120, y: 420), to: CGPoint(x: 220, y: 420))
    await screen.advance(by: 1)
    expectLook(screen, "swipe-leading")
  }

  @Test func theBarOpensTheComposer() async throws {
    let (screen, viewModel) = await screen(.noComments)
    var routes: [Route] = []
    viewModel.onRoute = { routes.append($0) }
    try await screen.tap("thread.write")
    expect(routes, equals: [.compose(.comment(on: "moment-1"))])
  }

  @Test func theBarDoesNotCoverTheLastComment() async throws {
    let screen = await screen(.conversation).screen
    for _ in 0..<4 { try await screen.scroll(by: 5_000) }
    await screen.settle()
    let bar = try screen.view("thread.write")
    let last = try screen.view("like.moment-1-comment-25")
    expect(last.convert(last.bounds, to: nil).maxY, isAtMost: bar.convert(bar.bounds, to: nil).minY)
  }
}
