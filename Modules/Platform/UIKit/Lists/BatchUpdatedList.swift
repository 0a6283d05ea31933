internal import Foundation

/// A list that is changed in batches: what a table and a collection view do each in their own way.
///
/// When a batch is applied, put off or dropped is the same for both, and is in the extension only:
/// an app that changes its model at an awkward time finds no difference between them.
@MainActor protocol BatchUpdatedList: UIView {
  var batches: ListBatchQueue { get set }
  /// Whether cells are being placed: what is requested then comes from the data source or the
  /// delegate.
  var isTiling: Bool { get }
  /// Whether the items must be counted again, whatever updates say.
  var needsReload: Bool { get }
  /// The list's terms in messages about a wrong update.
  var words: ListErrorTerms { get }
  /// The number of items of every section, as last counted.
  var knownCounts: [Int] { get }

  /// Asks the data source for the number of items of every section.
  func countItems() -> [Int]
  func markNeedsReload(keepsSelection: Bool)
  /// Counts and lays out, if the items were not counted since they changed.
  func layOutIfReloaded()
  /// Puts an item back that a finger holds: its index path will not be the same.
  func cancelDragForUpdate()
  /// Shows a batch that is in order.
  func apply(_ batch: ListUpdateBatch, by plan: ListUpdatePlan)
}

extension BatchUpdatedList {
  // MARK: Opening and closing

  func runBatch(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
    openBatch()
    updates?()
    if let completion { batches.pending.completions.append(completion) }
    closeBatch()
  }

  /// Counts the items before the first update, if need be: a model that was changed earlier is
  /// found out here.
  func openBatch() {
    if !batches.isOpen {
      cancelDragForUpdate()
      applyDeferredBatch()
      layOutIfReloaded()
    }
    batches.open()
  }

  func closeBatch() {
    if batches.close() { applyOrDeferBatch() }
  }

  /// Adds updates to the batch, or makes a batch of them alone.
  func update(_ updates: [ListUpdate], _ animation: UITableView.RowAnimation = .automatic) {
    let updates = updates.map { ($0, animation) }
    guard !batches.isOpen else {
      batches.pending.updates += updates
      return
    }
    cancelDragForUpdate()
    // Nothing was counted that the updates could be compared with.
    if needsReload { return markNeedsReload(keepsSelection: true) }
    applyDeferredBatch()
    batches.open()
    batches.pending.updates += updates
    closeBatch()
  }

  /// Asks for cells to be filled again, with the batch or alone.
  func reconfigure(_ paths: [IndexPath]) {
    guard !batches.isOpen else {
      batches.pending.reconfigurations += paths
      return
    }
    guard !needsReload else { return }
    applyDeferredBatch()
    batches.pending.reconfigurations += paths
    applyOrDeferBatch()
  }

  // MARK: Putting off

  /// Puts a batch off that was made by what the list requested, as when a cell that appears makes
  /// the model load more.
  ///
  /// No more cells are requested until then: they would be those of another model. Two such batches
  /// become a reload, for the index paths of the second are not those on screen.
  private func applyOrDeferBatch() {
    guard isTiling else { return applyBatch() }
    if batches.isDeferred { markNeedsReload(keepsSelection: true) }
    batches.isDeferred = true
    setNeedsLayout()
  }

  /// Applies the batch that was put off, if there is one.
  func applyDeferredBatch() {
    if batches.isDeferred, !isTiling, !batches.isOpen { applyBatch() }
  }

  // MARK: Applying

  private func applyBatch() {
    let batch = batches.take()
    if needsReload {
      // `reloadData` inside the batch makes the rest of it pointless.
      layOutIfReloaded()
      for completion in batch.completions { completion(true) }
      return
    }
    let plan = plan(of: batch.updates.map(\.update))
    batches.isApplying = true
    apply(batch, by: plan)
    batches.isApplying = false
  }

  private func plan(of updates: [ListUpdate]) -> ListUpdatePlan {
    do {
      return try ListUpdatePlan(
        words: words,
        oldCounts: knownCounts,
        newCounts: countItems(),
        updates: updates
      )
    } catch {
      fatalError(
        "*** Terminating app due to uncaught exception 'NSInternalInconsistencyException', reason:"
          + " '\(error.description)'"
      )
    }
  }
}
