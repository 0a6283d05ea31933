public import Foundation

/// Room between things in a compositional layout.
@preconcurrency @MainActor public final class NSCollectionLayoutSpacing: NSObject {
  /// The room, or the least room, in points.
  public let spacing: CGFloat
  /// Whether the room grows until the container is full.
  public let isFlexibleSpacing: Bool

  private init(_ spacing: CGFloat, isFlexible: Bool) {
    self.spacing = spacing
    isFlexibleSpacing = isFlexible
    super.init()
  }

  /// Room that grows: at least so many points.
  public static func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
  }

  /// Room of so many points.
  public static func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
  }

  /// Whether the room is what it is.
  public var isFixedSpacing: Bool { !isFlexibleSpacing }
}
