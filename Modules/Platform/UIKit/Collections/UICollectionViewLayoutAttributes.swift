public import CoreGraphics
public import Foundation
public import QuartzCore

/// Where an element of a collection view is and how it looks: made by a layout, applied to a view.
///
/// A subclass with more properties overrides `copy(with:)` and `isEqual(_:)`; a layout names it in
/// `layoutAttributesClass`.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
  final var storedCategory = UICollectionView.ElementCategory.cell
  final var storedKind: String?
  private final var storedAlpha: CGFloat = 1
  private final var storedTransform = CATransform3DIdentity { didSet { exactFrame = nil } }
  /// The frame as it was set, which center and size give back only with a rounding error.
  private final var exactFrame: CGRect?
  /// How strongly the element's width and height are meant, when a view finds its own size: below
  /// `required`, the size that the constraints prefer wins.
  final var widthFitting = UILayoutPriority.fittingSizeLevel
  final var heightFitting = UILayoutPriority.fittingSizeLevel

  /// Makes attributes of a cell for an empty index path: what subclasses' convenience initializers
  /// start from.
  public override init() {
    indexPath = IndexPath()
    super.init()
  }

  /// Makes attributes of a cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Makes attributes of a supplementary view, such as a header.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath)
  {
    self.init()
    storedCategory = .supplementaryView
    storedKind = elementKind
    self.indexPath = indexPath
  }

  /// Makes attributes of a decoration view, which belongs to the layout and not to the data.
  public convenience init(
    forDecorationViewOfKind decorationViewKind: String,
    with indexPath: IndexPath
  ) {
    self.init()
    storedCategory = .decorationView
    storedKind = decorationViewKind
    self.indexPath = indexPath
  }

  // MARK: Geometry

  /// The smallest rectangle around the element, in the content's coordinates.
  ///
  /// Setting it changes center and size.
  open var frame: CGRect {
    get {
      if let exactFrame { return exactFrame }
      let size = self.size
      let plain = CGRect(
        x: center.x - size.width / 2,
        y: center.y - size.height / 2,
        width: size.width,
        height: size.height
      )
      guard !CATransform3DIsIdentity(storedTransform) else { return plain }
      let moved = CGRect(
        x: -size.width / 2,
        y: -size.height / 2,
        width: size.width,
        height: size.height
      ).applying(CATransform3DGetAffineTransform(storedTransform))
      return moved.offsetBy(dx: center.x, dy: center.y)
    }
    set {
      size = newValue.size
      center = CGPoint(x: newValue.midX, y: newValue.midY)
      if CATransform3DIsIdentity(storedTransform) { exactFrame = newValue }
    }
  }

  /// The middle of the element.
  open var center = CGPoint.zero { didSet { exactFrame = nil } }
  /// The size of the element before it is transformed.
  open var size = CGSize.zero { didSet { exactFrame = nil } }

  /// The element's own coordinates; the origin is always zero.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  /// The transform of the element, flat.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(storedTransform) }
    set { storedTransform = CATransform3DMakeAffineTransform(newValue) }
  }

  /// The transform of the element.
  open var transform3D: CATransform3D {
    get { storedTransform }
    set { storedTransform = newValue }
  }

  // MARK: Dynamics

  /// The outline with which an animator lets it collide; the bounds, unless overridden.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

  /// The outline for the type `.path`, in points from the center; none, unless overridden.
  open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

  // MARK: Look

  /// The opacity, from 0 to 1.
  open var alpha: CGFloat {
    get { storedAlpha }
    set { storedAlpha = newValue }
  }

  /// The stacking order: higher in front of lower.
  open var zIndex = 0
  /// Whether the element is left out.
  open var isHidden = false

  // MARK: What it belongs to

  /// The item, or the place of the supplementary or decoration view.
  open var indexPath: IndexPath

  /// Cell, supplementary or decoration view.
  open var representedElementCategory: UICollectionView.ElementCategory { storedCategory }

  /// The kind of a supplementary or decoration view; nil for a cell.
  open var representedElementKind: String? { storedKind }

  // MARK: Values

  /// Makes attributes of the same class and values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = ClassTemplates.layoutAttributes(of: type(of: self))
    copy.storedCategory = storedCategory
    copy.storedKind = storedKind
    copy.indexPath = indexPath
    copy.center = center
    copy.size = size
    copy.storedTransform = storedTransform
    copy.exactFrame = exactFrame
    copy.storedAlpha = storedAlpha
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    copy.widthFitting = widthFitting
    copy.heightFitting = heightFitting
    return copy
  }

  /// Whether two attributes place the same element in the same way.
  ///
  /// Called on the main actor only.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    if other === self { return true }
    let pair = (self, other)
    return MainActor.assumeIsolated { pair.0.hasSameValues(as: pair.1) }
  }

  /// The hash of the place.
  nonisolated open override var hash: Int {
    MainActor.assumeIsolated { indexPath.hashValue }
  }

  private func hasSameValues(as other: UICollectionViewLayoutAttributes) -> Bool {
    center == other.center && size == other.size && indexPath == other.indexPath
      && storedCategory == other.storedCategory && storedKind == other.storedKind
      && storedAlpha == other.storedAlpha && zIndex == other.zIndex && isHidden == other.isHidden
      && CATransform3DEqualToTransform(storedTransform, other.storedTransform)
  }

  /// A copy as the collection view's own, whatever a subclass makes of it.
  final var duplicate: UICollectionViewLayoutAttributes {
    copy(with: nil) as? UICollectionViewLayoutAttributes ?? self
  }
}
