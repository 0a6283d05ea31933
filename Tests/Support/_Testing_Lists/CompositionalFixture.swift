import Foundation
import UIKit

/// A collection view with a compositional layout over a model of identities.
final class CompositionalFixture: CollectionFixture {
  override class var cellType: UICollectionViewCell.Type { ListFixtureCell.self }
  override class var partType: UICollectionReusableView.Type { ListFixtureHeader.self }
  override var tolerance: CGFloat { 0.01 }

  var cells: [ListFixtureCell] { collection.visibleCells.compactMap { $0 as? ListFixtureCell } }

  func cell(_ item: Int, _ section: Int = 0) -> ListFixtureCell? {
    row(item, section) as? ListFixtureCell
  }

  override func fault() -> String? { rowFault() }
}
