public import ListModel
import UIKit

/// Turns new data into batch updates of a table or a collection.
///
/// The updater owns the sections on screen: the view's data source reads only ``sections``. Call
/// ``update(to:animated:completion:)`` with new data, as often as needed:
///
/// 1. A list at rest updates before the call returns (but see ``backgroundThreshold``).
/// 2. Updates requested during an update, a drag or a scroll animation wait, and the newest data is
///   shown once when that ends. Changes of content alone do not wait for the previous update's
///   animation.
/// 3. The topmost remaining row on screen keeps its position. If rows above it are inserted,
///   deleted or moved, nothing is animated; at the top, new rows come into view unless
///   ``keepsPositionAtTop`` is set.
/// 4. Before the view is in a window, and when nothing was shown, the view is reloaded.
/// 5. A view whose rows are not those of its last update is reported by ``onFailure`` and
///   reloaded.
///
/// Animations are never omitted because of the number of changes.
///
/// The owner of the view forwards three calls of the scroll view's delegate, so that waiting
/// updates continue:
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
  /// During a batch update: those of the current stage.
  public internal(set) var sections: [ListSection] = []

  /// Called once before an update, while the view shows the old sections.
  public var onWillUpdate: () -> Void = {}

  /// Called before the data becomes other sections, inside a batch update or before a reload, for
  /// each stage; the view MUST NOT be changed.
  public var onWillShow: ([ListSection]) -> Void = { _ in }

  /// Called when the view shows new sections, with the changes, or `nil` after a reload; animations
  /// may still run.
  public var onShow: (ListChanges?) -> Void = { _ in }

  /// Called when an update failed; the list shows the new data nevertheless.
  public var onFailure: (ListUpdateFailure) -> Void = { _ in }

  /// Whether rows inserted above the first one stay out of view when the list is at its top.
  public var keepsPositionAtTop = false

  /// Returns whether a row keeps the reading position, by the identities of its section and of
  /// itself; `nil` if all do.
  ///
  /// The topmost such row on screen keeps its position. If there is none, or none remains, any row
  /// does.
  public var isAnchor: ((_ section: ListItemID, _ row: ListItemID) -> Bool)?

  /// The number of rows, old and new together, from which the difference is computed off the main
  /// actor; `nil` for never.
  ///
  /// Such an update is shown after the call that requested it has returned.
  public var backgroundThreshold: Int? = 20_000

  /// The view.
  public private(set) weak var container: (any BatchUpdating)?

  var waiting: WaitingUpdate?
  /// Computes the difference of the waiting update off the main actor.
  var difference: Task<Void, Never>?
  var isApplying = false
  /// The number of batches with running animations.
  var runningBatches = 0
  /// Called when the last of them has ended.
  var finishing: [() -> Void] = []
  var reportedDuplicates: [ListChanges.Duplicate] = []
  private var holds = 0

  /// Makes an updater for a view.
  ///
  /// The view is not retained, and nothing is shown yet.
  public init(container: any BatchUpdating) {
    self.container = container
  }

  deinit {
    difference?.cancel()
  }

  // MARK: Updating

  /// Shows new sections by a batch update, immediately or as soon as the list allows it.
  ///
  /// - Parameters:
  ///   - sections: The data to show. It replaces waiting data.
  ///   - animated: Whether insertions, deletions and moves are animated.
  ///   - completion: Called once when these sections, or newer ones, are shown and their animation
  ///     is over.
  public func update(
    to sections: [ListSection],
    animated: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    wait(for: sections, animated: animated, reloads: false, completion)
  }

  /// Shows new sections by a reload: every cell is recreated, without an animation or a diff.
  ///
  /// - Parameters:
  ///   - sections: The data to show. It replaces waiting data.
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
      endDifference()
      update.completions = former.completions
      // A requested reload replaces cells, even if a later request does not.
      update.reloads = reloads || former.reloads
    }
    if let completion { update.completions.append(completion) }
    waiting = update
    applyWaiting()
  }

  // MARK: Waiting

  /// Delays new data until ``release()``, for example while a row is dragged.
  ///
  /// Calls are counted.
  public func hold() { holds += 1 }

  /// Ends a ``hold()``; the newest data is shown if it was the last.
  public func release() {
    precondition(holds > 0, "release() without hold()")
    holds -= 1
    applyWaiting()
  }

  /// Must be called when a drag or a scroll animation has ended, and when the view left its window.
  public func containerDidSettle() { applyWaiting() }

  /// Must be called whenever the view scrolled: a scroll animation interrupted by another offset
  /// has no other end.
  public func containerDidScroll() {
    guard waiting != nil, difference == nil, reasonToWait == nil else { return }
    // Not during layout, which may have caused the scroll.
    Task { [weak self] in self?.applyWaiting() }
  }

  /// What delays an update.
  enum Delay {
    /// The previous update or its animation.
    case update
    /// A drag by the reader.
    case drag
    /// A programmatic scroll animation.
    case scrollAnimation
    /// A call of ``hold()``.
    case hold
  }

  /// The reason that delays an update now.
  var reasonToWait: Delay? {
    if isApplying { return .update }
    guard let container, container.window != nil else { return nil }
    if holds > 0 { return .hold }
    if container.isDragging, container.isTracking { return .drag }
    if container.runsScrollAnimation { return .scrollAnimation }
    return runningBatches > 0 ? .update : nil
  }
}

/// The newest data that is not on screen yet.
struct WaitingUpdate {
  var sections: [ListSection]
  var animated: Bool
  var reloads: Bool
  var completions: [() -> Void] = []
  /// The difference to the sections on screen, if it is known.
  var changes: ListChanges?
}

extension UIScrollView {
  /// Whether a programmatic scroll animation is running, if that can be known.
  fileprivate var runsScrollAnimation: Bool {
    if #available(iOS 17.4, *) { isScrollAnimating } else { false }
  }
}
