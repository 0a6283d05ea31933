import DemoViewModels
import Foundations
import ListModel
import MomentsComposer
import MomentsContracts
import UIKit

extension GalleryIndex {
  static var scheduled: GalleryComponent {
    GalleryComponent(screen: "ScheduledPostsViewController", in: "MomentsComposer") {
      for state in GalleryListState.allCases {
        GalleryState.pushed(state.rawValue) { environment in
          let strings = environment.strings
          let empty = ListEmptyMessage(
            title: strings.scheduledEmptyTitle,
            message: strings.scheduledEmptyMessage
          )
          return ScheduledPostsViewController(
            viewModel: DemoScheduledPostsViewModel(
              state.hasRows ? DemoRows.scheduled(strings) : [],
              state: state.state(strings, failed: strings.scheduledFailedTitle, empty: empty),
              paging: state.paging(strings),
              language: environment.language
            )
          )
        }
      }
    }
  }
}
