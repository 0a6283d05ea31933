public import ListModel
public import UIKit

/// What every kind of row can be told: its identity, its height, the line below it, the room around
/// it.
public protocol ConfigurableRow: RowConvertible {
  /// What the row was told.
  var settings: RowSettings { get set }
}

extension ConfigurableRow {
  /// The identity of the row.
  ///
  /// Without it, a row has the identity of its model; a row whose model has none is known by its
  /// place among the rows of its kind in the section. Rows of different views never share an
  /// identity.
  public func id(_ id: ListItemID) -> Self {
    with { $0.id = id }
  }

  /// A height, in points, in place of that of the content.
  public func height(_ height: CGFloat) -> Self {
    with { $0.layout.height = .fixed(height) }
  }

  /// The height the row is taken to have until it was on screen, in points.
  ///
  /// Only worth saying for rows far from 50 points in a long table.
  public func estimatedHeight(_ height: CGFloat) -> Self {
    with { $0.layout.estimatedHeight = height }
  }

  /// The line below the row.
  public func separator(_ separator: RowSeparator) -> Self {
    with { $0.layout.separator = separator }
  }

  /// Room between the cell's edges and the view in it, in points.
  ///
  /// A ``ModelCell``, which lays itself out, gets it as the margins of its content view.
  public func insets(_ insets: NSDirectionalEdgeInsets) -> Self {
    with { $0.layout.insets = insets }
  }

  /// The sign at the trailing end.
  public func accessory(_ accessory: UITableViewCell.AccessoryType) -> Self {
    with { $0.layout.accessory = accessory }
  }

  /// The color behind the row.
  public func background(_ color: UIColor) -> Self {
    with { $0.layout.background = color }
  }

  /// A pool of cells of its own, for rows of one view class that are made in different ways.
  ///
  ///     Row({ PersonView(size: .small) }, person).pool("small")
  public func pool(_ name: String) -> Self {
    with { $0.layout.pool = name }
  }

  private func with(_ change: (inout RowSettings) -> Void) -> Self {
    var copy = self
    change(&copy.settings)
    return copy
  }
}
