import DemoViewModels
import MomentsComposer
import MomentsContracts
import MomentsLanguage
import UIKit

extension GalleryIndex {
  static var scheduled: GalleryComponent {
    GalleryComponent(screen: "ScheduledPostsViewController", in: "MomentsComposer") {
      for state in GalleryListState.allCases {
        GalleryState.pushed(state.rawValue) { environment in
          let strings = environment.strings
          return ScheduledPostsViewController(
            viewModel: DemoScheduledPostsViewModel(
              state.hasRows ? DemoRows.scheduled(strings) : [],
              state: state.state(strings, failed: strings.scheduledFailedTitle),
              paging: state.paging(strings),
              language: environment.language
            )
          )
        }
      }
    }
  }
}
