import DesignKit
import MomentsContracts

extension NotificationRow.Kind {
  /// The symbol of what happened.
  var icon: Icon {
    switch self {
    case .mention: .mention
    case .like: .liked
    case .boost: .boost
    case .follow: .follow
    case .followRequest: .person
    // The bell that the reader rang for them.
    case .post: .notifications
    case .edit: .edit
    case .poll: .poll
    case .quote: .comment
    case .other: .notifications
    }
  }
}
