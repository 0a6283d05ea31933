import DemoViewModels
import Foundations
import ListModel
import MomentsContracts
import MomentsNotifications
import UIKit

extension GalleryIndex {
  static var followRequests: GalleryComponent {
    GalleryComponent(screen: "FollowRequestsViewController", in: "MomentsNotifications") {
      for state in GalleryListState.allCases {
        GalleryState.pushed(state.rawValue) { environment in
          let strings = environment.strings
          let empty = ListEmptyMessage(
            title: strings.emptyFollowRequestsTitle,
            message: strings.emptyFollowRequestsMessage
          )
          let rows = DemoRows.followRequests(strings)
          let shown =
            switch state {
            case .content: rows
            case .pageLoading, .pageFailed: Array(rows.prefix(3))
            case .loading, .empty, .failed: [] as [FollowRequestRow]
            }
          return FollowRequestsViewController(
            viewModel: DemoFollowRequestsViewModel(
              shown,
              state: state.state(
                strings,
                failed: strings.followRequestsFailedTitle,
                empty: empty
              ),
              paging: state.paging(strings),
              language: environment.language
            ),
            imageLoader: environment.imageLoader
          )
        }
      }
    }
  }
}
