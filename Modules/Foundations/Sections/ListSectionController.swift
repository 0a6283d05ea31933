public import ListModel

/// Turns one object of a list into rows, and keeps state that is not part of the object, such as
/// whether a text is expanded.
///
/// Override ``rows(for:)`` with the rows of a closure-built list. Whatever a row can do, its
/// modifiers say:
///
/// ```swift
/// final class TextSection: ListSectionController<Post> {
///   private var isExpanded = false
///
///   @RowBuilder override func rows(for post: Post) -> [AnyRow] {
///     Row({ PostTextView() }, TextRow(text: post.text, isExpanded: isExpanded))
///       .onSelect { [weak self] _ in
///         self?.isExpanded.toggle()
///         self?.updateRows()
///       }
///   }
/// }
/// ```
///
/// Register a closure that makes the controller (``ListRegistering/register(_:controller:)``). The
/// list makes one for each object and keeps it as long as the object's identity is in the list.
///
/// A row is identified by its object, by the controller's position in a
/// ``ListStackedSectionController``, and by its own identity: that of its model, an explicit one
/// (``ListRow/id(_:)``), or, if it has none, its index among the controller's rows of its
/// view.
///
/// For objects of one row without state, register the row itself.
@MainActor
open class ListSectionController<Object: ListItemViewModel> {
  // On the main actor by name and not by default: the initializers of a subclass in a module with
  // another default do not inherit what is inferred here.

  /// The newest object; `nil` until the controller is in a list.
  public private(set) final var object: Object?

  final var onRowsChange: ((_ animated: Bool, _ completion: (() -> Void)?) -> Void)?

  /// Makes a controller that is not in a list.
  public init() {}

  /// Returns the rows of an object, top to bottom; every controller overrides it.
  ///
  /// Called when the object is new or has changed, and after ``updateRows(animated:completion:)``:
  /// rows that are equal keep their cells, new ones are inserted, missing ones deleted, moved ones
  /// moved, changed ones reconfigured in their cells.
  open func rows(for object: Object) -> [AnyRow] {
    preconditionFailure("\(type(of: self)) must override rows(for:)")
  }

  /// Called when the object is new or has changed, before ``rows(for:)``; does nothing unless
  /// overridden.
  open func didUpdate(to object: Object) {}

  /// Makes the rows again, because state changed that they depend on and that is not part of the
  /// object.
  ///
  /// A list at rest shows them before the call returns; during an update, a drag or a scroll
  /// animation they wait. Does nothing while the controller is not in a list. O(rows of the list).
  ///
  /// - Parameters:
  ///   - animated: Whether insertions, deletions and moves are animated.
  ///   - completion: Called once when these rows, or newer ones, are shown.
  public final func updateRows(animated: Bool = true, completion: (() -> Void)? = nil) {
    onRowsChange?(animated, completion)
  }

  /// Stores a new or changed object.
  func setObject(_ object: Object) {
    self.object = object
    didUpdate(to: object)
  }

  /// The rows of the object with the controller's position, which is empty outside of a stack.
  func placedRows(for object: Object) -> [AnyRow] { rows(for: object) }
}

extension ListSectionController: SectionRows {
  func setObject(erased item: AnyListItem) {
    if let object = item.as(Object.self) { setObject(object) }
  }

  final func makeRows() -> [AnyRow] { object.map(placedRows) ?? [] }
}
