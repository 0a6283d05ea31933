import DemoViewModels
import Foundation
import Foundations
import ListModel
import MomentsContracts
import ScreenTesting
import UIKit
import _Testing_Rows

@testable import MomentsTimeline

/// The timeline on demo data, on a headless screen.
final class TimelineScreen {
  let viewModel: DemoTimelineViewModel
  let screen: Screen

  init(
    _ scenario: DemoScenario = .timeline,
    scope: TimelineScope = .home,
    openingPlace: ReadingPlace? = nil,
    sendsAtOnce: Bool = false,
    traits: ScreenTraits = ScreenTraits(),
    language: AppLanguage = .english
  ) async {
    let clock = HeadlessClock()
    let viewModel = DemoTimelineViewModel(
      scenario: scenario,
      scope: scope,
      openingPlace: openingPlace,
      sendsAtOnce: sendsAtOnce,
      language: language,
      sleep: clock.sleep
    )
    self.viewModel = viewModel
    var traits = traits
    traits.isRightToLeft = language.isRightToLeft
    screen = Screen(traits: traits, clock: clock) {
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
