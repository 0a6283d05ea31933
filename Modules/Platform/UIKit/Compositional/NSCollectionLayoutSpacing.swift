public import Foundation

/// Room between things in a compositional layout.
@preconcurrency @MainActor open class NSCollectionLayoutSpacing: NSObject {
  /// The room, or the least room, in points.
  open private(set) var spacing: CGFloat
  /// Whether the room grows until the container is full.
  open private(set) var isFlexibleSpacing: Bool

  private init(_ spacing: CGFloat, isFlexible: Bool) {
    self.spacing = spacing
    isFlexibleSpacing = isFlexible
    super.init()
  }

  /// Room that grows: at least so many points.
  open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
  }

  /// Room of so many points.
  open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
  }

  /// Whether the room is what it is.
  open var isFixedSpacing: Bool { !isFlexibleSpacing }
}
