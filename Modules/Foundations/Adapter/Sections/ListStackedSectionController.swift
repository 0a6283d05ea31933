public import ListModel
public import UIKit

/// A section made of child sections: the rows of its children, one child after the other.
///
/// Children are ordinary section controllers that do not depend on the stack; a child may be a
/// stack itself. All of them show the one object of the section.
///
/// ```swift
/// adapter.register(PostRow.self) {
///   ListStackedSectionController([AuthorSection(), TextSection(), CommentsSection()])
/// }
/// ```
open class ListStackedSectionController: ListSectionController {
  /// The children, top to bottom.
  ///
  /// Setting it updates the list: children that moved keep their rows, new ones receive the object.
  public final var children: [ListSectionController] {
    didSet { childrenDidChange(from: oldValue) }
  }

  private var object: AnyListItem?

  /// Makes a section of children.
  public init(_ children: [ListSectionController]) {
    self.children = children
    super.init()
    for child in children { child.parent = self }
  }

  private func childrenDidChange(from old: [ListSectionController]) {
    for child in old where !children.contains(where: { $0 === child }) {
      child.parent = nil
      child.join(nil)
    }
    for child in children where !old.contains(where: { $0 === child }) {
      child.parent = self
      child.join(adapter)
      if let object { child.setObject(object) }
    }
    context.performBatch(animated: true) { _ in }
  }

  // MARK: The rows of the children

  /// The number of all children's rows.
  public final override func numberOfItems() -> Int {
    children.reduce(0) { $0 + $1.numberOfItems() }
  }

  /// Returns the cell of a row from the child that the row belongs to.
  public final override func cell(at index: Int) -> UICollectionViewCell {
    guard let leaf = leaf(at: index) else { return context.dequeueEmptyCell(at: index) }
    return leaf.controller.cell(at: leaf.index)
  }

  /// Passes the object to the children.
  ///
  /// Call `super` when overriding.
  open override func didUpdate(to object: AnyListItem) {
    self.object = object
  }

  override func setObject(_ object: AnyListItem) {
    didUpdate(to: object)
    for child in children { child.setObject(object) }
  }

  override func refreshTokens(isTouched: Bool) {
    for child in children { child.refreshTokens(isTouched: isTouched) }
  }

  override func replaceCells() {
    for child in children { child.replaceCells() }
  }

  override func apply(_ batch: ListBatch) throws(ListBatchProblem) {
    // A stack has no rows itself: its children apply batches.
    guard batch == ListBatch() else {
      throw .outOfRange(index: batch.inserted.first ?? batch.deleted.first ?? 0, count: 0)
    }
    refreshTokens(isTouched: false)
  }

  override var allTokens: [ListRowToken] { children.flatMap(\.allTokens) }

  override func leaf(at index: Int) -> (controller: ListSectionController, index: Int)? {
    var rest = index
    for child in children {
      let count = child.allTokens.count
      if rest < count { return child.leaf(at: rest) }
      rest -= count
    }
    return nil
  }

  /// Returns the number of rows before those of a child.
  final func offset(of child: ListSectionController) -> Int {
    var offset = 0
    for other in children {
      if other === child { break }
      offset += other.allTokens.count
    }
    return offset
  }

  override var family: [ListSectionController] { [self] + children.flatMap(\.family) }

  override func join(_ adapter: ListAdapter?) {
    super.join(adapter)
    for child in children { child.join(adapter) }
  }

  /// Returns the source of the first child with a header, or of the last child with a footer.
  override func source(of kind: ListSupplementaryKind) -> (
    source: any ListSupplementarySource, context: ListSectionContext
  )? {
    if let own = super.source(of: kind) { return own }
    let found = children.lazy.compactMap { $0.source(of: kind) }
    return kind == .header ? found.first : found.last
  }
}
