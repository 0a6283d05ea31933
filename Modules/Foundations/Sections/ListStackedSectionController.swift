public import ListModel

/// Shows an object by several controllers: the rows of one child after those of the other.
///
/// Children do not depend on the stack or on each other; a child may be a stack itself.
///
/// ```swift
/// register(Post.self) {
///   ListStackedSectionController([AuthorSection(), TextSection(), CommentsSection()])
/// }
/// ```
open class ListStackedSectionController<Object: ListItemViewModel>: ListSectionController<Object> {
  /// The children, top to bottom.
  ///
  /// Setting it updates the list: children that moved keep their rows and state.
  public final var children: [ListSectionController<Object>] {
    didSet { childrenDidChange(from: oldValue) }
  }

  /// The numbers of the children, by which their rows are identified when children move.
  private var positions: [ObjectIdentifier: Int] = [:]
  private var lastPosition = 0

  /// Makes a stack of controllers.
  public init(_ children: [ListSectionController<Object>]) {
    self.children = children
    super.init()
    for child in children { add(child) }
  }

  private func add(_ child: ListSectionController<Object>) {
    lastPosition += 1
    positions[ObjectIdentifier(child)] = lastPosition
    child.onRowsChange = { [weak self] in self?.updateRows(animated: $0, completion: $1) }
  }

  private func childrenDidChange(from old: [ListSectionController<Object>]) {
    let kept = Set(children.map { ObjectIdentifier($0) })
    for child in old where !kept.contains(ObjectIdentifier(child)) {
      child.onRowsChange = nil
      positions[ObjectIdentifier(child)] = nil
    }
    for child in children where positions[ObjectIdentifier(child)] == nil {
      add(child)
      if let object { child.setObject(object) }
    }
    updateRows()
  }

  /// The rows of all children.
  public final override func rows(for object: Object) -> [AnyRow] {
    children.flatMap { $0.rows(for: object) }
  }

  final override func setObject(_ object: Object) {
    super.setObject(object)
    for child in children { child.setObject(object) }
  }

  final override func placedRows(for object: Object) -> [AnyRow] {
    children.flatMap { child in
      let position = positions[ObjectIdentifier(child)] ?? 0
      return child.placedRows(for: object).map { row in
        var row = row
        row.position = "\(position).\(row.position)"
        return row
      }
    }
  }
}
