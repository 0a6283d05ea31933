public import Foundation

/// Called with what is visible of a section, the offset of its scrolling and the environment,
/// whenever these change.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  @MainActor (
    [any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment
  ) -> Void

/// How the items of one section are laid out: a group, repeated.
@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject {
  let group: NSCollectionLayoutGroup
  /// The style of a section that is a list; nil for other sections.
  var list: ListSectionStyle?

  /// A section that repeats a group.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }

  /// Room between the section's edges and its groups, in points.
  open var contentInsets = NSDirectionalEdgeInsets.zero

  /// The reference of the content insets.
  open var contentInsetsReference = UIContentInsetsReference.automatic

  /// The reference of the headers' and footers' insets; `.automatic` for that of the groups.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic

  /// Whether headers and footers keep the section's insets at the sides.
  @available(*, deprecated, renamed: "supplementaryContentInsetsReference")
  open var supplementariesFollowContentInsets: Bool {
    get { supplementaryContentInsetsReference == .automatic }
    set { supplementaryContentInsetsReference = newValue ? .automatic : .none }
  }

  /// Room between groups, in points.
  open var interGroupSpacing: CGFloat = 0

  /// Headers and footers.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  /// Backgrounds.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []

  /// Whether and how the section scrolls across the layout.
  open var orthogonalScrollingBehavior =
    UICollectionLayoutSectionOrthogonalScrollingBehavior.none

  /// How the section's own scrolling feels.
  open private(set) var orthogonalScrollingProperties =
    UICollectionLayoutSectionOrthogonalScrollingProperties()

  /// Called while the section scrolls, to change how its visible items look.
  open var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  /// Whether the section scrolls by itself.
  var scrollsOrthogonally: Bool { orthogonalScrollingBehavior != .none }
}
