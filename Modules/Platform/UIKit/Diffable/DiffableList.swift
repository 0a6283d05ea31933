internal import Foundation

/// A table or a collection view, as a diffable data source changes it.
@MainActor protocol DiffableList: AnyObject {
  /// Whether it shows the data already, so that changes can be told one by one.
  var showsData: Bool { get }
  /// Makes everything anew.
  func reloadEverything()
  /// Runs changes as one batch.
  func runBatch(_ changes: () -> Void, completion: @escaping () -> Void)
  /// Tells of one stage, inside a batch.
  func tell<SectionID, ItemID>(_ stage: SnapshotStage<SectionID, ItemID>)
  /// Tells of cells that are to be made anew, inside a batch.
  func tellReload(sections: IndexSet, items: [IndexPath])
  /// Tells of cells that are to be filled anew, inside a batch.
  func tellReconfigure(_ items: [IndexPath])
}

/// Brings a list from the snapshot it shows to another.
@MainActor struct SnapshotApplier<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<SectionID, ItemID>

  let list: any DiffableList

  /// `show` sets the data that the list reads; it is called inside each batch.
  func apply(
    from old: Snapshot,
    to new: Snapshot,
    animated: Bool,
    show: (SnapshotPlaces<SectionID, ItemID>) -> Void,
    completion: (() -> Void)?
  ) {
    guard list.showsData else {
      show(new.places)
      list.reloadEverything()
      completion?()
      return
    }
    var stages = SnapshotDiff(from: old.places, to: new.places).stages()
    let content = SnapshotStage(places: new.places)
    let sections = IndexSet(new.reloadedSections.compactMap { new.places.index(of: $0) })
    let items = new.reloadedItems.compactMap { path($0, in: new) }
    let filled = new.reconfiguredItems.compactMap { path($0, in: new) }
    let hasContent = !sections.isEmpty || !items.isEmpty || !filled.isEmpty
    if hasContent || stages.isEmpty { stages.append(content) }
    func run() {
      for (index, stage) in stages.enumerated() {
        let isLast = index == stages.count - 1
        list.runBatch {
          show(stage.places)
          list.tell(stage)
          if isLast, hasContent {
            list.tellReload(sections: sections, items: items)
            list.tellReconfigure(filled)
          }
        } completion: {
          if isLast { completion?() }
        }
      }
    }
    if animated { run() } else { UIView.performWithoutAnimation(run) }
  }

  private func path(_ item: ItemID, in snapshot: Snapshot) -> IndexPath? {
    snapshot.places.place(of: item).map { IndexPath(item: $0.item, section: $0.section) }
  }
}
