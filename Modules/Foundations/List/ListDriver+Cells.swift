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
    case tableHeading
    case collectionHeading
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
      let tableCell = cell as? UITableViewCell
      if let tableView, let tableCell { settings.apply(to: tableCell, in: tableView) }
      content.show(in: cell, with: settings, as: context)
      if let tableView, let tableCell { settings.alignSeparator(of: tableCell, in: tableView) }
      return cell
    }
  }

  private func dequeue(_ type: UIView.Type?, _ pool: String, at indexPath: IndexPath) -> UIView {
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
    let isFooter = kind == UICollectionView.elementKindSectionFooter
    let item =
      kind == UICollectionView.elementKindSectionHeader
      ? section.header
      : isFooter ? section.footer : nil
    let content = item.flatMap(content(of:))
    guard let view = dequeueHeading(content, kind, at: indexPath) else { return nil }
    guard let item, let content else { return view }
    content.show(
      in: view,
      with: content.settings,
      as: RowContext(key: item.itemID, owner: self, looksUpNewest: item.rowItem != nil)
    )
    if let tableView, let view = view as? UITableViewHeaderFooterView {
      view.contentView.backgroundColor = content.settings.background ?? tableView.style.background
    }
    return view
  }

  private func dequeueHeading(
    _ content: (any RowContent)?,
    _ kind: String,
    at indexPath: IndexPath
  ) -> UIView? {
    let pool = content?.pool ?? "empty"
    let isNew = registeredPools.insert("\(kind) \(pool)").inserted
    if let tableView {
      guard let content else { return nil }
      if isNew {
        tableView.register(
          headingClass(of: content, .tableHeading),
          forHeaderFooterViewReuseIdentifier: pool
        )
      }
      return tableView.dequeueReusableHeaderFooterView(withIdentifier: pool)
    }
    guard let collectionView else { return nil }
    if isNew {
      collectionView.register(
        content.map { headingClass(of: $0, .collectionHeading) } ?? UICollectionReusableView.self,
        forSupplementaryViewOfKind: kind,
        withReuseIdentifier: pool
      )
    }
    return collectionView.dequeueReusableSupplementaryView(
      ofKind: kind,
      withReuseIdentifier: pool,
      for: indexPath
    )
  }

  private func headingClass(of content: any RowContent, _ kind: CellKind) -> AnyClass {
    guard let type = content.cellClass(in: kind) else {
      preconditionFailure("\(content.kind.name) cannot stand above or below a section")
    }
    return type
  }
}
