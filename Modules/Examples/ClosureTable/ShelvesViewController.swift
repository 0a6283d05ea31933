import Foundations
import ListModel
import UIKit

/// A grid of photos, a row of tags that slides, and people with a button in each cell.
final class ShelvesViewController: ListViewController {
  private var people = ShelfPerson.samples {
    didSet { model = makeModel() }
  }

  init() {
    super.init()
    model = makeModel()
  }

  private func makeModel() -> TableModel {
    TableModel {
      Section("Photos of the week", id: "photos") {
        GridRow({ FeedPhotoView() }, ShelfTag.photos, columns: 3, rows: 3).id("grid")
      }
      Section("Tags", id: "tags") {
        SlidingRow({ ShelfTagView() }, ShelfTag.samples)
          .id("slide")
          .itemWidth(.scaled(120))
          .snapping(.items)
      }
      Section("People", people) { person in
        Row({ ShelfPersonView() }, person)
          .onControl(\.followButton, .primaryActionTriggered) { [weak self] _, person in
            self?.toggle(person)
          }
      }
    }
  }

  private func toggle(_ person: ShelfPerson) {
    people = people.map {
      $0 == person ? ShelfPerson(name: $0.name, isFollowed: !$0.isFollowed) : $0
    }
  }
}
