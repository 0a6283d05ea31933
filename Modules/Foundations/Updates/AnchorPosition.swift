import Foundation
import ListModel
import UIKit

/// The row that the reader is looking at, and its position on screen: the topmost remaining row.
///
/// It exists for the time of one update; a ``ListPosition`` can be saved.
struct AnchorPosition {
  /// Whether rows above it are inserted, deleted or moved: then the offset is adjusted, without an
  /// animation.
  let isMovedByRowsAbove: Bool

  private let newPath: IndexPath
  /// The distance from the content offset to the row's origin, in points.
  private let distance: CGPoint

  /// Saves the position before a change; `nil` if no row on screen remains, or no position must be
  /// preserved.
  ///
  /// - Parameters:
  ///   - container: The list.
  ///   - changes: The changes to come.
  ///   - keepsPositionAtTop: Whether rows inserted above the first one stay out of view at the top.
  ///   - isPreferred: Returns whether a row keeps its position in preference to those above it;
  ///     `nil` if all do.
  init?(
    in container: any BatchUpdating,
    before changes: ListChanges,
    keepsPositionAtTop: Bool,
    preferring isPreferred: ((IndexPath) -> Bool)? = nil
  ) {
    let isAtTop = container.isAtStart
    if isAtTop, !keepsPositionAtTop { return nil }
    var paths = container.visibleItemPaths.sorted()
    if let isPreferred { paths = paths.filter(isPreferred) + paths.filter { !isPreferred($0) } }
    for path in paths {
      guard let newPath = changes.newIndexPath(forOld: path),
        let frame = container.frameOfItem(at: path)
      else { continue }
      let above = changes.changesAbove(path)
      // At the top there are no rows above: deletions and moves do not change the position.
      if isAtTop, !above.inserts { return nil }
      isMovedByRowsAbove = above.inserts || above.removes
      self.newPath = newPath
      distance = CGPoint(
        x: frame.minX - container.contentOffset.x,
        y: frame.minY - container.contentOffset.y
      )
      return
    }
    return nil
  }

  /// Scrolls the row to its former position.
  ///
  /// Rows that come into view are measured, which changes estimated heights: a few iterations reach
  /// the position.
  func restore(in container: any BatchUpdating) {
    for _ in 0..<4 {
      guard let frame = container.frameOfItem(at: newPath) else { return }
      var targetOffset = container.contentOffset
      if container.scrollsSideways {
        targetOffset.x = max(frame.minX - distance.x, -container.adjustedContentInset.left)
      } else {
        targetOffset.y = max(frame.minY - distance.y, -container.adjustedContentInset.top)
      }
      let offset = container.contentOffset
      guard abs(targetOffset.x - offset.x) >= 0.5 || abs(targetOffset.y - offset.y) >= 0.5 else {
        return
      }
      container.settle(at: targetOffset)
    }
  }
}

extension UIScrollView {
  /// Whether the content is wider than the view and not higher, as in shelves.
  fileprivate var scrollsSideways: Bool {
    contentSize.width > bounds.width && contentSize.height <= bounds.height
  }

  fileprivate var isAtStart: Bool {
    scrollsSideways
      ? contentOffset.x <= -adjustedContentInset.left
      : contentOffset.y <= -adjustedContentInset.top
  }
}

extension ListChanges {
  /// Returns whether rows or sections are inserted above a remaining row, and whether any are
  /// removed there.
  fileprivate func changesAbove(_ indexPath: IndexPath) -> (inserts: Bool, removes: Bool) {
    var (inserts, removes) = (false, false)
    var old = indexPath
    for stage in stages {
      guard let new = stage.newIndexPath(forOld: old) else { break }
      removes =
        removes || stage.deletedSections.contains { $0 < old[0] }
        || stage.deleted.contains { $0 < old }
      inserts =
        inserts || stage.insertedSections.contains { $0 < new[0] }
        || stage.inserted.contains { $0 < new }
      /// Considers a move, given the row's index path, or that of its section.
      func consider<Path: Comparable & Sendable>(
        _ from: Path,
        _ to: Path,
        past old: Path,
        _ new: Path
      ) {
        if from == old {
          // The row itself moves, so the rows that it passed are on its other side.
          removes = true
          inserts = inserts || to > from
        } else {
          removes = removes || (from < old && to > new)
          inserts = inserts || (from > old && to < new)
        }
      }
      for move in stage.movedSections { consider(move.from, move.to, past: old[0], new[0]) }
      for move in stage.moved { consider(move.from, move.to, past: old, new) }
      old = new
    }
    return (inserts, removes)
  }
}
