public import ListModel
public import UIKit

/// Shows an object as rows that are view models, and finds the changed rows by a diff.
///
/// ```swift
/// final class CommentsSection: ListBindingSectionController<Post> {
///   override func registerRows() {
///     register({ CommentView() }, onAction: { [weak self] action, row in self?.act(action, on: row) })
///   }
///   override func rows(for post: Post) -> [any ListItemViewModel] { post.comments }
/// }
/// ```
///
/// When the object changes, or when ``updateRows(animated:completion:)`` is called, the rows are
/// created again and compared with the current ones: new rows are inserted, missing ones deleted,
/// changed ones reconfigured in their cells.
open class ListBindingSectionController<Object: ListItemViewModel>: ListSectionController {
  /// The object that the section shows; `nil` until it is in a list.
  public private(set) final var object: Object?
  /// The current rows.
  public private(set) final var items: [AnyListItem] = []

  private var registry = ListRegistry()
  private var isRegistered = false

  /// Makes a controller that is not in a list.
  public override init() {
    super.init()
  }

  // MARK: For subclasses

  /// Override this method to register a view for each kind of row.
  open func registerRows() {}

  /// Returns the rows of an object, top to bottom.
  ///
  /// Each needs an identity that is unique in the section.
  open func rows(for object: Object) -> [any ListItemViewModel] { [] }

  /// Called when the object is new or has changed, before ``rows(for:)``.
  open func didUpdate(to object: Object) {}

  /// Shows rows of a view's view-model type with that view, and handles the reader's actions in
  /// them.
  ///
  /// - Parameters:
  ///   - makeView: Makes the view of a cell; called once per cell, not per row.
  ///   - onAction: Called with each action of the reader and its row.
  ///   - onSelect: Called when a row is tapped outside its controls.
  public final func register<View: ListItemView>(
    _ makeView: @escaping () -> View,
    onAction: @escaping (View.Action, View.ViewModel) -> Void = { _, _ in },
    onSelect: ((View.ViewModel) -> Void)? = nil
  ) {
    registry.register(View.ViewModel.self) {
      let row = Row(makeView, $0).onAction(onAction)
      return onSelect.map { row.onSelect(tints: false, $0) } ?? row
    }
  }

  /// Creates the rows again, because a state changed that they depend on and that is not part of
  /// the object, such as whether a text is expanded.
  public final func updateRows(animated: Bool = true, completion: (() -> Void)? = nil) {
    context.updateRows(animated: animated, completion: completion)
  }

  /// Returns the row at an index, with its type.
  public final func item<Item: ListItemViewModel>(at index: Int, as type: Item.Type) -> Item? {
    items.indices.contains(index) ? items[index].as(type) : nil
  }

  // MARK: For the list

  /// The number of rows.
  public final override func numberOfItems() -> Int { items.count }

  /// The cell of a row, made by the view registered for its type.
  open override func cell(at index: Int) -> UICollectionViewCell {
    guard items.indices.contains(index) else { return context.dequeueEmptyCell(at: index) }
    return context.dequeue(items[index], at: index, by: registry) ?? UICollectionViewCell()
  }

  /// Returns true if the row was registered with `onSelect`, or if several rows can be selected.
  ///
  /// Override it together with ``didSelect(at:)``.
  open override func shouldSelect(at index: Int) -> Bool {
    context.adapter?.allowsMultipleSelection == true
      || content(at: index)?.settings.layout.isSelectable == true
  }

  /// Calls the `onSelect` closure of the row's registration.
  open override func didSelect(at index: Int) {
    content(at: index)?.select()
  }

  private func content(at index: Int) -> (any RowContent)? {
    guard items.indices.contains(index) else { return nil }
    return registry.content(of: items[index], owner: "\(type(of: self))")
  }

  /// Stores the object and passes it on with its type.
  public final override func didUpdate(to object: AnyListItem) {
    if !isRegistered {
      isRegistered = true
      registerRows()
    }
    self.object = object.as(Object.self)
    if let object = self.object { didUpdate(to: object) }
  }

  override func setObject(_ object: AnyListItem) {
    didUpdate(to: object)
    refreshTokens(isTouched: false)
  }

  override func refreshTokens(isTouched: Bool) {
    let new = object.map { rows(for: $0).map(AnyListItem.init(erasing:)) } ?? []
    rowTokens.follow(from: items, to: new)
    items = new
  }

  override func apply(_ batch: ListBatch) throws(ListBatchProblem) {
    // The diff of the rows finds what changed.
    refreshTokens(isTouched: false)
  }
}
