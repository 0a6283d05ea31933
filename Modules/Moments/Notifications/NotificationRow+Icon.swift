import DesignKit
import MomentsContracts

extension NotificationRow.Kind {
  /// The symbol of what happened.
  var icon: Icon {
    switch self {
    case .mention: .mentioned
    case .like: .liked
    case .boost: .boost
    case .follow, .followRequest: .follow
    case .post: .compose
    case .edit: .edit
    case .poll: .chosen
    case .quote: .comment
    case .other: .notifications
    }
  }
}
