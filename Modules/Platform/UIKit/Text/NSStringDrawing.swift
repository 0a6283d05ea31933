import CoreGraphics
public import Foundation
import TextEngine

/// How strings are measured and drawn.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Makes a set of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The text is wrapped, and its origin is its top left corner; else it is one line.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// The gaps that fonts ask for count for the height.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// An ellipsis replaces text that does not fit into the height.
  ///
  /// Asks for ``usesLineFragmentOrigin``.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// Receives the results of a measurement or drawing.
open class NSStringDrawingContext: NSObject {
  /// The room that the text took, in points.
  open internal(set) var totalBounds = CGRect.zero

  /// Makes a context.
  public override init() { super.init() }
}

/// A string laid out for measuring and drawing.
struct StringDrawing {
  var layout: TextLayout
  /// The distance of the layout's top left corner from the origin that the caller gives.
  var offset = CGPoint.zero

  init?(
    _ text: NSAttributedString,
    size: CGSize,
    options: NSStringDrawingOptions
  ) {
    guard text.length > 0 else { return nil }
    var styled = StyledText(text, defaults: StyledText.Defaults(leavesColorOpen: false))
    guard options.contains(.usesLineFragmentOrigin) else {
      layout = styled.layout(width: nil, maximumLines: 1)
      offset.y = -layout.firstBaseline
      return
    }
    if options.contains(.truncatesLastVisibleLine) { styled.paragraph.lineBreak = .truncateTail }
    let isBounded = size.width > 0 && size.width < CGFloat(Float.greatestFiniteMagnitude)
    let width = isBounded ? size.width : nil
    let full = styled.layout(width: width, maximumLines: 0)
    layout = full
    guard options.contains(.truncatesLastVisibleLine), size.height > 0,
      full.size.height > size.height, full.lineCount > 1
    else { return }
    let visible = full.lines.prefix { $0.rect.maxY <= size.height + 0.5 }.count
    layout = styled.layout(width: width, maximumLines: max(visible, 1))
  }

  var bounds: CGRect { CGRect(origin: offset, size: layout.size) }

  func draw(at origin: CGPoint) {
    UIGraphicsGetCurrentContext()?.record(
      .text(layout, at: CGPoint(x: origin.x + offset.x, y: origin.y + offset.y), .black)
    )
  }
}

extension NSAttributedString {
  /// The size of the text, lines broken only where it says so; in points and not rounded.
  public func size() -> CGSize {
    let drawing = StringDrawing(self, size: .zero, options: .usesLineFragmentOrigin)
    return drawing?.layout.size ?? .zero
  }

  /// Draws the text in the current context with its top left corner at a point.
  public func draw(at point: CGPoint) {
    StringDrawing(self, size: .zero, options: .usesLineFragmentOrigin)?.draw(at: point)
  }

  /// Draws the text in the current context, wrapped in a rectangle and cut off at its bottom.
  public func draw(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.clip(to: rect)
    StringDrawing(self, size: rect.size, options: .usesLineFragmentOrigin)?.draw(at: rect.origin)
    context.restoreGState()
  }

  /// Draws the text in the current context, inside a rectangle.
  public func draw(
    with rect: CGRect,
    options: NSStringDrawingOptions = [],
    context: NSStringDrawingContext?
  ) {
    let drawing = StringDrawing(self, size: rect.size, options: options)
    context?.totalBounds = drawing?.bounds ?? .zero
    drawing?.draw(at: rect.origin)
  }

  /// The room the text takes inside a size, in points and not rounded.
  public func boundingRect(
    with size: CGSize,
    options: NSStringDrawingOptions = [],
    context: NSStringDrawingContext?
  ) -> CGRect {
    let bounds = StringDrawing(self, size: size, options: options)?.bounds ?? .zero
    context?.totalBounds = bounds
    return bounds
  }
}

extension String {
  /// The size of the text with these attributes, in points and not rounded.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attrs).size()
  }

  /// Draws the text in the current context with its top left corner at a point.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(at: point)
  }

  /// Draws the text in the current context, wrapped in a rectangle and cut off at its bottom.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(in: rect)
  }

  /// The room the text takes inside a size, in points and not rounded.
  public func boundingRect(
    with size: CGSize,
    options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}

extension NSString {
  /// The size of the text with these attributes, in points and not rounded.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    description.size(withAttributes: attrs)
  }

  /// Draws the text in the current context with its top left corner at a point.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    description.draw(at: point, withAttributes: attrs)
  }

  /// Draws the text in the current context, wrapped in a rectangle and cut off at its bottom.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    description.draw(in: rect, withAttributes: attrs)
  }

  /// The room the text takes inside a size, in points and not rounded.
  public func boundingRect(
    with size: CGSize,
    options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    description.boundingRect(
      with: size,
      options: options,
      attributes: attributes,
      context: context
    )
  }
}
