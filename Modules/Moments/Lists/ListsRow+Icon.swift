import DesignKit
import MomentsContracts

extension ListsRow {
  /// The symbol before the title.
  var icon: Icon {
    switch kind {
    case .list: .lists
    case .hashtag: .hashtag
    }
  }
}
