import UIKit

extension UICollectionViewLayoutAttributes {
  /// The same attributes with another height, in points.
  func sized(toHeight height: CGFloat) -> UICollectionViewLayoutAttributes {
    guard let sized = copy() as? UICollectionViewLayoutAttributes else { return self }
    sized.frame.size.height = height
    return sized
  }
}
