public import Foundation
public import ListModel
public import UIKit

/// A view that shows rows in sections and applies changes to them: the part of a table or a
/// collection that ``ListUpdater`` needs.
///
/// Index paths have two indices, section and item. The view does not call its data source between
/// the calls of one update.
public protocol BatchUpdating: UIScrollView {
  /// The number of rows in each section, as the view knows it. O(number of sections).
  var numbersOfItems: [Int] { get }

  /// The rows on screen, in any order.
  var visibleItemPaths: [IndexPath] { get }

  /// The frame of a row in the content; `nil` if it is unknown.
  func frameOfItem(at indexPath: IndexPath) -> CGRect?

  /// Runs one batch.
  ///
  /// - Parameters:
  ///   - stage: The changes; they MUST be made in one batch update.
  ///   - swapModel: Replaces the old data by that of the stage. MUST be called once, inside the
  ///     batch.
  ///   - completion: MUST be called once, when the batch and its animation have ended.
  func performBatch(
    _ stage: BatchStage<ListSection>,
    swapModel: @escaping () -> Void,
    completion: @escaping () -> Void
  )

  /// Reconfigures the cells of rows.
  func reconfigureContents(at indexPaths: [IndexPath])

  /// Replaces the cells of rows.
  func reloadContents(at indexPaths: [IndexPath])

  /// Replaces headers, footers and cells of sections, without an animation.
  func reloadContents(ofSections sections: IndexSet)

  /// Reloads all data.
  func reloadData()
}
