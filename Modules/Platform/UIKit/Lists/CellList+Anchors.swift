internal import Foundation

extension CellList {
  /// The first cell with a part below the bars, or else the last one above; nil if there is nothing
  /// to preserve.
  var readingAnchor: ListAnchor<Place>? { anchor(\.first) }

  /// The first cell that begins below the bars: one that is partly covered would change its height
  /// when the width changes.
  var resizingAnchor: ListAnchor<Place>? { anchor(\.firstUncovered) }

  private func anchor(
    _ choice: (AnchorCandidates<AnchorCell>) -> AnchorCell?
  ) -> ListAnchor<Place>? {
    guard let axes = heldAxes else { return nil }
    return choice(anchorCandidates).map { anchor($0, holds: axes) }
  }

  /// Returns the first cell below the bars whose item still exists after the batch, at its new
  /// place; nil if there is nothing to preserve.
  func anchor(surviving plan: ListUpdatePlan) -> ListAnchor<Place>? {
    guard let axes = heldAxes,
      let (cell, path) = anchorCandidates.first(
        surviving: plan,
        path: { anchor($0, holds: axes).item.indexPath }
      )
    else { return nil }
    var result = anchor(cell, holds: axes)
    result.item = result.item.moved(to: path)
    return result
  }
}
