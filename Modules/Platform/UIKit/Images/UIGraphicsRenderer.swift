public import CoreGraphics
public import Foundation
internal import QuartzCore

/// Draws something that a closure draws in a context: see ``UIGraphicsImageRenderer`` for images
/// and ``UIGraphicsPDFRenderer`` for documents.
open class UIGraphicsRenderer: NSObject {
  final let area: CGRect

  /// How the renderer draws.
  open private(set) var format: UIGraphicsRendererFormat

  /// Makes a renderer of the part of the plane inside bounds, in points, with a usual format.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsRendererFormat())
  }

  /// Makes a renderer of the part of the plane inside bounds, in points.
  public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
    area = bounds
    self.format = format.adapted(to: bounds)
    super.init()
  }

  /// Whether the renderer makes images.
  open var allowsImageOutput: Bool { false }
}

/// How a renderer draws.
open class UIGraphicsRendererFormat: NSObject, NSCopying {
  private(set) final var area = CGRect.zero

  /// Makes a format as is usual.
  public override init() { super.init() }

  /// The format that suits the screen best.
  open class func preferred() -> Self {
    guard let format = ClassTemplates.object(of: self) as? Self else {
      preconditionFailure("\(self) is no class that can be made by init().")
    }
    return format
  }

  /// The part of the plane that is drawn, in points, as the renderer of the format has it; empty
  /// for a format that was given to none.
  open var bounds: CGRect { area }

  /// A copy of the format.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self.preferred()
    copy.area = area
    return copy
  }

  fileprivate final func adapted(to bounds: CGRect) -> UIGraphicsRendererFormat {
    let adapted = copy() as? UIGraphicsRendererFormat ?? self
    adapted.area = bounds
    return adapted
  }
}

/// What the closure of a renderer draws in.
open class UIGraphicsRendererContext: NSObject {
  final var context: CGContext

  /// The context, which is also the current one.
  open var cgContext: CGContext { context }

  /// How the renderer draws.
  open private(set) var format: UIGraphicsRendererFormat

  init(cgContext: CGContext, format: UIGraphicsRendererFormat) {
    context = cgContext
    self.format = format
    super.init()
  }

  /// Fills a rectangle with the fill color.
  open func fill(_ rect: CGRect) { context.fill(rect) }

  /// Fills a rectangle with the fill color, mixed with what is there.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    context.saveGState()
    context.setBlendMode(blendMode)
    fill(rect)
    context.restoreGState()
  }

  /// Draws the edge of a rectangle with the stroke color, one point wide and inside.
  open func stroke(_ rect: CGRect) {
    context.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
  }

  /// Draws the edge of a rectangle with the stroke color, mixed with what is there.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    context.saveGState()
    context.setBlendMode(blendMode)
    stroke(rect)
    context.restoreGState()
  }

  /// Cuts off what is drawn from now on outside a rectangle.
  open func clip(to rect: CGRect) { context.clip(to: rect) }
}
