import CoreGraphics
public import Foundation
import TextEngine

/// Options to measure and draw strings.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// The raw bits.
  public let rawValue: Int

  /// Makes options from raw bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The text wraps, and the origin is its top left corner; otherwise it is one line.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// The leading of the fonts is part of the line height.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// The bounds are those of the outlines of the glyphs, not of their lines.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// Text that does not fit into the height ends with an ellipsis.
  ///
  /// Requires ``usesLineFragmentOrigin``.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// Receives the results of a measurement or drawing.
open class NSStringDrawingContext: NSObject {
  /// The size of the measured or drawn text, in points.
  open internal(set) var totalBounds = CGRect.zero
  /// The minimum scale factor of the font to fit the text into the size; 0 for no scaling.
  open var minimumScaleFactor: CGFloat = 0
  /// The scale factor that was used.
  open internal(set) var actualScaleFactor: CGFloat = 1

  /// Makes a context.
  public override init() { super.init() }
}

/// A string laid out for measuring and drawing.
struct StringDrawing {
  var layout: TextLayout
  /// The offset of the layout's top left corner from the origin passed by the caller.
  var offset = CGPoint.zero
  /// Whether the bounds are those of the glyphs.
  private var boundsAreInk = false

  /// Lays out text in a size, scaled down if the context allows it.
  init?(
    _ text: NSAttributedString,
    size: CGSize,
    options: NSStringDrawingOptions,
    context: NSStringDrawingContext? = nil
  ) {
    context?.actualScaleFactor = 1
    guard text.length > 0 else {
      context?.totalBounds = .zero
      return nil
    }
    var defaults = StyledText.Defaults(leavesColorOpen: false)
    if options.contains(.usesLineFragmentOrigin), size.width > 0 {
      defaults.place.lineWidth = min(size.width, AttachmentPosition.unlimitedWidth)
    }
    var styled = StyledText(text, defaults: defaults)
    if let context, context.minimumScaleFactor > 0, context.minimumScaleFactor < 1 {
      let isWrapped = options.contains(.usesLineFragmentOrigin)
      let factor = styled.factor(toFit: size, isWrapped, atLeast: context.minimumScaleFactor)
      context.actualScaleFactor = factor
      styled = styled.scaled(by: factor)
    }
    self.init(styled, size: size, options: options)
    boundsAreInk = options.contains(.usesDeviceMetrics)
    context?.totalBounds = bounds
  }

  private init(_ text: StyledText, size: CGSize, options: NSStringDrawingOptions) {
    var styled = text
    guard options.contains(.usesLineFragmentOrigin) else {
      layout = styled.layout(width: nil, maximumLines: 1)
      offset.y = -layout.firstBaseline
      return
    }
    if options.contains(.truncatesLastVisibleLine) {
      styled.adjustParagraphs { paragraph, _ in paragraph.lineBreak = .truncateTail }
    }
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

  var bounds: CGRect {
    guard boundsAreInk else { return CGRect(origin: offset, size: layout.size) }
    return layout.inkBounds?.offsetBy(dx: offset.x, dy: offset.y)
      ?? CGRect(origin: offset, size: .zero)
  }

  func draw(at origin: CGPoint) {
    UIGraphicsGetCurrentContext()?.paint(
      .text(layout, at: CGPoint(x: origin.x + offset.x, y: origin.y + offset.y), .black)
    )
  }
}

extension StyledText {
  /// Returns the largest scale factor, at most 1, at which the text fits into a size; the minimum
  /// factor if it does not fit.
  fileprivate func factor(
    toFit size: CGSize,
    _ isWrapped: Bool,
    atLeast minimum: CGFloat
  ) -> CGFloat {
    func fits(_ factor: CGFloat) -> Bool {
      let text = factor == 1 ? self : scaled(by: factor)
      guard isWrapped else {
        return size.width <= 0 || text.layout(width: nil, maximumLines: 1).size.width <= size.width
      }
      let needed = text.layout(width: size.width > 0 ? size.width : nil, maximumLines: 0).size
      return (size.width <= 0 || needed.width <= size.width + 0.01)
        && (size.height <= 0 || needed.height <= size.height + 0.01)
    }
    guard !fits(1) else { return 1 }
    var (low, high) = (minimum, CGFloat(1))
    for _ in 0..<7 {
      let middle = (low + high) / 2
      if fits(middle) { low = middle } else { high = middle }
    }
    return low
  }
}

extension NSAttributedString {
  /// Returns the size of the text with line breaks only where the text has them, in points, not
  /// rounded.
  public func size() -> CGSize {
    let drawing = StringDrawing(self, size: .zero, options: .usesLineFragmentOrigin)
    return drawing?.layout.size ?? .zero
  }

  /// Draws the text in the current context with its top left corner at a point.
  public func draw(at point: CGPoint) {
    StringDrawing(self, size: .zero, options: .usesLineFragmentOrigin)?.draw(at: point)
  }

  /// Draws the text in the current context, wrapped in a rectangle and clipped at its bottom.
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
    StringDrawing(self, size: rect.size, options: options, context: context)?
      .draw(at: rect.origin)
  }

  /// Returns the bounding rectangle of the text in a size, in points, not rounded.
  public func boundingRect(
    with size: CGSize,
    options: NSStringDrawingOptions = [],
    context: NSStringDrawingContext?
  ) -> CGRect {
    StringDrawing(self, size: size, options: options, context: context)?.bounds ?? .zero
  }
}

extension String {
  /// Returns the size of the text with attributes, in points, not rounded.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attrs).size()
  }

  /// Draws the text in the current context with its top left corner at a point.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(at: point)
  }

  /// Draws the text in the current context, wrapped in a rectangle and clipped at its bottom.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(in: rect)
  }

  /// Draws the text in the current context, inside a rectangle.
  public func draw(
    with rect: CGRect,
    options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    NSAttributedString(string: self, attributes: attributes)
      .draw(with: rect, options: options, context: context)
  }

  /// Returns the bounding rectangle of the text in a size, in points, not rounded.
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
  /// Returns the size of the text with attributes, in points, not rounded.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    description.size(withAttributes: attrs)
  }

  /// Draws the text in the current context with its top left corner at a point.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    description.draw(at: point, withAttributes: attrs)
  }

  /// Draws the text in the current context, wrapped in a rectangle and clipped at its bottom.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    description.draw(in: rect, withAttributes: attrs)
  }

  /// Draws the text in the current context, inside a rectangle.
  public func draw(
    with rect: CGRect,
    options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) { description.draw(with: rect, options: options, attributes: attributes, context: context) }

  /// Returns the bounding rectangle of the text in a size, in points, not rounded.
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
