public import ListModel
import UIKit

/// The one place where new data becomes batch updates of a table or a collection.
///
/// The updater owns the sections on screen: the view's data source reads ``sections`` and nothing
/// else. Whoever has new data calls ``update(to:animated:completion:)`` as often as it likes:
///
/// 1. A list at rest updates before the call returns (but see ``backgroundThreshold``).
/// 2. What is asked for during an update, a drag or a scroll animation waits, and the newest data
///   is shown once when that ends. New content alone does not wait for the animation of the update
///   before.
/// 3. The topmost row on screen that survives stays where it is. When rows above it come, go or
///   move, nothing is animated; at the top, new rows come into view unless ``keepsPlaceAtTop`` is
///   set.
/// 4. Before the view is in a window, and when nothing was shown, it is a plain reload.
/// 5. A view whose rows are not those of its last update is reported to the ``delegate`` and
///   reloaded.
///
/// There is no number of changes from which on animations are left out.
///
/// The owner of the view hands on three calls of the scroll view's delegate, so that what waits
/// goes on:
///
/// ```swift
/// func scrollViewDidScroll(_ scrollView: UIScrollView) {
///   updater.containerDidScroll()
/// }
/// func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
///   updater.containerDidSettle()
/// }
/// func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
///   updater.containerDidSettle()
/// }
/// ```
@MainActor public final class ListUpdater {
  /// The sections on screen.
  ///
  /// During a batch update: those of the stage that runs.
  public internal(set) var sections: [ListSection] = []

  /// Is told of what happens.
  public weak var delegate: (any ListUpdaterDelegate)?

  /// Whether rows that come above the first one stay out of view when the list is at its top.
  public var keepsPlaceAtTop = false

  /// Which rows hold the reader's place; `nil`: all of them.
  ///
  /// The topmost on screen of those stays where it is. Where none of them is on screen, or stays,
  /// any row does.
  public var holdsPlace: ((AnyListItem) -> Bool)?

  /// From how many rows on, old and new together, the difference is found off the main actor;
  /// `nil`: never.
  ///
  /// Such an update is shown later than the call that asked for it.
  public var backgroundThreshold: Int? = 20_000

  /// The view.
  public private(set) weak var container: (any BatchUpdating)?

  var waiting: WaitingUpdate?
  var isApplying = false
  /// Batches whose animation runs.
  var runningBatches = 0
  /// Called when the last of them is over.
  var finishing: [() -> Void] = []
  var reportedDuplicates: [ListDuplicate] = []
  private var holds = 0

  /// Makes an updater of a view.
  ///
  /// The view is not retained, and nothing is shown yet.
  public init(container: any BatchUpdating) {
    self.container = container
  }

  isolated deinit {
    waiting?.difference?.cancel()
  }

  // MARK: Updating

  /// Shows new sections by a batch update, now or as soon as the list can take it.
  ///
  /// - Parameters:
  ///   - sections: The data to show. It replaces data that still waits.
  ///   - animated: Whether rows are seen to come, go and move.
  ///   - completion: Called once when these sections, or newer ones, are shown and their animation
  ///     is over.
  public func update(
    to sections: [ListSection],
    animated: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    wait(for: sections, animated: animated, reloads: false, completion)
  }

  /// Shows new sections by a reload: every cell is made anew, nothing is animated, no difference is
  /// sought.
  ///
  /// - Parameters:
  ///   - sections: The data to show. It replaces data that still waits.
  ///   - completion: Called once when these sections, or newer ones, are shown.
  public func reload(to sections: [ListSection], completion: (() -> Void)? = nil) {
    wait(for: sections, animated: false, reloads: true, completion)
  }

  private func wait(
    for sections: [ListSection],
    animated: Bool,
    reloads: Bool,
    _ completion: (() -> Void)?
  ) {
    var update = WaitingUpdate(sections: sections, animated: animated, reloads: reloads)
    if let former = waiting {
      former.difference?.cancel()
      update.requests += former.requests
      update.completions = former.completions
      // Who asked for a reload has cells to replace, whatever came after.
      update.reloads = reloads || former.reloads
    }
    if let completion { update.completions.append(completion) }
    waiting = update
    applyWaiting()
  }

  // MARK: Waiting

  /// The newest data that waits, with what it waits for; empty when the list is up to date.
  public var pendingUpdates: [PendingListUpdate] {
    guard let waiting else { return [] }
    return [
      PendingListUpdate(
        reason: reasonToWait ?? .difference,
        sections: waiting.sections,
        requests: waiting.requests
      )
    ]
  }

  /// The sections that will be on screen when nothing waits any more.
  public var targetSections: [ListSection] { waiting?.sections ?? sections }

  /// Keeps new data back until ``release()``, as while a row is dragged to another place.
  ///
  /// Calls are counted.
  public func hold() { holds += 1 }

  /// Ends a ``hold()``; the newest data is shown if it was the last.
  public func release() {
    precondition(holds > 0, "release() without hold()")
    holds -= 1
    applyWaiting()
  }

  /// To be called when a drag or a scroll animation ended, and when the view left its window.
  public func containerDidSettle() { applyWaiting() }

  /// To be called whenever the view scrolled: a scroll animation that another offset cuts short has
  /// no other end.
  public func containerDidScroll() {
    guard let waiting, waiting.difference == nil, reasonToWait == nil else { return }
    // Not from within a layout, which may be what scrolled.
    Task { [weak self] in self?.applyWaiting() }
  }

  /// What keeps an update back now.
  var reasonToWait: PendingListUpdate.Reason? {
    if isApplying { return .update }
    guard let container, container.window != nil else { return nil }
    if holds > 0 { return .hold }
    if container.isDragging, container.isTracking { return .drag }
    if container.runsScrollAnimation { return .scrollAnimation }
    return runningBatches > 0 ? .update : nil
  }
}

/// The newest data that is not on screen.
struct WaitingUpdate {
  var sections: [ListSection]
  var animated: Bool
  var reloads: Bool
  var requests = 1
  var completions: [() -> Void] = []
  /// The difference to the sections on screen, where it is known.
  var changes: ListChanges?
  /// Finds the difference off the main actor.
  var difference: Task<Void, Never>?

  init(sections: [ListSection], animated: Bool, reloads: Bool) {
    self.sections = sections
    self.animated = animated
    self.reloads = reloads
  }
}

extension UIScrollView {
  /// Whether an animation that code asked for runs, where that can be known.
  fileprivate var runsScrollAnimation: Bool {
    if #available(iOS 17.4, *) { isScrollAnimating } else { false }
  }
}
