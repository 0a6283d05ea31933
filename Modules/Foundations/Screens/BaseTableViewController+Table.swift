public import ListModel
public import UIKit

extension BaseTableViewController {
  /// The sections on screen.
  var sections: [ListSection] { updater.sections }

  /// The row at an index path; `nil` outside of the list.
  public func item(at indexPath: IndexPath) -> AnyListItem? {
    guard sections.indices.contains(indexPath.section),
      sections[indexPath.section].items.indices.contains(indexPath.row)
    else { return nil }
    return sections[indexPath.section].items[indexPath.row]
  }

  /// Hands the cell class of a row to the table under the row's reuse identifier, once.
  private func registerCellClass(of item: AnyListItem) {
    guard registeredIdentifiers.insert(item.reuseIdentifier).inserted else { return }
    tableView.register(
      pendingCellClasses[item.typeID],
      forCellReuseIdentifier: item.reuseIdentifier
    )
  }
}

extension BaseTableViewController: UITableViewDataSource {
  /// The number of sections.
  public func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  /// The number of rows of a section.
  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].items.count
  }

  /// The cell of a row, made by the view registered for its type.
  public func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let item = sections[indexPath.section].items[indexPath.row]
    guard let registration = registrations[item.typeID] else {
      preconditionFailure(
        "\(type(of: self)) must register a view for \(type(of: item.base)) in registerRows()"
      )
    }
    registerCellClass(of: item)
    guard let cell = registration.dequeue(tableView, indexPath, item) else {
      preconditionFailure(
        "two kinds of rows share the reuse identifier \(item.reuseIdentifier); give each its own"
      )
    }
    return cell
  }
}

extension BaseTableViewController: UITableViewDelegate {
  /// Hands a tap on a row to whoever registered it.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    guard let item = item(at: indexPath) else { return }
    registrations[item.typeID]?.select(item)
  }

  /// Loads the next page as the end comes near.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    face.loadMoreIfNearEnd()
    listDidScroll()
  }

  /// Shows the rows that came during the drag.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  {
    updater.containerDidSettle()
    if !decelerate { listDidSettle() }
  }

  /// Tells that the list has come to rest.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    listDidSettle()
  }

  /// Shows the rows that came during the animation.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    updater.containerDidSettle()
    listDidSettle()
  }

  /// Asks ``leadingSwipeActions(for:)``.
  public func tableView(
    _ tableView: UITableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    item(at: indexPath).flatMap(leadingSwipeActions(for:))
  }

  /// Asks ``trailingSwipeActions(for:)``.
  public func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    item(at: indexPath).flatMap(trailingSwipeActions(for:))
  }
}

extension BaseTableViewController: UITableViewDataSourcePrefetching {
  /// Hands rows that are about to appear to ``prefetch(_:)``.
  public func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    prefetch(indexPaths.compactMap(item(at:)))
  }

  /// Hands rows that will not appear to ``cancelPrefetching(_:)``.
  public func tableView(
    _ tableView: UITableView,
    cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {
    cancelPrefetching(indexPaths.compactMap(item(at:)))
  }
}
