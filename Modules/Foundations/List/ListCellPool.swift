import DesignKit
import ListModel
import UIKit

/// Gets cells, headers and footers from a table or a collection and lets rows fill them; registers
/// what it has not registered yet.
///
/// Every list of this module goes through one of these: there is no other way from a row to a cell.
final class ListCellPool {
  /// What the cells are for, which decides their class.
  enum Kind {
    case table
    case collection
    /// Items of a shelf, whose sizes are the shelf's to say.
    case shelf
  }

  private let kind: Kind
  private weak var tableView: UITableView?
  private weak var collectionView: UICollectionView?
  private var registered: Set<String> = []

  /// A pool of a table's cells.
  init(_ tableView: UITableView) {
    kind = .table
    self.tableView = tableView
  }

  /// A pool of a collection's cells; `nil` for one that is not there yet.
  init(_ collectionView: UICollectionView?, isShelf: Bool = false) {
    kind = isShelf ? .shelf : .collection
    self.collectionView = collectionView
  }

  // MARK: Cells

  /// A cell that shows a row.
  ///
  /// - Parameters:
  ///   - content: The row.
  ///   - indexPath: Where the cell goes.
  ///   - context: Where callbacks find the row.
  ///   - layout: How the row sits in the list.
  /// - Returns: The cell, filled.
  func cell(
    _ content: any RowContent,
    at indexPath: IndexPath,
    as context: RowContext,
    layout: RowLayout
  ) -> UIView {
    let cell = dequeue(content.cellClass(in: kind), content.pool, at: indexPath)
    if let tableView, let cell = cell as? UITableViewCell { layout.apply(to: cell, in: tableView) }
    if let cell = cell as? any ListSizedCell { layout.apply(to: cell) }
    content.show(in: cell, as: context)
    if let tableView, let cell = cell as? UITableViewCell {
      layout.alignSeparator(of: cell, in: tableView)
    }
    return cell
  }

  /// A cell of a class of its own, without a row.
  func cell<Cell: UICollectionViewCell>(_ type: Cell.Type, at indexPath: IndexPath) -> Cell? {
    dequeue(type, RowKind.shown(by: type).pool, at: indexPath) as? Cell
  }

  private func dequeue(_ type: UIView.Type, _ pool: String, at indexPath: IndexPath) -> UIView {
    let isNew = registered.insert(pool).inserted
    if let tableView {
      if isNew { tableView.register(type as? UITableViewCell.Type, forCellReuseIdentifier: pool) }
      return tableView.dequeueReusableCell(withIdentifier: pool, for: indexPath)
    }
    guard let collectionView else { return UICollectionViewCell() }
    if isNew {
      collectionView.register(type as? UICollectionViewCell.Type, forCellWithReuseIdentifier: pool)
    }
    return collectionView.dequeueReusableCell(withReuseIdentifier: pool, for: indexPath)
  }

  // MARK: Headers and footers

  /// A header or footer that shows a row; `nil` where it is the table's, and not there.
  func heading(
    _ content: (any RowContent)?,
    of kind: ListSupplementaryKind,
    at indexPath: IndexPath,
    as context: RowContext
  ) -> UIView? {
    guard let heading = dequeueHeading(content?.pool, kind, at: indexPath) else {
      return nil
    }
    content?.show(in: heading, as: context)
    return heading
  }

  /// A header or footer of a collection without anything in it.
  func emptyHeading(_ kind: ListSupplementaryKind, at indexPath: IndexPath)
    -> UICollectionReusableView?
  {
    dequeueHeading(nil, kind, at: indexPath) as? CollectionHeadingView
  }

  private func dequeueHeading(
    _ pool: String?,
    _ kind: ListSupplementaryKind,
    at indexPath: IndexPath
  ) -> (any ListHeadingView)? {
    if let tableView {
      guard let pool else { return nil }
      if registered.insert("heading \(pool)").inserted {
        tableView.register(
          TableHeadingView.self,
          forHeaderFooterViewReuseIdentifier: pool
        )
      }
      return tableView.dequeueReusableHeaderFooterView(withIdentifier: pool) as? TableHeadingView
    }
    guard let collectionView else { return nil }
    let identifier = pool ?? "empty"
    if registered.insert("\(kind) \(identifier)").inserted {
      collectionView.register(
        CollectionHeadingView.self,
        forSupplementaryViewOfKind: kind.elementKind,
        withReuseIdentifier: identifier
      )
    }
    return collectionView.dequeueReusableSupplementaryView(
      ofKind: kind.elementKind,
      withReuseIdentifier: identifier,
      for: indexPath
    ) as? CollectionHeadingView
  }
}
