import DemoViewModels
import MomentsContracts
import MomentsLanguage
import MomentsSettings
import UIKit

extension GalleryIndex {
  static var filters: [GalleryComponent] { [filterList, filter] }

  private static var filterList: GalleryComponent {
    GalleryComponent(screen: "WordFiltersViewController", in: "MomentsSettings") {
      for state in [GalleryListState.content, .loading, .empty, .failed] {
        GalleryState.pushed(state.rawValue) { environment in
          let strings = environment.strings
          return WordFiltersViewController(
            viewModel: DemoWordFiltersViewModel(
              state.hasRows ? DemoRows.filters(strings) : [],
              state: state.state(strings, failed: strings.filtersFailedTitle),
              language: environment.language
            )
          )
        }
      }
    }
  }

  private static var filter: GalleryComponent {
    func state(
      _ name: String,
      _ content: @escaping (Strings) -> WordFilterContent
    ) -> GalleryState {
      .pushed(name) { environment in
        WordFilterViewController(
          viewModel: DemoWordFilterViewModel(
            content(environment.strings),
            language: environment.language
          )
        )
      }
    }
    return GalleryComponent(screen: "WordFilterViewController", in: "MomentsSettings") {
      state("new") { DemoRows.newFilter($0) }
      state("known") { DemoRows.filter($0) }
      state("being kept") {
        var content = DemoRows.filter($0)
        content.isFinishing = true
        return content
      }
    }
  }
}
