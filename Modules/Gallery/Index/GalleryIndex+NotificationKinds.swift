import DemoViewModels
import MomentsNotifications
import MomentsValues
import UIKit

extension GalleryIndex {
  static var notificationKinds: GalleryComponent {
    func state(_ name: String, hidden: Set<NotificationKind>) -> GalleryState {
      .pushed(name) { environment in
        NotificationKindsViewController(
          viewModel: DemoNotificationKindsViewModel(
            hidden: hidden,
            language: environment.language
          )
        )
      }
    }
    return GalleryComponent(
      screen: "NotificationKindsViewController",
      in: "MomentsNotifications"
    ) {
      state("all shown", hidden: [])
      state("some hidden", hidden: [.like, .boost, .follow])
    }
  }
}
