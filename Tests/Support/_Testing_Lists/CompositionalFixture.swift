package import Foundation
package import UIKit

/// A collection view with a compositional layout over a model of identities.
package final class CompositionalFixture: CollectionFixture {
  package override class var cellType: UICollectionViewCell.Type { ListFixtureCell.self }
  package override class var partType: UICollectionReusableView.Type { ListFixtureHeader.self }
  package override var tolerance: CGFloat { 0.01 }

  package var cells: [ListFixtureCell] {
    collection.visibleCells.compactMap { $0 as? ListFixtureCell }
  }

  package func cell(_ item: Int, _ section: Int = 0) -> ListFixtureCell? {
    row(item, section) as? ListFixtureCell
  }

  package override func fault() -> String? { rowFault() }
}
