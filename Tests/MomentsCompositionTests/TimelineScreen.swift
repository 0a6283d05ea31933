import DemoProvider
import Foundation
import Foundations
import ListModel
import LiveViewModels
import MomentsComposition
import MomentsContracts
import MomentsLanguage
import MomentsValues
import ScreenTesting
import SocialModel
import UIKit
import _Testing_Rows

@testable import MomentsTimeline

/// The timeline of a story, with its live view model, on a headless screen.
final class TimelineScreen {
  let viewModel: LiveTimelineViewModel
  let provider: DemoProvider
  let screen: Screen

  convenience init(
    _ story: DemoStory = .timeline,
    traits: ScreenTraits = ScreenTraits(),
    language: AppLanguage = .english
  ) async {
    let clock = HeadlessClock()
    let provider = DemoProvider(story, clock: clock)
    await self.init(provider, clock: clock, traits: traits, language: language)
  }

  /// A new instance of the screen, as after a restart of the app.
  func again() async -> TimelineScreen {
    await TimelineScreen(provider, clock: HeadlessClock())
  }

  private init(
    _ provider: DemoProvider,
    clock: HeadlessClock,
    traits: ScreenTraits = ScreenTraits(),
    language: AppLanguage = .english
  ) async {
    self.provider = provider
    let viewModel = LiveTimelineViewModel(
      source: provider,
      kind: .home,
      actions: ReaderActions(
        Offering([.like, .boost, .follow, .post, .edit, .delete], of: provider),
        relationships: provider
      ),
      in: ScreenContext(
        language,
        time: ReaderTime(now: { DemoProvider.defaultNow }, timeZone: .gmt, clock: clock),
        changes: provider
      )
    )
    self.viewModel = viewModel
    screen = Screen(traits: traits.reading(language), clock: clock) {
      UINavigationController(
        rootViewController: TimelineViewController(viewModel: viewModel, imageLoader: Rows.loader)
      )
    }
    screen.work = [{ await Rows.loader.waitUntilIdle() }]
    await screen.settle()
  }

  var table: UITableView {
    get throws {
      guard let table = try screen.view("list.table") as? UITableView else {
        throw ScreenTestingError.nothingScrolls
      }
      return table
    }
  }

  /// Where a view is on screen.
  func top(of identifier: String) throws -> CGFloat {
    let view = try screen.view(identifier)
    return view.convert(view.bounds, to: nil).minY
  }

  func isOnScreen(_ identifier: String) -> Bool {
    guard let view = try? screen.view(identifier) else { return false }
    return screen.window.bounds.intersects(view.convert(view.bounds, to: nil))
  }
}
