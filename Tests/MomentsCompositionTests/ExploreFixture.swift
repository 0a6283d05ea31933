import DemoProvider
import Expectations
import Foundation
import Foundations
import ListModel
import LiveViewModels
import MomentsContracts
import MomentsLanguage
import ScreenTesting
import Testing
import UIKit
import _Testing_Rows

@testable import MomentsExplore

/// The explore screen of a story, with its live view model, on a headless screen.
final class ExploreFixture {
  let screen: Screen
  let viewModel: LiveExploreViewModel
  private(set) var routes: [Route] = []

  /// Shows the screen and waits until all initial content is loaded.
  init(
    _ story: DemoStory = .timeline,
    traits: ScreenTraits = ScreenTraits(),
    language: AppLanguage = .english
  ) async {
    let clock = HeadlessClock()
    let viewModel = LiveExploreViewModel(
      provider: DemoProvider(story, clock: clock),
      in: ScreenContext(language)
    )
    self.viewModel = viewModel
    screen = Screen(traits: traits.reading(language), clock: clock) {
      UINavigationController(
        rootViewController: ExploreViewController(
          viewModel: viewModel,
          imageLoader: Rows.loader
        )
      )
    }
    screen.work = [{ await Rows.loader.waitUntilIdle() }]
    viewModel.onRoute = { [weak self] in self?.routes.append($0) }
    await rest()
  }

  /// Waits until loads, row changes and animations are complete.
  func rest() async {
    await screen.settle()
    await screen.advance(by: 1.5)
    await screen.settle()
  }

  /// Scrolls to the end of the shelves, whose heights are estimates until they are visible.
  func scrollToEnd() async throws {
    for _ in 0..<3 {
      try await screen.scroll(by: 10_000)
      await rest()
    }
  }

  var table: UITableView {
    get throws { try require(try screen.view("list.table") as? UITableView) }
  }

  /// The collection that shows the view of an identifier.
  func collection(with identifier: String) throws -> UICollectionView {
    var view: UIView? = try screen.view(identifier)
    while let current = view {
      if let collection = current as? UICollectionView { return collection }
      view = current.superview
    }
    throw ScreenTestingError.noView(identifier: identifier, known: [])
  }

  /// Slides a shelf by a drag of the finger, slowly, from right to left where the points are
  /// positive.
  func slide(_ identifier: String, by points: CGFloat) async throws {
    let view = try screen.view(identifier)
    let y = view.convert(CGPoint(x: 0, y: view.bounds.midY), to: nil).y
    let start = CGPoint(x: points > 0 ? 350 : 40, y: y)
    await screen.drag(from: start, to: CGPoint(x: start.x - points, y: y), duration: 0.8)
    await rest()
  }

  /// Whether the tree has a view with an identifier.
  func has(_ identifier: String) -> Bool { (try? screen.view(identifier)) != nil }

  /// The shelf of an identity.
  func shelf(_ id: ListItemID) throws -> ExploreShelf {
    try require(viewModel.shelves.value.first { $0.id == id })
  }
}
