public import Foundation

// Members of Apple's class that programs call and do not override.

extension UITableView {
  /// The rows that a rectangle of the content meets.
  public final func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { rows(in: rect) }

  /// Where a section is, headers and footers included.
  public final func rect(forSection section: Int) -> CGRect { sectionRect(section) }

  /// Where the header of a section is when it does not stick to the top.
  public final func rectForHeader(inSection section: Int) -> CGRect { headerRect(section) }

  /// Where the footer of a section is when it does not stick to the bottom.
  public final func rectForFooter(inSection section: Int) -> CGRect { footerRect(section) }

  /// The header of a section, when it is on screen and is such a view.
  public final func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    headers[section] as? UITableViewHeaderFooterView
  }

  /// The footer of a section, when it is on screen and is such a view.
  public final func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    footers[section] as? UITableViewHeaderFooterView
  }

  /// Whether a batch of updates is open, or was not shown yet.
  public final var hasUncommittedUpdates: Bool { batches.isOpen }

  /// Brings the first selected row to a position; nothing where none is.
  public final func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    if let row = selection.first { scroll(to: row, at: scrollPosition, animated: animated) }
  }

  /// A view above all sections, as high as its frame and as wide as the table.
  public final var tableHeaderView: UIView? {
    get { storedTableHeader }
    set { set(newValue, as: \.storedTableHeader) }
  }

  /// A view below all sections, as high as its frame and as wide as the table.
  public final var tableFooterView: UIView? {
    get { storedTableFooter }
    set { set(newValue, as: \.storedTableFooter) }
  }

  /// A view behind everything, as large as the table.
  public final var backgroundView: UIView? {
    get { storedBackgroundView }
    set { setBackgroundView(newValue) }
  }

  /// Hears early of rows that are likely to come into view.
  ///
  /// Not retained.
  public final var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    get { storedPrefetchDataSource }
    set { storedPrefetchDataSource = newValue }
  }
}
