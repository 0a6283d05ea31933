import DesignKit
import ListModel
import UIKit

// From a row to a cell, a header or a footer, whose classes are registered on first use.
extension ListDriver {
  /// The use of the cells, which decides their class.
  enum CellKind {
    case table
    case collection
    /// Items of a shelf, which sets their sizes.
    case shelf
  }

  func cell(at indexPath: IndexPath) -> UIView {
    guard let item = item(at: indexPath) else {
      preconditionFailure("the list asks for row \(indexPath), which was never announced")
    }
    guard let content = content(of: item) else {
      let type: UIView.Type =
        cellKind == .table ? UITableViewCell.self : UICollectionViewCell.self
      return dequeue(type, "empty", at: indexPath)
    }
    reportSwipeActions(of: content, at: indexPath)
    return answering {
      let cell = dequeue(content.cellClass(in: cellKind), content.pool, at: indexPath)
      let settings = item.rowItem?.settings ?? content.settings
      let looksUpNewest = looksUpNewest(item)
      madeRow = looksUpNewest ? nil : (indexPath, content)
      let context = RowContext(key: item.itemID, owner: self, looksUpNewest: looksUpNewest)
      if let tableView, let cell = cell as? UITableViewCell {
        settings.apply(to: cell, in: tableView)
        content.show(in: cell, as: context)
        settings.alignSeparator(of: cell, in: tableView)
      } else {
        if let cell = cell as? any CollectionRowCell {
          settings.apply(to: cell)
          cell.rowHeight = settings.height == .automatic ? nil : { content.height(forWidth: $0) }
        }
        content.show(in: cell, as: context)
      }
      return cell
    }
  }

  private func dequeue(_ type: UIView.Type, _ pool: String, at indexPath: IndexPath) -> UIView {
    let isNew = registeredPools.insert(pool).inserted
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

  /// A header or footer, by UIKit's name of its kind; `nil` if the table has none to dequeue.
  func heading(_ kind: String, at indexPath: IndexPath) -> UIView? {
    let section = listUpdater.sections[indexPath.section]
    let item =
      switch kind {
      case UICollectionView.elementKindSectionHeader: section.header
      case UICollectionView.elementKindSectionFooter: section.footer
      default: nil as AnyListItem?
      }
    let content = item.flatMap(content(of:))
    guard let view = dequeueHeading(content?.pool, kind, at: indexPath) else { return nil }
    content?.show(
      in: view,
      as: RowContext(
        key: item?.itemID ?? section.id,
        owner: self,
        looksUpNewest: item?.rowItem != nil
      )
    )
    (view as? CollectionHeadingView)?.rowHeight = content.map { row in
      { row.height(forWidth: $0) }
    }
    if let tableView, let view = view as? TableHeadingView {
      view.contentView.backgroundColor =
        content?.settings.background ?? tableView.style.background
    }
    return view
  }

  private func dequeueHeading(
    _ pool: String?,
    _ kind: String,
    at indexPath: IndexPath
  ) -> (any ListHeadingView)? {
    if let tableView {
      guard let pool else { return nil }
      if registeredPools.insert("heading \(pool)").inserted {
        tableView.register(TableHeadingView.self, forHeaderFooterViewReuseIdentifier: pool)
      }
      return tableView.dequeueReusableHeaderFooterView(withIdentifier: pool) as? TableHeadingView
    }
    guard let collectionView else { return nil }
    let identifier = pool ?? "empty"
    if registeredPools.insert("\(kind) \(identifier)").inserted {
      collectionView.register(
        CollectionHeadingView.self,
        forSupplementaryViewOfKind: kind,
        withReuseIdentifier: identifier
      )
    }
    return collectionView.dequeueReusableSupplementaryView(
      ofKind: kind,
      withReuseIdentifier: identifier,
      for: indexPath
    ) as? CollectionHeadingView
  }
}
