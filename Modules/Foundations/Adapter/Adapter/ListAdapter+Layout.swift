public import UIKit

extension ListAdapter {
  /// The layout of a list: every section is what its controller says.
  public func makeLayout() -> UICollectionViewLayout {
    let layout = UICollectionViewFlowLayout()
    layout.minimumLineSpacing = 0
    layout.estimatedItemSize = CGSize(width: 320, height: 80)
    return layout
  }
}
