public import UIKit

/// A table cell that shows a model and lays itself out.
///
/// Prefer a ``ListItemView``, which knows nothing of its container. This is for cells that are
/// there already:
///
///     final class ThreeByThreeGridCell: UITableViewCell, ModelCell {
///       func update(with model: [Photo]) { ... }
///     }
///
/// The table makes the cell by its `init(style:reuseIdentifier:)`; no `required` initializer is
/// needed.
public protocol ModelCell: UITableViewCell {
  /// What the cell shows.
  ///
  /// A model that is `Identifiable`, or a list item, has its own identity; rows of others have one
  /// by their place, or one that ``ConfigurableRow/id(_:)`` gives.
  associatedtype Model: Equatable & Sendable

  /// Shows a model. Called for every row the cell is reused for, and again when a row's model
  /// changed in place, so it must set everything it ever sets.
  func update(with model: Model)
}
