internal import Foundation

/// The batch updates that table and collection views share; each implements their effects itself.
///
/// Only the extension decides when a batch is applied, deferred or dropped, so both behave the same
/// for an app that changes its model at an unexpected time.
@MainActor package protocol BatchUpdatedList: UIView {
  var batches: ListBatchQueue { get set }
  /// Whether cells are being laid out: views requested meanwhile come from the data source or the
  /// delegate.
  var isTiling: Bool { get }
  /// Whether the items must be counted again, independent of updates.
  var needsReload: Bool { get }
  /// The terms of the list in error messages about invalid updates.
  var words: ListErrorTerms { get }
  /// The number of items of every section, as last counted.
  var knownCounts: [Int] { get }

  /// Requests the number of sections from the data source; 0 without one.
  func countSections() -> Int
  /// Requests the number of items of a section from the data source.
  func countItems(inSection section: Int) -> Int
  func markNeedsReload(keepsSelection: Bool)
  /// Reloads and lays out, if the items were not counted since they changed.
  func layOutIfReloaded()
  /// Cancels an interactive movement, because its index path becomes invalid.
  func cancelDragForUpdate()
  /// Applies a validated batch.
  func apply(_ batch: ListUpdateBatch, by plan: ListUpdatePlan)
}

extension BatchUpdatedList {
  /// Requests the number of items of every section from the data source.
  func countItems() -> [Int] {
    (0..<max(countSections(), 0)).map { max(countItems(inSection: $0), 0) }
  }

  // MARK: Opening and closing

  package func runBatch(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
    openBatch()
    updates?()
    if let completion { batches.pending.completions.append(completion) }
    closeBatch()
  }

  /// Opens a batch; before the first one, counts the items if necessary, so that earlier changes of
  /// the model are detected.
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

  /// Adds updates to the open batch, or performs them as a batch of their own.
  ///
  /// `animation` is one of the list's own numbers for how it shows them.
  package func update(_ updates: [ListUpdate], animation: Int = 0) {
    let updates = updates.map { ($0, animation) }
    guard !batches.isOpen else {
      batches.pending.updates += updates
      return
    }
    cancelDragForUpdate()
    // Nothing was counted yet, so there is nothing to compare the updates with.
    if needsReload { return markNeedsReload(keepsSelection: true) }
    applyDeferredBatch()
    batches.open()
    batches.pending.updates += updates
    closeBatch()
  }

  /// Reconfigures items, as part of the open batch or immediately.
  package func reconfigure(_ paths: [IndexPath]) {
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

  /// Applies the batch, or defers it if it was made by a callback during layout, for example when a
  /// cell that appears loads more items.
  ///
  /// No cells are requested until it is applied, because they would belong to the new model. A
  /// second deferred batch becomes a reload: its index paths do not refer to the items on screen.
  private func applyOrDeferBatch() {
    guard isTiling else { return applyBatch() }
    if batches.isDeferred { markNeedsReload(keepsSelection: true) }
    batches.isDeferred = true
    setNeedsLayout()
  }

  /// Applies the deferred batch, if there is one.
  func applyDeferredBatch() {
    if batches.isDeferred, !isTiling, !batches.isOpen { applyBatch() }
  }

  // MARK: Applying

  private func applyBatch() {
    let batch = batches.removeAll()
    if needsReload {
      // A `reloadData` inside the batch supersedes its updates.
      layOutIfReloaded()
      for completion in batch.completions { completion(true) }
      return
    }
    let plan = plan(of: batch.updates.map(\.update))
    batches.isApplying = true
    apply(batch, by: plan)
    batches.isApplying = false
    let completions = batches.dueCompletions
    batches.dueCompletions = []
    for completion in completions { completion(true) }
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
