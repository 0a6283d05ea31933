public import UIKit

extension Section {
  // MARK: Header

  /// A text above the rows.
  public func header(_ text: String) -> Section {
    with { $0.header = SectionTitle.row(text) }
  }

  /// A row above the rows, with its callbacks, such as `Row(PersonView.self, person)`.
  public func header(_ row: some ListRow) -> Section {
    with { $0.header = row.separator(.hidden).asRow }
  }

  /// Pins the header to the top of the list while a row of the section is visible, in a collection
  /// and in a table of the style `.plain`.
  ///
  /// Headers of the other styles always scroll with their rows.
  public func pinnedHeader(_ isPinned: Bool = true) -> Section {
    with { $0.isHeaderPinned = isPinned }
  }

  /// The height of the header, in points, which replaces that of its content; without a header,
  /// that of the space above the rows.
  public func headerHeight(_ height: CGFloat) -> Section {
    with { $0.headerHeight = height }
  }

  // MARK: Footer

  /// A text below the rows.
  public func footer(_ text: String) -> Section {
    with { $0.footer = SectionTitle.row(text, isFooter: true) }
  }

  /// A row below the rows, as ``header(_:)-(ListRow)`` above them.
  public func footer(_ row: some ListRow) -> Section {
    with { $0.footer = row.separator(.hidden).asRow }
  }

  // MARK: Spacing and columns

  /// The insets around the rows, in points: above the first, below the last, and at the sides of
  /// each.
  ///
  /// A row with explicit insets uses those at its sides.
  public func insets(_ insets: NSDirectionalEdgeInsets) -> Section {
    with { $0.insets = insets }
  }

  /// The space between rows, in points.
  public func spacing(_ spacing: CGFloat) -> Section {
    with { $0.spacing = spacing }
  }

  /// Arranges the rows of a collection in columns of equal width; has no effect in a table.
  ///
  /// ``insets(_:)`` and ``spacing(_:)`` apply to the cells.
  public func grid(columns: Int) -> Section {
    with { $0.columns = .count(max(columns, 1)) }
  }

  /// Arranges the rows as ``grid(columns:)`` does, in as many columns as fit into the width of
  /// other rows.
  ///
  /// - Parameter columnWidth: The minimum width of a column, in points; more than 0.
  /// - Returns: The section, as a grid.
  public func grid(columnWidth: CGFloat) -> Section {
    with { $0.columns = .width(max(columnWidth, 1)) }
  }
}
