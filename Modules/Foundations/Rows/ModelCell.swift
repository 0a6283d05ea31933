public import UIKit

/// A table cell that shows a model and lays itself out.
///
/// Prefer a ``ListItemView``, which does not depend on its container. This protocol is for existing
/// cells:
///
/// ```swift
/// final class ThreeByThreeGridCell: UITableViewCell, ModelCell {
///   private let grid = PhotoGrid()
///
///   func update(with model: [Photo]) { grid.photos = model }
/// }
/// ```
///
/// The table makes the cell with its `init(style:reuseIdentifier:)`; no `required` initializer is
/// needed.
///
/// A model that is `Identifiable`, or a list item, has its own identity; rows of others are
/// identified by their index, or by ``ListRow/id(_:)``.
public protocol ModelCell: UITableViewCell, RowView where ViewModel: Equatable {}
