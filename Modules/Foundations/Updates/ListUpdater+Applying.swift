import ListModel
import UIKit

extension ListUpdater {
  /// Shows the waiting update, unless something delays it.
  func applyWaiting() {
    guard let waiting, !isApplying else { return }
    guard let container, container.window != nil, hasRows, !waiting.reloads else {
      if reasonToWait == nil || !hasRows { reloadWaiting() }
      return
    }
    // An animation delays only updates that would collide with it, which depends on the difference.
    let reason = reasonToWait
    guard reason == nil || reason == .update else { return }
    guard let changes = waiting.changes ?? differenceOfWaiting(from: sections) else { return }
    if reason == .update, !changes.stages.isEmpty {
      self.waiting?.changes = changes
      return
    }
    apply(changes, to: container)
  }

  private var hasRows: Bool { sections.contains { !$0.items.isEmpty } }

  // MARK: The difference

  /// The difference; `nil` while it is computed off the main actor.
  private func differenceOfWaiting(from old: [ListSection]) -> ListChanges? {
    guard let new = waiting?.sections, difference == nil else { return nil }
    func count(_ sections: [ListSection]) -> Int { sections.reduce(0) { $0 + $1.items.count } }
    guard let backgroundThreshold, count(old) + count(new) > backgroundThreshold else {
      return ListDiff.changes(from: old, to: new)
    }
    difference = Task { [weak self] in
      guard let changes = try? await ListDiff.changesOffActor(from: old, to: new), let self,
        !Task.isCancelled
      else { return }
      difference = nil
      waiting?.changes = changes
      applyWaiting()
    }
    return nil
  }

  /// Cancels the computation of a difference that is not needed.
  func endDifference() {
    difference?.cancel()
    difference = nil
  }

  // MARK: Applying

  private func reloadWaiting() {
    guard let update = waiting else { return }
    endDifference()
    waiting = nil
    isApplying = true
    onWillUpdate()
    let old = sections
    reload(to: update.sections)
    var changes = ListChanges()
    changes.duplicates = ListDiff.duplicates(in: update.sections)
    reportDuplicates(old, update.sections, changes)
    isApplying = false
    onShow(nil)
    for completion in update.completions { completion() }
    applyWaiting()
  }

  private func reload(to new: [ListSection]) {
    onWillShow(new)
    sections = new
    container?.reloadData()
  }

  private func apply(_ changes: ListChanges, to container: any BatchUpdating) {
    guard let update = waiting else { return }
    waiting = nil
    isApplying = true
    onWillUpdate()
    let old = sections
    var shown: ListChanges? = changes
    if !changes.isEmpty {
      let expected = old.map(\.items.count)
      let actual = container.numbersOfItems
      if actual == expected {
        run(changes, to: update.sections, in: container, animated: update.animated)
      } else {
        shown = nil
        reload(to: update.sections)
        report(.viewDisagrees(shown: actual, expected: expected), old, update.sections, changes)
      }
    } else {
      // Equal content, but not the same values: tapping a row must pass the newest.
      onWillShow(update.sections)
      sections = update.sections
    }
    reportDuplicates(old, update.sections, changes)
    isApplying = false
    onShow(shown)
    finishing += update.completions
    finishIfOver()
    applyWaiting()
  }

  /// Reports duplicate identities, once for the same ones.
  private func reportDuplicates(_ old: [ListSection], _ new: [ListSection], _ changes: ListChanges)
  {
    guard changes.duplicates != reportedDuplicates else { return }
    reportedDuplicates = changes.duplicates
    if !changes.duplicates.isEmpty {
      report(.duplicates(changes.duplicates), old, new, changes)
    }
  }

  private func report(
    _ reason: ListUpdateFailure.Reason,
    _ old: [ListSection],
    _ new: [ListSection],
    _ changes: ListChanges
  ) {
    onFailure(ListUpdateFailure(reason: reason, old: old, new: new, changes: changes))
  }

  private func run(
    _ changes: ListChanges,
    to new: [ListSection],
    in container: any BatchUpdating,
    animated: Bool
  ) {
    let anchor = AnchorPosition(
      in: container,
      before: changes,
      keepsPositionAtTop: keepsPositionAtTop,
      preferring: isAnchor.map { isAnchor in
        { [sections] path in
          let section = sections[path.section]
          return isAnchor(section.id, section.items[path.item].itemID)
        }
      }
    )
    let work = { [self] in
      for stage in changes.stages { perform(stage, in: container) }
      onWillShow(new)
      sections = new
      update(changes, in: container)
      container.layoutIfNeeded()
    }
    if animated, anchor?.isMovedByRowsAbove != true {
      work()
    } else {
      UIView.performWithoutAnimation(work)
    }
    // Near the end of the rows, changes below can move the offset too: a view stays within its
    // content, whose height is an estimate until the visible rows are measured.
    anchor?.restore(in: container)
  }

  private func perform(_ stage: BatchStage<ListSection>, in container: any BatchUpdating) {
    runningBatches += 1
    container.performBatch(
      stage,
      swapModel: { [self] in
        onWillShow(stage.sections)
        sections = stage.sections
      },
      completion: { [weak self] in
        self?.runningBatches -= 1
        self?.finishIfOver()
        self?.applyWaiting()
      }
    )
  }

  /// Updates in place; all indices are those of the new sections.
  private func update(_ changes: ListChanges, in container: any BatchUpdating) {
    if !changes.reconfigured.isEmpty { container.reconfigureContents(at: changes.reconfigured) }
    if !changes.reloaded.isEmpty { container.reloadContents(at: changes.reloaded) }
    let titles = changes.changedHeaders.union(changes.changedFooters)
    if !titles.isEmpty { container.reloadContents(ofSections: titles) }
  }

  private func finishIfOver() {
    guard runningBatches == 0, !isApplying else { return }
    let completions = finishing
    finishing = []
    for completion in completions { completion() }
  }
}
