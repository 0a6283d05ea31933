public import Foundation

/// One change of a batch, as a layout gets it.
@preconcurrency @MainActor open class UICollectionViewUpdateItem: NSObject {
  /// What happens to an item or a section.
  public enum Action: Int, Sendable {
    case insert, delete, reload, move, none
  }

  private let before: IndexPath?
  private let after: IndexPath?
  private let action: Action

  init(_ action: Action, before: IndexPath?, after: IndexPath?) {
    self.action = action
    self.before = before
    self.after = after
    super.init()
  }

  /// Where it was; nil for what is new.
  ///
  /// The item of a whole section is `NSNotFound`.
  open var indexPathBeforeUpdate: IndexPath? { before }

  /// The index path after the update; nil for a deleted item.
  open var indexPathAfterUpdate: IndexPath? { after }

  /// What happens.
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
