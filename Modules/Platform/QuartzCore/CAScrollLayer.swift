import CoreGraphics
public import Foundation

/// The directions in which a scroll layer can be scrolled.
public struct CAScrollLayerScrollMode: Hashable, RawRepresentable, Sendable {
  /// The name of the mode.
  public let rawValue: String

  /// Makes a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// No scrolling.
  public static let none = Self(rawValue: "none")
  /// Only up and down.
  public static let vertically = Self(rawValue: "vertically")
  /// Only left and right.
  public static let horizontally = Self(rawValue: "horizontally")
  /// All directions; the default.
  public static let both = Self(rawValue: "both")
}

/// A layer that shows a part of its sublayers.
///
/// It scrolls by the origin of its bounds, without events, scroll bars and limits: views that
/// scroll by touches are scroll views. Set `masksToBounds` to hide the sublayers outside of it.
open class CAScrollLayer: CALayer {
  override func copyOwnValues(of layer: CALayer) {
    if let layer = layer as? CAScrollLayer { scrollMode = layer.scrollMode }
  }

  /// The directions in which the layer can be scrolled.
  open var scrollMode = CAScrollLayerScrollMode.both

  /// Scrolls until `p`, in the layer's coordinates, is at the top left corner, as far as the mode
  /// allows.
  open func scroll(to p: CGPoint) {
    var origin = bounds.origin
    if scrollMode == .both || scrollMode == .horizontally { origin.x = p.x }
    if scrollMode == .both || scrollMode == .vertically { origin.y = p.y }
    if origin != bounds.origin { bounds.origin = origin }
  }

  /// Scrolls as little as needed to show `r`, in the layer's coordinates, as far as the mode
  /// allows.
  ///
  /// Of a rectangle that is larger than the layer, the start is shown.
  open func scroll(to r: CGRect) {
    func start(_ low: CGFloat, _ high: CGFloat, _ from: CGFloat, _ length: CGFloat) -> CGFloat {
      low < from || high - low > length ? low : max(from, high - length)
    }
    scroll(
      to: CGPoint(
        x: start(r.minX, r.maxX, bounds.minX, bounds.width),
        y: start(r.minY, r.maxY, bounds.minY, bounds.height)
      )
    )
  }

  override func makePresentation() -> CALayer { CAScrollLayer(layer: self) }
}

extension CALayer {
  /// Scrolls the nearest scroll layer around this one until `p`, in this layer's coordinates, is at
  /// its top left corner.
  public func scroll(_ p: CGPoint) {
    guard let layer = enclosingScrollLayer else { return }
    layer.scroll(to: convert(p, to: layer))
  }

  /// Scrolls the nearest scroll layer around this one as little as needed to show `r`, in this
  /// layer's coordinates.
  public func scrollRectToVisible(_ r: CGRect) {
    guard let layer = enclosingScrollLayer else { return }
    layer.scroll(to: convert(r, to: layer))
  }

  private var enclosingScrollLayer: CAScrollLayer? {
    var layer: CALayer? = self
    while let current = layer {
      if let scroller = current as? CAScrollLayer { return scroller }
      layer = current.superlayer
    }
    return nil
  }
}
