import ListModel
import MomentsContracts

/// A row of the wall: a reference that lives as long as it is on the wall.
class WallItem: RowViewModel {
  nonisolated let itemID: ListItemID

  init(_ id: String) { itemID = ListItemID(id) }
}

/// A person to follow, by a button that is idle, loading or done.
final class WallMember: WallItem {
  enum Follow { case idle, loading, done }

  let name: String
  let follow: Observable<Follow>
  let onFollow: () -> Void

  init(_ name: String, follow: Observable<Follow>, onFollow: @escaping () -> Void) {
    self.name = name
    self.follow = follow
    self.onFollow = onFollow
    super.init(name)
  }
}

/// A photo, and the words below it.
final class WallPhoto: WallItem {
  let subject: String
  let caption: String

  init(_ subject: String, _ caption: String) {
    self.subject = subject
    self.caption = caption
    super.init(subject)
  }
}
