public import Foundation
public import UIKitCore

/// The spacing between elements in a compositional layout.
@preconcurrency @MainActor open class NSCollectionLayoutSpacing: NSObject {
  /// The spacing, or the minimum spacing, in points.
  open private(set) var spacing: CGFloat
  /// Whether the spacing grows to fill the container.
  open private(set) var isFlexibleSpacing: Bool

  private init(_ spacing: CGFloat, isFlexible: Bool) {
    self.spacing = spacing
    isFlexibleSpacing = isFlexible
    super.init()
  }

  /// Makes flexible spacing with a minimum, in points.
  open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
  }

  /// Makes fixed spacing, in points.
  open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
  }

  /// Whether the spacing is fixed.
  open var isFixedSpacing: Bool { !isFlexibleSpacing }
}
