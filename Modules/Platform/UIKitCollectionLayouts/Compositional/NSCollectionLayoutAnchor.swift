public import Foundation
public import UIKitCore

/// The anchor of a supplementary view at its container.
@preconcurrency @MainActor open class NSCollectionLayoutAnchor: NSObject {
  /// The edges: none for the center, two adjacent ones for a corner.
  open private(set) var edges: NSDirectionalRectEdge
  /// The offset from the edges, in points or in fractions of the view's own size.
  open private(set) var offset: CGPoint
  /// Whether the offset is in points.
  open private(set) var isAbsoluteOffset: Bool

  private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isAbsolute: Bool) {
    self.edges = edges
    self.offset = offset
    isAbsoluteOffset = isAbsolute
    super.init()
  }

  /// Makes an anchor at edges.
  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges, .zero, isAbsolute: true)
  }

  /// Makes an anchor with an offset from edges in points.
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges, absoluteOffset, isAbsolute: true)
  }

  /// Makes an anchor with an offset from edges in fractions of the view's size.
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges, fractionalOffset, isAbsolute: false)
  }

  /// Whether the offset is in fractions of the view's size.
  open var isFractionalOffset: Bool { !isAbsoluteOffset }

  /// The anchor point as a fraction of the size, from the leading top corner.
  private var place: CGPoint {
    func along(_ first: NSDirectionalRectEdge, _ last: NSDirectionalRectEdge) -> CGFloat {
      edges.contains(first) == edges.contains(last) ? 0.5 : edges.contains(first) ? 0 : 1
    }
    return CGPoint(x: along(.leading, .trailing), y: along(.top, .bottom))
  }

  /// The frame of a view with the given size, anchored to a container.
  ///
  /// The view's own anchor determines which of its points is positioned; the default has the edges
  /// of this one.
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
