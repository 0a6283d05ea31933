internal import Foundation
internal import ListDiffing
internal import UIKitCore

/// The interface of a table or a collection view to its diffable data source.
@MainActor protocol DiffableList: BatchUpdatedList {
  func reloadData()
  func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?)
}

extension UITableView: DiffableList {}
extension UICollectionView: DiffableList {}

/// The common implementation of both diffable data sources: the displayed data, and its changes.
@MainActor
final class DiffableContent<
  SectionID: Hashable & Sendable,
  ItemID: Hashable & Sendable
> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<SectionID, ItemID>

  var shown = Snapshot()

  /// Applies a snapshot with batch updates, also if nothing changes.
  func apply(
    _ new: Snapshot,
    to list: some DiffableList,
    animated: Bool,
    animation: Int = 0,
    completion: (() -> Void)?
  ) {
    guard !list.needsReload || list.window != nil else {
      reload(new, in: list, completion: completion)
      return
    }
    let sections = new.contents.sections
    var stages = ListDiff.sectionedDifference(from: shown.contents.sections, to: sections).stages
    let content = contentUpdates(of: new)
    if !content.isEmpty || !new.reconfiguredItems.isEmpty || stages.isEmpty {
      stages.append(BatchStage(sections: sections))
    }
    func run() {
      for (index, stage) in stages.enumerated() {
        let isLast = index == stages.count - 1
        list.performBatchUpdates { [self] in
          shown.show(isLast ? new.contents : SnapshotIndex(stage.sections))
          list.update(stage.updates, animation: animation)
          if isLast {
            list.update(content, animation: animation)
            list.reconfigure(new.reconfiguredItems.compactMap { new.indexPath(of: $0) })
          }
        } completion: { _ in
          if isLast { completion?() }
        }
      }
    }
    if animated { run() } else { UIView.performWithoutAnimation(run) }
  }

  /// Applies a snapshot and reloads all cells.
  func reload(_ new: Snapshot, in list: (some DiffableList)?, completion: (() -> Void)?) {
    shown.show(new.contents)
    list?.reloadData()
    completion?()
  }

  private func contentUpdates(of new: Snapshot) -> [ListUpdate] {
    let sections = IndexSet(new.reloadedSections.compactMap { new.contents.index(of: $0) })
    let items = new.reloadedItems.compactMap { new.indexPath(of: $0) }
    return sections.map(ListUpdate.reloadSection)
      + items.filter { !sections.contains($0.section) }.map(ListUpdate.reloadRow)
  }
}

extension BatchStage {
  /// The changes as updates of a list.
  fileprivate var updates: [ListUpdate] {
    deletedSections.map(ListUpdate.deleteSection) + insertedSections.map(ListUpdate.insertSection)
      + movedSections.map { .moveSection($0.from, $0.to) } + deleted.map(ListUpdate.deleteRow)
      + inserted.map(ListUpdate.insertRow) + moved.map { .moveRow($0.from, $0.to) }
  }
}
