import ListModel
import MomentsContracts

/// The moment of a thread as one object of the list: each of its parts has a section controller of its own.
struct ThreadMoment: ListItemViewModel, Equatable {
  var author: ThreadAuthorRow?
  var text: ThreadTextRow?
  var photos: ThreadPhotosRow?
  var likes: ThreadLikesRow?

  /// Finds the parts among the rows that a view model publishes.
  init(_ rows: [AnyListItem]) {
    for row in rows {
      author = author ?? row.as(ThreadAuthorRow.self)
      text = text ?? row.as(ThreadTextRow.self)
      photos = photos ?? row.as(ThreadPhotosRow.self)
      likes = likes ?? row.as(ThreadLikesRow.self)
    }
  }

  /// There is one in a list.
  var itemID: ListItemID { "thread-moment" }
}
