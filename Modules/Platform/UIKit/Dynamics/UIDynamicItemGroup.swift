public import CoreGraphics
public import Foundation

/// A group of items that move as one rigid object.
///
/// The items of a group must not be added to behaviors themselves, and groups cannot be nested.
@preconcurrency @MainActor open class UIDynamicItemGroup: NSObject, UIDynamicItem {
  private var storedCenter: CGPoint
  private var storedTransform = CGAffineTransform.identity
  private let size: CGSize
  /// The offsets of the items from the center of the group, and their transforms, at its creation.
  private let places: [(offset: CGVector, transform: CGAffineTransform)]

  /// Makes a group of items at their current positions.
  public init(items: [any UIDynamicItem]) {
    precondition(
      !items.contains { $0 is UIDynamicItemGroup },
      "A group of dynamic items cannot have groups as items"
    )
    self.items = items
    let frames = items.map { item in
      item.centeredBounds.applying(item.transform).offsetBy(dx: item.center.x, dy: item.center.y)
    }
    let frame = frames.dropFirst().reduce(frames.first ?? .zero) { $0.union($1) }
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    storedCenter = middle
    size = frame.size
    places = items.map {
      (CGVector(dx: $0.center.x - middle.x, dy: $0.center.y - middle.y), $0.transform)
    }
    super.init()
  }

  /// The items that move together as one body.
  open private(set) var items: [any UIDynamicItem]

  /// The center of the items' bounding box, in points of the reference view.
  open var center: CGPoint {
    get { storedCenter }
    set {
      storedCenter = newValue
      placeItems()
    }
  }

  /// The size of the items' bounding box at the creation of the group.
  open var bounds: CGRect { CGRect(origin: .zero, size: size) }

  /// The rotation of the group.
  open var transform: CGAffineTransform {
    get { storedTransform }
    set {
      storedTransform = newValue
      placeItems()
    }
  }

  /// Always `path`: the shapes of all items together.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .path }

  /// The rectangles around the items, in points from the center.
  open var collisionBoundingPath: UIBezierPath {
    let path = UIBezierPath()
    for (item, place) in zip(items, places) {
      let box = item.centeredBounds.applying(place.transform)
      path.append(UIBezierPath(rect: box.offsetBy(dx: place.offset.dx, dy: place.offset.dy)))
    }
    return path
  }

  private func placeItems() {
    for (item, place) in zip(items, places) {
      let offset = CGPoint(x: place.offset.dx, y: place.offset.dy).applying(storedTransform)
      item.center = CGPoint(x: storedCenter.x + offset.x, y: storedCenter.y + offset.y)
      item.transform = place.transform.concatenating(storedTransform)
    }
  }

  func memberOutlines() -> [DynamicsShape.Outline] {
    zip(items, places).flatMap { item, place in
      item.outlines().map { outline in
        let offset = place.offset
        switch outline {
        case .circle(let center, let radius):
          return .circle(
            center: CGPoint(x: center.x + offset.dx, y: center.y + offset.dy),
            radius: radius
          )
        case .polygon(let points):
          return .polygon(
            points.map { point in
              let turned = point.applying(place.transform)
              return CGPoint(x: turned.x + offset.dx, y: turned.y + offset.dy)
            }
          )
        case .line: return outline
        }
      }
    }
  }
}

extension UIDynamicItem {
  /// The bounds around a center at the origin.
  fileprivate var centeredBounds: CGRect {
    CGRect(
      x: -bounds.width / 2,
      y: -bounds.height / 2,
      width: bounds.width,
      height: bounds.height
    )
  }
}
