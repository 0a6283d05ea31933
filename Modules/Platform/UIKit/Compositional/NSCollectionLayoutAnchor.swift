public import Foundation

/// Where a supplementary view is attached to the thing it belongs to.
@preconcurrency @MainActor open class NSCollectionLayoutAnchor: NSObject {
  /// The edges: none is the middle, two that meet are a corner.
  open private(set) var edges: NSDirectionalRectEdge
  /// How far away from there, in points or in shares of the view's own size.
  open private(set) var offset: CGPoint
  /// Whether the offset is in points.
  open private(set) var isAbsoluteOffset: Bool

  private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isAbsolute: Bool) {
    self.edges = edges
    self.offset = offset
    isAbsoluteOffset = isAbsolute
    super.init()
  }

  /// An anchor at edges.
  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges, .zero, isAbsolute: true)
  }

  /// An anchor some points away from edges.
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges, absoluteOffset, isAbsolute: true)
  }

  /// An anchor away from edges by shares of the view's size.
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges, fractionalOffset, isAbsolute: false)
  }

  /// Whether the offset is in shares of the view's size.
  open var isFractionalOffset: Bool { !isAbsoluteOffset }

  /// The share of a size, from its leading top corner, at which the edges lie.
  private var place: CGPoint {
    func along(_ first: NSDirectionalRectEdge, _ last: NSDirectionalRectEdge) -> CGFloat {
      edges.contains(first) == edges.contains(last) ? 0.5 : edges.contains(first) ? 0 : 1
    }
    return CGPoint(x: along(.leading, .trailing), y: along(.top, .bottom))
  }

  /// The frame of a view of that size, anchored to a container.
  ///
  /// The view's own anchor says which of its points lies on this one: the same as this one's edges
  /// if there is none.
  func frame(of size: CGSize, in container: CGRect, itemAnchor: NSCollectionLayoutAnchor?) -> CGRect
  {
    let own = itemAnchor?.place ?? place
    let shift = shift(of: size)
    let ownShift = itemAnchor?.shift(of: size) ?? .zero
    return CGRect(
      x: container.minX + container.width * place.x - size.width * own.x + shift.x + ownShift.x,
      y: container.minY + container.height * place.y - size.height * own.y + shift.y + ownShift.y,
      width: size.width,
      height: size.height
    )
  }

  private func shift(of size: CGSize) -> CGPoint {
    isAbsoluteOffset
      ? offset : CGPoint(x: offset.x * size.width, y: offset.y * size.height)
  }
}
