import Foundation
import ListModel
import UIKit

/// The row the reader looks at, and where on screen it is: the topmost of those that stay.
struct ReadingPosition {
  /// Whether rows above it come, go or move: then the offset follows, and an animation would show
  /// rows fly.
  let isMovedByRowsAbove: Bool

  private let newPath: IndexPath
  /// From the content offset to the row's origin, in points.
  private let distance: CGPoint

  /// Notes the place before a change; `nil` if nothing on screen stays, or nothing needs to be
  /// kept.
  ///
  /// - Parameters:
  ///   - container: The list.
  ///   - changes: What is about to be done.
  ///   - keepsPlaceAtTop: Whether rows that come above the first one stay out of view at the top.
  ///   - isPreferred: Which rows are kept in place rather than those above them; `nil` for all.
  init?(
    in container: any BatchUpdating,
    before changes: ListChanges,
    keepsPlaceAtTop: Bool,
    preferring isPreferred: ((IndexPath) -> Bool)? = nil
  ) {
    let isAtTop = container.isAtStart
    if isAtTop, !keepsPlaceAtTop { return nil }
    var paths = container.visibleItemPaths.sorted()
    if let isPreferred { paths = paths.filter(isPreferred) + paths.filter { !isPreferred($0) } }
    for path in paths {
      guard let newPath = changes.newIndexPath(forOld: path),
        let frame = container.frameOfItem(at: path)
      else { continue }
      let above = changes.changesAbove(path)
      // At the top there is nothing above to scroll back to: what goes or moves away cannot move
      // the reader.
      if isAtTop, !above.comes { return nil }
      isMovedByRowsAbove = above.comes || above.goes
      self.newPath = newPath
      distance = CGPoint(
        x: frame.minX - container.contentOffset.x,
        y: frame.minY - container.contentOffset.y
      )
      return
    }
    return nil
  }

  /// Scrolls so that the row is where it was.
  ///
  /// Rows that come into view are measured, and what was an estimate until then moves: a few rounds
  /// settle it.
  func restore(in container: any BatchUpdating) {
    for _ in 0..<4 {
      guard let frame = container.frameOfItem(at: newPath) else { return }
      var wanted = container.contentOffset
      if container.scrollsSideways {
        wanted.x = max(frame.minX - distance.x, -container.adjustedContentInset.left)
      } else {
        wanted.y = max(frame.minY - distance.y, -container.adjustedContentInset.top)
      }
      let offset = container.contentOffset
      guard abs(wanted.x - offset.x) >= 0.5 || abs(wanted.y - offset.y) >= 0.5 else { return }
      container.settle(at: wanted)
    }
  }
}

extension UIScrollView {
  /// Whether the content is wider than the view and not higher: shelves.
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
  /// Whether rows or sections come to stand above a row that stays, and whether some leave from
  /// there.
  fileprivate func changesAbove(_ indexPath: IndexPath) -> (comes: Bool, goes: Bool) {
    var (comes, goes) = (false, false)
    var old = indexPath
    for stage in stages {
      guard let new = stage.newIndexPath(forOld: old) else { break }
      goes =
        goes || stage.deletedSections.contains { $0 < old[0] }
        || stage.deleted.contains { $0 < old }
      comes =
        comes || stage.insertedSections.contains { $0 < new[0] }
        || stage.inserted.contains { $0 < new }
      let moves =
        stage.movedSections.map { ([$0.from], [$0.to], [old[0]], [new[0]]) as PathMove }
        + stage.moved.map { ($0.from, $0.to, old, new) as PathMove }
      for (from, to, oldPlace, newPlace) in moves {
        if from == oldPlace {
          // The row itself moves: what it passed is on its other side now.
          goes = true
          comes = comes || to > from
        } else {
          goes = goes || (from < oldPlace && to > newPlace)
          comes = comes || (from > oldPlace && to < newPlace)
        }
      }
      old = new
    }
    return (comes, goes)
  }
}

/// Where something moves from and to, and where the row that is watched is before and after.
private typealias PathMove = (IndexPath, IndexPath, IndexPath, IndexPath)
