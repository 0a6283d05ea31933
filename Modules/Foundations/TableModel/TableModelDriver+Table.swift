internal import ListModel
public import UIKit

extension TableModelDriver: UITableViewDataSource {
  /// The number of sections.
  public func numberOfSections(in tableView: UITableView) -> Int { updater.sections.count }

  /// The number of rows of a section, its header and footer included where they scroll along.
  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    updater.sections[section].items.count
  }

  /// The cell of a row, filled by the row.
  public func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    guard let item = row(at: indexPath) else {
      preconditionFailure("the table asks for row \(indexPath), which was never announced")
    }
    register(item)
    let cell = tableView.dequeueReusableCell(withIdentifier: item.reuseIdentifier, for: indexPath)
    item.layout.apply(to: cell, in: tableView)
    item.content.show(in: cell, as: RowContext(key: item.itemID, driver: self))
    return cell
  }
}

extension TableModelDriver: UITableViewDelegate {
  /// The height that a row was given, or that of its content.
  public func tableView(
    _ tableView: UITableView,
    heightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    let width = tableView.bounds.width
    return row(at: indexPath)?.content.height(forWidth: width)
      ?? UITableView.automaticDimension
  }

  /// The height that a row is taken to have until it is on screen.
  public func tableView(
    _ tableView: UITableView,
    estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    guard let layout = row(at: indexPath)?.layout else {
      return UITableView.automaticDimension
    }
    if case .fixed(let height) = layout.height { return height }
    return layout.estimatedHeight ?? UITableView.automaticDimension
  }

  /// Whether a row can be selected: one that nobody listens to cannot.
  public func tableView(
    _ tableView: UITableView,
    shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool {
    row(at: indexPath)?.layout.isSelectable ?? false
  }

  /// Tells the row that it was selected.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    guard let key = row(at: indexPath)?.itemID else { return }
    newestRow(key)?.select()
  }

  /// Tells the row that it is on screen.
  public func tableView(
    _ tableView: UITableView,
    willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    (cell as? any NestedCollectionOwner)?.willAppear()
    guard let key = row(at: indexPath)?.itemID else { return }
    newestRow(key)?.didAppear()
  }

  /// Lets a cell go that is no longer on screen.
  public func tableView(
    _ tableView: UITableView,
    didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    (cell as? any NestedCollectionOwner)?.didLeaveScreen()
  }

  // MARK: Swiping

  /// The actions behind the leading side of a row.
  public func tableView(
    _ tableView: UITableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    row(at: indexPath).flatMap { newestRow($0.itemID)?.swipeActions(.leading) }
  }

  /// The actions behind the trailing side of a row.
  public func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    row(at: indexPath).flatMap { newestRow($0.itemID)?.swipeActions(.trailing) }
  }

  // MARK: Headers and footers

  /// The height of a header that stands outside of the rows.
  public func tableView(
    _ tableView: UITableView,
    heightForHeaderInSection section: Int
  ) -> CGFloat {
    height(ofHeading: updater.sections[section].header != nil, in: tableView)
  }

  /// The height of a footer that stands outside of the rows.
  public func tableView(
    _ tableView: UITableView,
    heightForFooterInSection section: Int
  ) -> CGFloat {
    height(ofHeading: updater.sections[section].footer != nil, in: tableView)
  }

  private func height(ofHeading isThere: Bool, in tableView: UITableView) -> CGFloat {
    isThere || tableView.style != .plain ? UITableView.automaticDimension : 0
  }

  /// The header of a section that stands outside of the rows.
  public func tableView(
    _ tableView: UITableView,
    viewForHeaderInSection section: Int
  ) -> UIView? {
    heading(updater.sections[section].header?.as(RowItem.self))
  }

  /// The footer of a section that stands outside of the rows.
  public func tableView(
    _ tableView: UITableView,
    viewForFooterInSection section: Int
  ) -> UIView? {
    heading(updater.sections[section].footer?.as(RowItem.self))
  }

  private func heading(_ item: RowItem?) -> UIView? {
    guard let item, let content = item.content as? any HeadingContent else { return nil }
    registerHeading(item)
    let dequeued = tableView.dequeueReusableHeaderFooterView(withIdentifier: item.reuseIdentifier)
    guard let view = dequeued as? TableHeadingView else { return nil }
    view.contentView.backgroundColor =
      item.layout.background ?? TableColors.table(tableView.style)
    content.show(in: view, as: RowContext(key: item.itemID, driver: self))
    return view
  }
}

extension TableModelDriver: UITableViewDataSourcePrefetching {
  /// Tells rows that they are likely to appear.
  public func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    for indexPath in indexPaths { row(at: indexPath)?.content.prefetch() }
  }

  /// Tells rows that they will not appear after all.
  public func tableView(
    _ tableView: UITableView,
    cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {
    for indexPath in indexPaths { row(at: indexPath)?.content.cancelPrefetching() }
  }
}
