public import Foundation
public import ListModel
public import UIKit

extension UITableView: BatchUpdating {
  /// The number of rows in each section, as the table knows it.
  public var numbersOfItems: [Int] {
    (0..<numberOfSections).map { numberOfRows(inSection: $0) }
  }

  /// The rows on screen.
  public var visibleItemPaths: [IndexPath] { indexPathsForVisibleRows ?? [] }

  /// The frame of a row in the content.
  public func frameOfItem(at indexPath: IndexPath) -> CGRect? { rectForRow(at: indexPath) }

  /// Runs one batch; insertions and deletions fade.
  public func performBatch(
    _ stage: BatchStage<ListSection>,
    swapModel: @escaping () -> Void,
    completion: @escaping () -> Void
  ) {
    performBatchUpdates(
      { [self] in
        swapModel()
        if !stage.deletedSections.isEmpty { deleteSections(stage.deletedSections, with: .fade) }
        if !stage.insertedSections.isEmpty { insertSections(stage.insertedSections, with: .fade) }
        for move in stage.movedSections { moveSection(move.from, toSection: move.to) }
        if !stage.deleted.isEmpty { deleteRows(at: stage.deleted, with: .fade) }
        if !stage.inserted.isEmpty { insertRows(at: stage.inserted, with: .fade) }
        for move in stage.moved { moveRow(at: move.from, to: move.to) }
      },
      completion: { _ in completion() }
    )
  }

  /// Reconfigures the cells of rows.
  public func reconfigureContents(at indexPaths: [IndexPath]) { reconfigureRows(at: indexPaths) }

  /// Replaces the cells of rows.
  public func reloadContents(at indexPaths: [IndexPath]) {
    reloadRows(at: indexPaths, with: .fade)
  }

  /// Replaces headers, footers and cells of sections, without an animation.
  public func reloadContents(ofSections sections: IndexSet) {
    reloadSections(sections, with: .none)
  }
}
