import DemoViewModels
import Foundations
import MomentsContracts
import MomentsFriends
import MomentsSearch
import MomentsTimeline
import UIKit

extension GalleryIndex {
  /// The search, in every scenario of its demo.
  static var search: GalleryComponent {
    GalleryComponent(screen: "SearchViewController", in: "MomentsSearch") {
      for scenario in DemoSearchScenario.allCases {
        GalleryState.pushed(scenario.rawValue) { environment in
          let loader = environment.imageLoader
          return SearchViewController(
            viewModel: DemoSearchViewModel(scenario, language: environment.language)
          ) { list, viewModel in
            list.registerFriends(of: viewModel.people, imageLoader: loader)
            list.registerMoments(of: viewModel.moments, imageLoader: loader) { nil }
          }
        }
      }
    }
  }
}
