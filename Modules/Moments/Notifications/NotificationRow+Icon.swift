import DesignKit
import MomentsContracts
import MomentsValues

extension NotificationKind {
  /// The symbol of the kind.
  var icon: Icon {
    switch self {
    case .mention: .mention
    case .like: .liked
    case .boost: .boost
    case .follow: .follow
    case .followRequest: .person
    // The bell that the reader enabled for the person.
    case .post: .notifications
    case .edit: .edit
    case .poll: .poll
    case .quote: .comment
    case .other: .notifications
    }
  }
}
