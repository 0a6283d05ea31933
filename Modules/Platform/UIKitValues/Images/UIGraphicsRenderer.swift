public import CoreGraphics
public import Foundation
internal import QuartzCore

/// Renders the drawing of a closure: see ``UIGraphicsImageRenderer`` for images and
/// ``UIGraphicsPDFRenderer`` for documents.
open class UIGraphicsRenderer: NSObject {
  final let area: CGRect

  /// The format, which never changes.
  open private(set) var format: UIGraphicsRendererFormat

  /// Makes a renderer with bounds in the coordinate space of the drawing, in points, and the
  /// default format.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsRendererFormat())
  }

  /// Makes a renderer with bounds in the coordinate space of the drawing, in points.
  public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
    area = bounds
    self.format = format.adapted(to: bounds)
    super.init()
  }

  /// Whether the renderer makes images.
  open var allowsImageOutput: Bool { false }
}

/// The settings of a renderer.
open class UIGraphicsRendererFormat: NSObject, NSCopying {
  private(set) final var area = CGRect.zero

  /// Makes a format with default settings.
  public override init() { super.init() }

  /// Returns the format that suits the screen best; the former name of ``preferred()``.
  open class func `default`() -> Self { preferred() }

  /// Returns the format that suits the screen best.
  open class func preferred() -> Self {
    guard let format = ClassTemplates.object(of: self) as? Self else {
      preconditionFailure("\(self) is no class that can be made by init().")
    }
    return format
  }

  /// The bounds of the renderer that uses the format, in points; empty for a format without a
  /// renderer.
  open var bounds: CGRect { area }

  /// Returns a copy of the format.
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

/// The drawing context of a renderer.
open class UIGraphicsRendererContext: NSObject {
  final var context: CGContext

  /// The Core Graphics context, which is also the current one.
  open var cgContext: CGContext { context }

  /// The scale and the color range of what is drawn.
  open private(set) var format: UIGraphicsRendererFormat

  init(cgContext: CGContext, format: UIGraphicsRendererFormat) {
    context = cgContext
    self.format = format
    super.init()
  }

  /// Fills a rectangle with the fill color.
  open func fill(_ rect: CGRect) { context.fill(rect) }

  /// Fills a rectangle with the fill color, blended with the existing content.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    context.saveGState()
    context.setBlendMode(blendMode)
    fill(rect)
    context.restoreGState()
  }

  /// Strokes the inside of a rectangle with the stroke color, one point wide.
  open func stroke(_ rect: CGRect) {
    context.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
  }

  /// Strokes the inside of a rectangle, blended with the existing content.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    context.saveGState()
    context.setBlendMode(blendMode)
    stroke(rect)
    context.restoreGState()
  }

  /// Intersects the clipping area with a rectangle.
  open func clip(to rect: CGRect) { context.clip(to: rect) }
}
