public import Foundation

/// A change of a batch, as passed to a layout.
@preconcurrency @MainActor open class UICollectionViewUpdateItem: NSObject {
  /// The kind of a change.
  public enum Action: Int, Sendable {
    case insert, delete, reload, move, none
  }

  private let before: IndexPath?
  private let after: IndexPath?
  private let action: Action

  /// Makes an item without a change, for subclasses that tests of layouts make.
  public override init() {
    before = nil
    after = nil
    action = .none
    super.init()
  }

  init(_ action: Action, before: IndexPath?, after: IndexPath?) {
    self.action = action
    self.before = before
    self.after = after
    super.init()
  }

  /// The index path before the update; nil for an insertion.
  ///
  /// For a whole section, its item is `NSNotFound`.
  open var indexPathBeforeUpdate: IndexPath? { before }

  /// The index path after the update; nil for a deletion.
  open var indexPathAfterUpdate: IndexPath? { after }

  /// The kind of the change.
  open var updateAction: Action { action }

  convenience init(_ update: ListUpdate, plan: ListUpdatePlan) {
    func whole(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
    switch update {
    case .insertRow(let path): self.init(.insert, before: nil, after: path)
    case .deleteRow(let path): self.init(.delete, before: path, after: nil)
    case .reloadRow(let path):
      self.init(.reload, before: path, after: plan.newIndexPath(forOld: path) ?? path)
    case .moveRow(let from, let to): self.init(.move, before: from, after: to)
    case .insertSection(let section): self.init(.insert, before: nil, after: whole(section))
    case .deleteSection(let section): self.init(.delete, before: whole(section), after: nil)
    case .reloadSection(let section):
      self.init(
        .reload,
        before: whole(section),
        after: whole(plan.newSections[section] ?? section)
      )
    case .moveSection(let from, let to):
      self.init(.move, before: whole(from), after: whole(to))
    }
  }
}
