public import Foundation
public import ListModel
public import UIKit

extension UICollectionView: BatchUpdating {
  /// The number of rows in each section, as the collection view knows it.
  public var numbersOfItems: [Int] {
    (0..<numberOfSections).map { numberOfItems(inSection: $0) }
  }

  /// The rows on screen.
  public var visibleItemPaths: [IndexPath] { indexPathsForVisibleItems }

  /// The frame of a row in the content.
  public func frameOfItem(at indexPath: IndexPath) -> CGRect? {
    layoutAttributesForItem(at: indexPath)?.frame
  }

  /// Runs one batch; the layout animates it.
  public func performBatch(
    _ stage: BatchStage<ListSection>,
    swapModel: @escaping () -> Void,
    completion: @escaping () -> Void
  ) {
    performBatchUpdates(
      { [self] in
        swapModel()
        if !stage.deletedSections.isEmpty { deleteSections(stage.deletedSections) }
        if !stage.insertedSections.isEmpty { insertSections(stage.insertedSections) }
        for move in stage.movedSections { moveSection(move.from, toSection: move.to) }
        if !stage.deleted.isEmpty { deleteItems(at: stage.deleted) }
        if !stage.inserted.isEmpty { insertItems(at: stage.inserted) }
        for move in stage.moved { moveItem(at: move.from, to: move.to) }
      },
      completion: { _ in completion() }
    )
  }

  /// Reconfigures the cells of rows.
  public func reconfigureContents(at indexPaths: [IndexPath]) { reconfigureItems(at: indexPaths) }

  /// Replaces the cells of rows.
  public func reloadContents(at indexPaths: [IndexPath]) { reloadItems(at: indexPaths) }

  /// Replaces headers, footers and cells of sections, without an animation.
  public func reloadContents(ofSections sections: IndexSet) {
    UIView.performWithoutAnimation { reloadSections(sections) }
  }
}
