import ListModel
import UIKit

/// Shows the rows that are registered with a ``ListView`` of section controllers, one object each.
final class RegisteredRowSectionController: ListSectionController {
  private let makeContent: (AnyListItem) -> (any RowContent)?
  private var object: AnyListItem?

  /// Makes the section of one row.
  ///
  /// - Parameter makeContent: Makes the row of an object; called whenever the list needs it.
  init(_ makeContent: @escaping (AnyListItem) -> (any RowContent)?) {
    self.makeContent = makeContent
    super.init()
  }

  /// The row of the newest object.
  var content: (any RowContent)? { object.flatMap(makeContent) }

  override func didUpdate(to object: AnyListItem) { self.object = object }

  override func numberOfItems() -> Int { object == nil ? 0 : 1 }

  override func cell(at index: Int) -> UICollectionViewCell {
    guard let content, let adapter, let entryID, let path = context.requestedPath(at: index) else {
      return context.dequeueEmptyCell(at: index)
    }
    return adapter.cell(content, as: RowContext(key: entryID, owner: adapter), at: path)
  }

  override func size(at index: Int) -> ListItemSize {
    if case .fixed(let height) = content?.settings.layout.height { return .fixed(height: height) }
    return .automatic
  }

  // MARK: Touches

  override func shouldSelect(at index: Int) -> Bool {
    selectsSeveral || content?.settings.layout.isSelectable ?? false
  }

  override func didSelect(at index: Int) {
    if !selectsSeveral { content?.select() }
  }

  private var selectsSeveral: Bool { adapter?.allowsMultipleSelection ?? false }

  override func leadingSwipeActions(at index: Int) -> UISwipeActionsConfiguration? {
    content?.swipeActions(.leading)
  }

  override func trailingSwipeActions(at index: Int) -> UISwipeActionsConfiguration? {
    content?.swipeActions(.trailing)
  }

  override func contextMenu(at index: Int) -> UIMenu? { content?.contextMenu() }

  override func canMove(at index: Int) -> Bool { content?.settings.layout.isMovable ?? false }

  // MARK: Appearance

  override func willDisplay(_ cell: UICollectionViewCell) {
    (cell as? any NestedCell)?.willAppear()
    content?.didAppear()
  }

  override func didEndDisplaying(_ cell: UICollectionViewCell) {
    (cell as? any NestedCell)?.didLeaveScreen()
  }

  override func listDidUpdate(_ cell: UICollectionViewCell) {
    (cell as? any NestedCell)?.listDidUpdate()
  }

  override func prefetch() { content?.prefetch() }
  override func cancelPrefetching() { content?.cancelPrefetching() }
}
