import ListModel
import MomentsContracts

/// A person to follow, by a button that is idle, loading or done.
final class WallMember: RowViewModel {
  enum Follow { case idle, loading, done }

  nonisolated let itemID: ListItemID
  let name: String
  let follow: Observable<Follow>
  let onFollow: () -> Void

  init(_ name: String, follow: Observable<Follow>, onFollow: @escaping () -> Void) {
    itemID = ListItemID(name)
    self.name = name
    self.follow = follow
    self.onFollow = onFollow
  }
}

/// A photo, and the words below it.
final class WallPhoto: RowViewModel {
  nonisolated let itemID: ListItemID
  let caption: String
  let image: AsyncImage

  init(_ subject: String, _ caption: String, image: AsyncImage) {
    itemID = ListItemID(subject)
    self.caption = caption
    self.image = image
  }
}
