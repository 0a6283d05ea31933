import DemoViewModels
import Foundations
import MomentsContracts
import MomentsLanguage
import MomentsNotifications
import UIKit

extension GalleryIndex {
  static var followRequests: GalleryComponent {
    GalleryComponent(screen: "FollowRequestsViewController", in: "MomentsNotifications") {
      for state in GalleryListState.allCases {
        GalleryState.pushed(state.rawValue) { environment in
          let strings = environment.strings
          return FollowRequestsViewController(
            viewModel: DemoFollowRequestsViewModel(
              state.shown(DemoRows.followRequests(strings)),
              state: state.state(strings, failed: strings.followRequestsFailedTitle),
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
