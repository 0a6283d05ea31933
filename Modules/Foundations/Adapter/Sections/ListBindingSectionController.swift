public import ListModel
public import UIKit

/// Turns an object into rows that are view models, and finds out by itself which of them changed.
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
/// When the object changes, or when ``updateRows(animated:completion:)`` is asked for, the rows are
/// made anew and compared with those shown: new ones come in, missing ones go, changed ones are
/// filled anew in their cells, all others are left alone.
open class ListBindingSectionController<Object: ListItemViewModel>: ListSectionController {
  /// What the section shows; `nil` until it is in a list.
  public private(set) final var object: Object?
  /// The rows shown.
  public private(set) final var items: [AnyListItem] = []

  private var registry = ListRegistry()
  private var isRegistered = false

  /// Makes a controller that is in no list.
  public override init() {
    super.init()
  }

  // MARK: For subclasses

  /// Register a view for each kind of row here.
  open func registerRows() {}

  /// The rows of an object, top to bottom.
  ///
  /// Each needs an identity within the section.
  open func rows(for object: Object) -> [any ListItemViewModel] { [] }

  /// The object has come or changed; called before ``rows(for:)``.
  open func didUpdate(to object: Object) {}

  /// Says how rows of a view's view-model type are shown and what happens when the reader acts in
  /// them.
  ///
  /// - Parameters:
  ///   - makeView: Makes the view of one cell; called once a cell, not once a row.
  ///   - onAction: Told of what the reader did, and in which row.
  ///   - onSelect: Told when a row is tapped outside of its controls.
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

  /// Asks for the rows again, because something they depend on changed that is not in the object,
  /// such as whether a text is unfolded.
  public final func updateRows(animated: Bool = true, completion: (() -> Void)? = nil) {
    context.updateRows(animated: animated, completion: completion)
  }

  /// The row at an index, with its type.
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

  /// Whether a tap was asked for when the row was registered, or several rows can be selected.
  ///
  /// Override it with ``didSelect(at:)``.
  open override func shouldSelect(at index: Int) -> Bool {
    context.adapter?.allowsMultipleSelection == true
      || content(at: index)?.settings.layout.isSelectable == true
  }

  /// Hands the tap to whoever registered the row.
  open override func didSelect(at index: Int) {
    content(at: index)?.select()
  }

  private func content(at index: Int) -> (any RowContent)? {
    guard items.indices.contains(index) else { return nil }
    return registry.content(of: items[index], owner: "\(type(of: self))")
  }

  /// Takes in the object and hands it on with its type.
  public final override func didUpdate(to object: AnyListItem) {
    if !isRegistered {
      isRegistered = true
      registerRows()
    }
    self.object = object.as(Object.self)
    if let object = self.object { didUpdate(to: object) }
  }

  override func take(_ object: AnyListItem) {
    didUpdate(to: object)
    refreshTokens(isTouched: false)
  }

  override func refreshTokens(isTouched: Bool) {
    let new = object.map { rows(for: $0).map(AnyListItem.init(erasing:)) } ?? []
    rowTokens.follow(from: items, to: new)
    items = new
  }

  override func apply(_ batch: ListBatch) throws(ListBatchProblem) {
    // The rows say themselves what changed.
    refreshTokens(isTouched: false)
  }
}
