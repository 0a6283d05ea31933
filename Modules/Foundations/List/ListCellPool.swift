import DesignKit
import ListModel
import UIKit

/// Dequeues cells, headers and footers from a table or a collection and lets rows configure them;
/// registers their classes on first use.
///
/// All lists of this module use it to make cells for rows.
final class ListCellPool {
  /// The use of the cells, which decides their class.
  enum Kind {
    case table
    case collection
    /// Items of a shelf, which sets their sizes.
    case shelf
  }

  private let kind: Kind
  var isShelf: Bool { kind == .shelf }
  private weak var tableView: UITableView?
  private weak var collectionView: UICollectionView?
  private var registered: Set<String> = []

  /// A pool of a table's cells.
  init(_ tableView: UITableView) {
    kind = .table
    self.tableView = tableView
  }

  /// A pool of a collection's cells; `nil` without a collection.
  init(_ collectionView: UICollectionView?, isShelf: Bool = false) {
    kind = isShelf ? .shelf : .collection
    self.collectionView = collectionView
  }

  // MARK: Cells

  /// A cell that shows a row.
  ///
  /// - Parameters:
  ///   - content: The row.
  ///   - indexPath: The index path of the cell.
  ///   - context: Finds the row for callbacks.
  ///   - settings: The row's settings in the list.
  /// - Returns: The configured cell.
  func cell(
    _ content: any RowContent,
    at indexPath: IndexPath,
    as context: RowContext,
    settings: RowSettings
  ) -> UIView {
    let cell = dequeue(content.cellClass(in: kind), content.pool, at: indexPath)
    if let tableView, let cell = cell as? UITableViewCell {
      settings.apply(to: cell, in: tableView)
    }
    if let cell = cell as? any CollectionRowCell {
      settings.apply(to: cell)
      cell.rowHeight = settings.height == .automatic ? nil : { content.height(forWidth: $0) }
    }
    content.show(in: cell, as: context)
    if let tableView, let cell = cell as? UITableViewCell {
      settings.alignSeparator(of: cell, in: tableView)
    }
    return cell
  }

  /// A cell without a row.
  func emptyCell(at indexPath: IndexPath) -> UIView {
    let type: UIView.Type = kind == .table ? UITableViewCell.self : UICollectionViewCell.self
    return dequeue(type, "empty", at: indexPath)
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

  /// A header or footer that shows a row; `nil` if the table has none to dequeue.
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
    (heading as? CollectionHeadingView)?.rowHeight = content.map { row in
      { row.height(forWidth: $0) }
    }
    return heading
  }

  /// An empty header or footer of a collection.
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
