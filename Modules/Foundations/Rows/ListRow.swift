public import ListModel
public import UIKit

/// A row, as closures list it: a ``Row``, a ``SlidingRow`` or a ``GridRow``, with the modifiers
/// that all of them have.
///
/// Rows that several screens share are made by a function with a ``RowBuilder``:
///
/// ```swift
/// @RowBuilder func rows(of person: Person) -> [AnyRow] {
///   Row(PersonView.self, person)
///   if person.isNew { Row(WelcomeView.self, person) }
/// }
/// ```
public protocol ListRow {
  /// What modifiers such as ``ListRow/id(_:)`` set.
  var settings: RowSettings { get set }

  /// The row without its type.
  var asRow: AnyRow { get }
}

extension ListRow {
  /// The identity of the row.
  ///
  /// By default, a row has the identity of its model; a row whose model has none is identified by
  /// its index among the rows of its kind in the section. Of rows of different views with one
  /// identity, the first has it for the list and its callers.
  public func id(_ id: ListItemID) -> Self {
    with { $0.id = id }
  }

  /// A fixed height, in points, which replaces that of the content.
  public func height(_ height: CGFloat) -> Self {
    with { $0.height = .fixed(height) }
  }

  /// The estimated height of the row until it is on screen, in points.
  ///
  /// Only useful for rows whose height is far from 50 points in a long table.
  public func estimatedHeight(_ height: CGFloat) -> Self {
    with { $0.estimatedHeight = height }
  }

  /// The line below the row.
  public func separator(_ separator: RowSeparator) -> Self {
    with { $0.separator = separator }
  }

  /// The insets of the row's view in its cell, in points.
  ///
  /// A ``ModelCell``, which lays itself out, receives them as the margins of its content view.
  public func insets(_ insets: NSDirectionalEdgeInsets) -> Self {
    with { $0.insets = insets }
  }

  /// The accessory at the trailing edge.
  public func accessory(_ accessory: UITableViewCell.AccessoryType) -> Self {
    with { $0.accessory = accessory }
  }

  /// The background color of the row.
  public func background(_ color: UIColor) -> Self {
    with { $0.background = color }
  }

  /// A separate reuse pool, for rows of one view class whose views are made in different ways.
  ///
  /// ```swift
  /// Row({ PersonView(size: .small) }, person).pool("small")
  /// ```
  public func pool(_ name: String) -> Self {
    with { $0.pool = name }
  }

  private func with(_ change: (inout RowSettings) -> Void) -> Self {
    var copy = self
    change(&copy.settings)
    return copy
  }
}
