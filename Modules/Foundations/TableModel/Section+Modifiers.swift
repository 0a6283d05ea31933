public import ListModel
public import UIKit

extension Section {
  // MARK: Header

  /// A text above the rows.
  public func header(_ text: String) -> Section {
    with { $0.header = SectionTitle.row(text) }
  }

  /// A row view above the rows, made from its class.
  ///
  /// `onAction` is called with each action of the reader in it.
  public func header<View: SelfContainedItemView>(
    _ view: View.Type,
    _ model: View.ViewModel,
    onAction: @escaping (View.Action, View.ViewModel) -> Void = { _, _ in }
  ) -> Section {
    header({ View(frame: .zero) }, model, onAction: onAction)
  }

  /// A row view above the rows, made by a closure.
  ///
  /// `onAction` is called with each action of the reader in it.
  public func header<View: ListItemView>(
    _ makeView: @escaping () -> View,
    _ model: View.ViewModel,
    onAction: @escaping (View.Action, View.ViewModel) -> Void = { _, _ in }
  ) -> Section {
    with { $0.header = Row(makeView, model).onAction(onAction).separator(.hidden).asRow }
  }

  /// A view above the rows, made by a closure.
  ///
  /// It is made again only when the id changes.
  public func header(id: ListItemID, _ makeView: @escaping @MainActor () -> UIView) -> Section {
    with { $0.header = ViewRow(id: id, makeView).separator(.hidden).asRow }
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

  /// A row view below the rows, made from its class.
  ///
  /// `onAction` is called with each action of the reader in it.
  public func footer<View: SelfContainedItemView>(
    _ view: View.Type,
    _ model: View.ViewModel,
    onAction: @escaping (View.Action, View.ViewModel) -> Void = { _, _ in }
  ) -> Section {
    footer({ View(frame: .zero) }, model, onAction: onAction)
  }

  /// A row view below the rows, made by a closure.
  ///
  /// `onAction` is called with each action of the reader in it.
  public func footer<View: ListItemView>(
    _ makeView: @escaping () -> View,
    _ model: View.ViewModel,
    onAction: @escaping (View.Action, View.ViewModel) -> Void = { _, _ in }
  ) -> Section {
    with { $0.footer = Row(makeView, model).onAction(onAction).separator(.hidden).asRow }
  }

  /// A view below the rows, made by a closure.
  ///
  /// It is made again only when the id changes.
  public func footer(id: ListItemID, _ makeView: @escaping @MainActor () -> UIView) -> Section {
    with { $0.footer = ViewRow(id: id, makeView).separator(.hidden).asRow }
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
