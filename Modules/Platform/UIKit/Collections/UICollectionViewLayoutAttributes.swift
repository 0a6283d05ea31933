public import CoreGraphics
public import Foundation
public import QuartzCore

/// The position and appearance of an element of a collection view: made by a layout, applied to a
/// view.
///
/// A subclass with additional properties overrides `copy(with:)` and `isEqual(_:)`; a layout
/// returns it in `layoutAttributesClass`.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
  final var storedCategory = UICollectionView.ElementCategory.cell
  /// The number of the kind in ``ElementKinds``; 0 for a cell.
  final var kindNumber = 0
  /// The frame as it was set, because center and size preserve it only approximately.
  private final var exactFrame: CGRect?
  /// The fitting priorities of the element's width and height in self-sizing: below `required`, the
  /// size preferred by constraints is used.
  package final var widthFitting = UILayoutPriority.fittingSizeLevel
  package final var heightFitting = UILayoutPriority.fittingSizeLevel

  /// Makes attributes of a cell with an empty index path, for convenience initializers of
  /// subclasses.
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
    kindNumber = ElementKinds.number(of: elementKind)
    self.indexPath = indexPath
  }

  /// Makes attributes of a decoration view, which belongs to the layout and not to the data.
  public convenience init(
    forDecorationViewOfKind decorationViewKind: String,
    with indexPath: IndexPath
  ) {
    self.init()
    storedCategory = .decorationView
    kindNumber = ElementKinds.number(of: decorationViewKind)
    self.indexPath = indexPath
  }

  // MARK: Geometry

  /// The bounding box of the element, in content coordinates.
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
      guard !CATransform3DIsIdentity(transform3D) else { return plain }
      let moved = CGRect(
        x: -size.width / 2,
        y: -size.height / 2,
        width: size.width,
        height: size.height
      ).applying(CATransform3DGetAffineTransform(transform3D))
      return moved.offsetBy(dx: center.x, dy: center.y)
    }
    set {
      size = newValue.size
      center = CGPoint(x: newValue.midX, y: newValue.midY)
      if CATransform3DIsIdentity(transform3D) { exactFrame = newValue }
    }
  }

  /// The center of the element.
  open var center = CGPoint.zero { didSet { exactFrame = nil } }
  /// The size of the element without its transform.
  open var size = CGSize.zero { didSet { exactFrame = nil } }

  /// The bounds of the element; the origin is always zero.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  /// The two-dimensional transform of the element.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  /// The three-dimensional transform of the element.
  open var transform3D = CATransform3DIdentity { didSet { exactFrame = nil } }

  // MARK: Look

  /// The opacity, from 0 to 1.
  open var alpha: CGFloat = 1
  /// The stacking order: higher values are in front.
  open var zIndex = 0
  /// Whether the element is hidden.
  open var isHidden = false

  // MARK: What it belongs to

  /// The index path of the item, or of the supplementary or decoration view.
  open var indexPath: IndexPath

  /// Whether the attributes are of a cell, a supplementary view or a decoration view.
  open var representedElementCategory: UICollectionView.ElementCategory { storedCategory }

  /// The kind of a supplementary or decoration view; nil for a cell.
  open var representedElementKind: String? {
    storedCategory == .cell ? nil : ElementKinds.name(of: kindNumber)
  }

  // MARK: Values

  /// Makes attributes of the same class and values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = ClassTemplates.layoutAttributes(of: type(of: self))
    copy.storedCategory = storedCategory
    copy.kindNumber = kindNumber
    copy.indexPath = indexPath
    copy.center = center
    copy.size = size
    copy.transform3D = transform3D
    copy.exactFrame = exactFrame
    copy.alpha = alpha
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    copy.widthFitting = widthFitting
    copy.heightFitting = heightFitting
    return copy
  }

  /// Whether two attributes have the same element and the same values.
  ///
  /// Called on the main actor only.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    if other === self { return true }
    let pair = (self, other)
    return MainActor.assumeIsolated { pair.0.hasSameValues(as: pair.1) }
  }

  /// The hash of the index path.
  nonisolated open override var hash: Int {
    MainActor.assumeIsolated { indexPath.hashValue }
  }

  private func hasSameValues(as other: UICollectionViewLayoutAttributes) -> Bool {
    center == other.center && size == other.size && indexPath == other.indexPath
      && storedCategory == other.storedCategory && kindNumber == other.kindNumber
      && alpha == other.alpha && zIndex == other.zIndex && isHidden == other.isHidden
      && CATransform3DEqualToTransform(transform3D, other.transform3D)
  }

  /// A copy made by the collection view itself, independent of overrides of `copy(with:)`.
  final var duplicate: UICollectionViewLayoutAttributes {
    copy(with: nil) as? UICollectionViewLayoutAttributes ?? self
  }
}
