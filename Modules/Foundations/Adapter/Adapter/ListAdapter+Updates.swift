public import ListModel
import UIKit

extension ListAdapter {
  // MARK: Requests

  /// Requests the objects from the data source and shows the changes.
  ///
  /// New objects get a controller; changed objects are passed to theirs; the controllers of removed
  /// objects are released.
  ///
  /// - Parameters:
  ///   - animated: Whether insertions, deletions and moves are animated.
  ///   - completion: Called when the objects, or newer ones, are shown and their animation is over.
  public func performUpdates(animated: Bool, completion: (() -> Void)? = nil) {
    request(animated: animated, completion) { $0.needsObjects = true }
  }

  /// Requests the objects from the data source and recreates every cell, without a comparison or an
  /// animation.
  ///
  /// Objects that remain keep their controllers.
  public func reloadData(completion: (() -> Void)? = nil) {
    request(animated: false, completion) {
      $0.needsObjects = true
      $0.reloads = true
    }
  }

  /// Passes objects to their controllers again and gives their rows new cells, even if their
  /// content is equal.
  ///
  /// For changes that are not part of the objects, such as a changed setting. Objects that are not
  /// in the list are ignored.
  public func reload(_ objects: [any ListItemViewModel]) {
    request(animated: false, nil) { $0.reloadedIDs.formUnion(objects.map(\.itemID)) }
  }

  func perform(_ batch: ListPendingBatch, animated: Bool, completion: (() -> Void)?) {
    request(animated: animated, completion) { $0.batches.append(batch) }
  }

  private func request(
    animated: Bool,
    _ completion: (() -> Void)?,
    _ change: (inout ListAdapterWork) -> Void
  ) {
    change(&work)
    work.requests += 1
    if !animated { work.isAnimated = false }
    if let completion { work.completions.append(completion) }
    flush()
  }

  /// Whether everything requested is shown.
  public var isUpToDate: Bool { work.isEmpty && updater?.pendingUpdates.isEmpty != false }

  // MARK: Applying

  /// Does all pending work, unless the list is busy: then it is called again when that ends.
  func flush() {
    guard let updater, !isFlushing, !work.isEmpty, answers == 0,
      updater.reasonToWait == nil
    else { return }
    isFlushing = true
    let work = work
    self.work = ListAdapterWork()

    for batch in work.batches { run(batch) }
    if work.needsObjects {
      requestObjects(reloading: work.reloadedIDs)
    } else {
      touch(work.reloadedIDs)
    }
    let sections = entries.map(section)
    isFlushing = false

    let finish = { [weak self] in
      for completion in work.completions { completion() }
      self?.flush()
    }
    if work.reloads {
      updater.reload(to: sections, completion: finish)
    } else {
      updater.update(to: sections, animated: work.isAnimated, completion: finish)
    }
  }

  /// Called when the collection view calls its data source or delegate: no update can run until it
  /// returns.
  func beginAnswer() { answers += 1 }

  /// Does the work that was requested meanwhile, as soon as the collection view has finished.
  func endAnswer() {
    answers -= 1
    guard answers == 0, !work.isEmpty, !isFlushScheduled else { return }
    isFlushScheduled = true
    Task { [weak self] in
      self?.isFlushScheduled = false
      self?.flush()
    }
  }

  private func run(_ pending: ListPendingBatch) {
    guard let controller = pending.controller, controller.adapter === self else { return }
    guard let updates = pending.updates else {
      controller.refreshTokens(isTouched: true)
      return
    }
    let old = controller.allTokens
    var batch = ListBatch()
    updates(&batch)
    do throws(ListBatchProblem) {
      try controller.apply(batch)
    } catch {
      report(
        .illegalBatch(
          section: String(describing: type(of: controller)),
          object: entries.first { $0.controller === controller.root }?.object.itemID,
          old: old.map(\.itemID),
          new: controller.numberOfItems(),
          batch: batch.description,
          problem: error
        )
      )
      controller.rowTokens.removeAll()
      controller.refreshTokens(isTouched: false)
    }
  }

  private func touch(_ ids: Set<ListItemID>) {
    guard !ids.isEmpty else { return }
    for entry in entries where ids.contains(entry.object.itemID) { replaceRows(of: entry) }
  }

  private func replaceRows(of entry: ListAdapterEntry) {
    entry.controller.setObject(entry.object)
    entry.controller.replaceCells()
  }

  /// Requests the objects and updates the controllers to match.
  private func requestObjects(reloading reloadedIDs: Set<ListItemID>) {
    let objects = dataSource?.objects(for: self) ?? []
    var counts: [ListItemID: Int] = [:]
    var duplicates: [ListItemID] = []
    var new: [ListAdapterEntry] = []
    new.reserveCapacity(objects.count)
    for object in objects.lazy.map(AnyListItem.init(erasing:)) {
      let number = counts[object.itemID, default: 0]
      counts[object.itemID] = number + 1
      if number == 1 { duplicates.append(object.itemID) }
      let id = number == 0 ? object.itemID : ListItemID("\(object.itemID), number \(number + 1)")
      guard let entry = entry(for: object, id: id) else { continue }
      if reloadedIDs.contains(object.itemID) { entry.controller.replaceCells() }
      new.append(entry)
    }
    let newByID = Dictionary(new.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    for entry in entries where newByID[entry.id]?.controller !== entry.controller {
      retiring[entry.id] = entry.controller
    }
    entries = new
    entriesByID = newByID
    if !duplicates.isEmpty { report(.duplicateObjects(duplicates)) }
  }

  /// Returns the entry of an object, with its existing controller if it has one.
  private func entry(for object: AnyListItem, id: ListItemID) -> ListAdapterEntry? {
    if let old = entriesByID[id], old.object.typeID == object.typeID {
      if !object.hasSameContent(as: old.object) { old.controller.setObject(object) }
      return ListAdapterEntry(id: id, object: object, controller: old.controller)
    }
    guard
      let controller = dataSource?.listAdapter(self, sectionControllerFor: object)
        ?? factories[object.typeID]?()
    else {
      report(
        .noSectionController(type: String(describing: type(of: object.base)), id: object.itemID)
      )
      return nil
    }
    controller.join(self)
    controller.entryID = id
    controller.setObject(object)
    return ListAdapterEntry(id: id, object: object, controller: controller)
  }

  /// Returns the value that the diff compares: the rows' tokens, and whether there is a header and
  /// a footer.
  private func section(_ entry: ListAdapterEntry) -> ListSection {
    func mark(_ kind: ListSupplementaryKind) -> AnyListItem? {
      entry.controller.source(of: kind) == nil ? nil : AnyListItem(ListRowToken(number: 0))
    }
    return ListSection(
      id: entry.id,
      header: mark(.header),
      footer: mark(.footer),
      items: entry.controller.allTokens.map { AnyListItem($0) }
    )
  }

  /// Releases the controllers of removed objects.
  func retire() {
    guard !retiring.isEmpty else { return }
    let kept = Set(entries.map { ObjectIdentifier($0.controller) })
    let gone = retiring.values.filter { !kept.contains(ObjectIdentifier($0)) }
    let ids = Set(gone.map { ObjectIdentifier($0) })
    for controller in workingRange where ids.contains(ObjectIdentifier(controller)) {
      leaveWorkingRange(controller)
    }
    for controller in gone { controller.join(nil) }
    for id in retiring.keys where entriesByID[id] == nil { nestedStates.remove(id) }
    retiring = [:]
  }

  private func report(_ reason: ListUpdateFailure.Reason) {
    let shown = updater?.sections ?? []
    onUpdateFailure(
      ListUpdateFailure(reason: reason, old: shown, new: shown, changes: ListChanges())
    )
  }
}

extension ListAdapter: ListUpdaterDelegate {
  /// Called before the sections change to those of a stage.
  public func listUpdater(_ updater: ListUpdater, willShow sections: [ListSection]) {
    sectionIndices = Dictionary(
      sections.enumerated().map { ($0.element.id, $0.offset) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// Called when the new sections are on screen.
  public func listUpdater(_ updater: ListUpdater, didShow changes: ListChanges?) {
    retire()
    if changes != nil {
      for past in displayed.values { past.controller.listDidUpdate(past.cell) }
    }
    refreshSupplementaryViews()
    restoreSelection()
    // After a reload, a collection view knows its visible rows only once it is laid out.
    if workingRangeSize > 0 { collectionView?.layoutIfNeeded() }
    updateWorkingRange()
    imagePlayer?.update()
    events.didShow()
  }

  /// Forwards the report.
  public func listUpdater(_ updater: ListUpdater, didReport failure: ListUpdateFailure) {
    onUpdateFailure(failure)
  }
}
