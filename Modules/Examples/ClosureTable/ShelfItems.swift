import ListModel

/// A tag of the row that slides.
nonisolated struct ShelfTag: ListItemViewModel, Hashable {
  var itemID: ListItemID { ListItemID(name) }
  var name: String

  static let samples = ["Coast", "Fog", "Fossils", "Ferries", "Dogs"].map(ShelfTag.init)
  static let photos = (1...9).map { FeedPhoto(subject: "sea/\($0)") }
}

/// A person with a follow button.
nonisolated struct ShelfPerson: ListItemViewModel, Hashable {
  var itemID: ListItemID { ListItemID(name) }
  var name: String
  var isFollowed = false

  static let samples = [
    ShelfPerson(name: "Ada"), ShelfPerson(name: "Grace", isFollowed: true),
    ShelfPerson(name: "Mary"),
  ]
}
