import ListModel
import UIKit

extension ListAdapter {
  /// A row may move to any index in its controller; an object of one row may move to the index of
  /// any other such object.
  func target(from origin: IndexPath, proposed: IndexPath) -> IndexPath {
    guard let moved = row(at: origin), let sections = updater?.sections else { return origin }
    let first = moved.controller.offset
    let last = first + moved.controller.allTokens.count - 1
    let nearest =
      proposed.section == origin.section
      ? min(max(proposed.item, first), last) : proposed.section < origin.section ? first : last
    let staying = IndexPath(item: nearest, section: origin.section)
    guard proposed.section != origin.section else { return staying }
    let goes =
      sections[origin.section].items.count == 1
      && sections.indices.contains(proposed.section)
      && sections[proposed.section].items.count <= 1
    return goes ? proposed : staying
  }

  /// Applies a drop to the data.
  ///
  /// The collection view has already moved the row: the adapter first updates its own order to
  /// match, then the data decides.
  func moveRow(from origin: IndexPath, to destination: IndexPath) {
    guard let updater, let moved = row(at: origin) else { return }
    let object = entry(ofSection: origin.section)?.object
    let offset = moved.controller.offset
    let item = updater.sections[origin.section].items.remove(at: origin.item)
    updater.sections[destination.section].items.insert(item, at: destination.item)
    if origin.section == destination.section {
      moved.controller.rowTokens.move(from: moved.index, to: destination.item - offset)
      moved.controller.move(from: moved.index, to: destination.item - offset)
    } else if let object {
      // The index does not count an object that is moved down.
      let index = destination.section + min(destination.item, 1)
      dataSource?.listAdapter(
        self,
        move: object,
        to: destination.section > origin.section ? index - 1 : index
      )
      performUpdates(animated: false)
    }
  }
}
