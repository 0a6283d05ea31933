public import Foundation
public import ListModel
public import UIKit

/// A view that shows rows in sections and takes changes to them: what ``ListUpdater`` needs to know
/// of a table or a collection.
///
/// Index paths have two indices, section and item. The view asks its data source for nothing
/// between the calls of one update.
public protocol BatchUpdating: UIScrollView {
  /// How many rows each section has, as the view believes. O(number of sections).
  var numbersOfItems: [Int] { get }

  /// The rows on screen, in any order.
  var visibleItemPaths: [IndexPath] { get }

  /// Where a row is in the content, or `nil` where that is not known.
  func frameOfItem(at indexPath: IndexPath) -> CGRect?

  /// Runs one batch.
  ///
  /// - Parameters:
  ///   - stage: The changes; they MUST be made in one batch update.
  ///   - swapModel: Puts the data of the stage in the place of the old. MUST be called once, inside
  ///     the batch.
  ///   - completion: MUST be called once, when the batch is seen to be over.
  func performBatch(
    _ stage: ListStage,
    swapModel: @escaping () -> Void,
    completion: @escaping () -> Void
  )

  /// Fills rows anew that keep their cells.
  func reconfigureContents(at indexPaths: [IndexPath])

  /// Replaces the cells of rows.
  func reloadContents(at indexPaths: [IndexPath])

  /// Replaces headers, footers and cells of sections, without an animation.
  func reloadContents(ofSections sections: IndexSet)

  /// Forgets everything and asks for it again.
  func reloadEverything()
}
