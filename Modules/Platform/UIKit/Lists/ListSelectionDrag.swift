import CoreGraphics
import Foundation

/// A two-finger pan over the rows of a list, which selects the rows that it crosses.
///
/// If it began on a selected row, it deselects instead; rows that it leaves again return to their
/// previous state. It does not scroll the list.
@MainActor final class ListSelectionDrag: UIPanGestureRecognizer {
  private weak var list: (any SelectableList)?
  private var start: IndexPath?
  /// Whether the pan selects rows, because the first one was not selected; otherwise it deselects.
  private var selects = true
  /// The rows whose selection the pan changed.
  private var changed: Set<IndexPath> = []
  /// The delegate's answer for the current touches; nil if it was not called yet.
  private var decision: Bool?

  init(list: any SelectableList) {
    self.list = list
    super.init(target: nil, action: nil)
    minimumNumberOfTouches = 2
    maximumNumberOfTouches = 2
    addAction { [weak self] _ in self?.follow() }
  }

  override func hasMovedTheRightWay(by movement: CGVector) -> Bool { isWanted }

  /// Whether the current touches select rows and so do not scroll; calls the delegate once.
  var isWanted: Bool {
    guard activeTouches.count == minimumNumberOfTouches, isEnabled else { return false }
    if let decision { return decision }
    guard let list, let path = pathUnderFingers,
      list.allowsMultipleSelection || list.allowsMultipleSelectionDuringEditing
    else { return false }
    let isWanted = list.mayBeginSelectionDrag(at: path)
    decision = isWanted
    return isWanted
  }

  override func reset() {
    super.reset()
    decision = nil
  }

  private var pathUnderFingers: IndexPath? {
    guard let list else { return nil }
    return list.itemPath(at: location(in: list))
  }

  private func follow() {
    switch state {
    case .began:
      guard let list, let path = pathUnderFingers else { return }
      list.endHighlight()
      start = path
      selects = !list.selection.contains(path)
      changed = []
      list.selectionDragDidBegin(at: path)
      change()
    case .changed: change()
    case .ended, .cancelled:
      guard start != nil else { return }
      start = nil
      changed = []
      list?.selectionDragDidEnd()
    case .possible, .failed: break
    }
  }

  /// Selects the rows between the first one and the touches, and restores those that are no longer
  /// between them.
  private func change() {
    guard let list, let start, list.selectsSeveral, let end = pathUnderFingers else { return }
    let range = min(start, end)...max(start, end)
    for path in changed.sorted() where !range.contains(path) {
      changed.remove(path)
      if list.selection.contains(path) == selects { list.choose(path) }
    }
    for path in list.paths(in: range) where list.selection.contains(path) != selects {
      guard list.shouldHighlight(path) else { continue }
      list.choose(path)
      if list.selection.contains(path) == selects { changed.insert(path) }
    }
  }
}

extension SelectableList {
  /// Adds the selection gesture, if multiple selection is allowed.
  func offerSelectionDrag() {
    guard selectionDrag == nil, allowsMultipleSelection || allowsMultipleSelectionDuringEditing
    else { return }
    let drag = ListSelectionDrag(list: self)
    selectionDrag = drag
    addGestureRecognizer(drag)
  }

  /// Returns the rows of a closed range.
  func paths(in range: ClosedRange<IndexPath>) -> [IndexPath] {
    let counts = knownCounts
    let (first, last) = (range.lowerBound, range.upperBound)
    return (first.section...last.section).flatMap { section in
      guard counts.indices.contains(section) else { return [IndexPath]() }
      let start = section == first.section ? first.item : 0
      let end = section == last.section ? min(last.item + 1, counts[section]) : counts[section]
      return (start..<max(start, end)).map { IndexPath(item: $0, section: section) }
    }
  }
}
