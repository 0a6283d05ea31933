public import Foundation
public import UIKitCore

/// Called with the visible items of a section, its scroll offset and the environment, whenever
/// these change.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  @MainActor (
    [any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment
  ) -> Void

/// The layout of a section: a group that is repeated.
@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject {
  let group: NSCollectionLayoutGroup
  /// The style of a list section; nil for other sections.
  var list: ListSectionStyle?

  /// Makes a section that repeats a group.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }

  /// The insets of the groups from the section's edges, in points.
  open var contentInsets = NSDirectionalEdgeInsets.zero

  /// What the section's insets are added to; `automatic` follows the configuration of the layout.
  open var contentInsetsReference = UIContentInsetsReference.automatic

  /// The reference of the headers' and footers' insets; `.automatic` to use the groups'.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic

  /// Whether headers and footers are inset horizontally by the section's insets.
  @available(*, deprecated, renamed: "supplementaryContentInsetsReference")
  open var supplementariesFollowContentInsets: Bool {
    get { supplementaryContentInsetsReference == .automatic }
    set { supplementaryContentInsetsReference = newValue ? .automatic : .none }
  }

  /// The spacing between groups, in points.
  open var interGroupSpacing: CGFloat = 0

  /// Headers and footers.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  /// Backgrounds.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []

  /// The orthogonal scrolling behavior, across the layout.
  open var orthogonalScrollingBehavior =
    UICollectionLayoutSectionOrthogonalScrollingBehavior.none

  /// How a section that scrolls across the layout slows down and bounces.
  open private(set) var orthogonalScrollingProperties =
    UICollectionLayoutSectionOrthogonalScrollingProperties()

  /// Called while the section scrolls, orthogonally or with the layout, to adapt visible items.
  open var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  /// Whether the section scrolls orthogonally.
  var scrollsOrthogonally: Bool { orthogonalScrollingBehavior != .none }
}
