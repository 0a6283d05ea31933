import UIKit

extension BaseCollectionViewController {
  /// The layout: every section is a list.
  func makeLayout() -> UICollectionViewLayout {
    let layout = UICollectionViewFlowLayout()
    layout.minimumLineSpacing = 0
    layout.estimatedItemSize = CGSize(width: 320, height: 80)
    return layout
  }
}
