public import CoreGraphics
import CoreText
public import Foundation
public import QuartzCore
import TextEngine

/// A layer that draws text.
///
/// Use a ``UILabel`` if a view is possible: it adapts to the text size and the appearance, and is
/// accessible. The text begins at the top of the layer's bounds and is clipped to them. The class
/// is part of UIKit here, which defines fonts and attributed strings, and not of QuartzCore.
open class CATextLayer: CALayer {
  /// The drawing attributes.
  private struct Style {
    var string: Any?
    var font: CFTypeRef?
    var fontSize: CGFloat = 36
    var foregroundColor: CGColor? = .white
    var isWrapped = false
    var truncationMode = CATextLayerTruncationMode.none
    var alignmentMode = CATextLayerAlignmentMode.natural
  }

  private var style = Style() {
    didSet { setNeedsDisplay() }
  }

  /// Creates a layer without text.
  public override init() {
    super.init()
    needsDisplayOnBoundsChange = true
  }

  /// Creates a copy of `layer` to present animated values.
  public override init(layer: Any) {
    super.init(layer: layer)
    if let layer = layer as? CATextLayer { style = layer.style }
  }

  /// Creates a layer without text.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    needsDisplayOnBoundsChange = true
  }

  /// The text: a `String`, or an `NSAttributedString` with its own attributes.
  open var string: Any? {
    get { style.string }
    set { style.string = newValue }
  }

  /// The font of a `String`: a ``UIFont``, whose size is ignored, a `CGFont`, or the name of a
  /// font; nil for Helvetica.
  open var font: CFTypeRef? {
    get { style.font }
    set { style.font = newValue }
  }

  /// The font size of a `String`, in points; defaults to 36.
  open var fontSize: CGFloat {
    get { style.fontSize }
    set { style.fontSize = newValue }
  }

  /// The color of a `String`; defaults to white.
  open var foregroundColor: CGColor? {
    get { style.foregroundColor }
    set { style.foregroundColor = newValue }
  }

  /// Whether lines wrap at the layer's width; otherwise they break only at line breaks of the text.
  open var isWrapped: Bool {
    get { style.isWrapped }
    set { style.isWrapped = newValue }
  }

  /// The position of the ellipsis in lines that do not fit.
  open var truncationMode: CATextLayerTruncationMode {
    get { style.truncationMode }
    set { style.truncationMode = newValue }
  }

  /// The horizontal alignment of the lines.
  open var alignmentMode: CATextLayerAlignmentMode {
    get { style.alignmentMode }
    set { style.alignmentMode = newValue }
  }

  /// Returns the value of a property of the text layer or its superclasses.
  open override func value(forKeyPath keyPath: String) -> Any? {
    guard let property = Self.keyedProperties[keyPath] else {
      return super.value(forKeyPath: keyPath)
    }
    return property.get(self)
  }

  /// Sets the value of a property of the text layer or its superclasses.
  open override func setValue(_ value: Any?, forKeyPath keyPath: String) {
    guard Self.keyedProperties[keyPath]?.set(self, value) != true else { return }
    super.setValue(value, forKeyPath: keyPath)
  }

  private static let keyedProperties: [String: KeyedProperty] = [
    "string": KeyedProperty(\CATextLayer.string),
    "font": KeyedProperty(\CATextLayer.font),
    "fontSize": KeyedProperty(\CATextLayer.fontSize),
    "foregroundColor": KeyedProperty(\CATextLayer.foregroundColor),
    "wrapped": KeyedProperty(\CATextLayer.isWrapped),
    "truncationMode": KeyedProperty(\CATextLayer.truncationMode),
    "alignmentMode": KeyedProperty(\CATextLayer.alignmentMode),
  ]

  /// The size of the text, on lines of the layer's width if it is wrapped.
  open override func preferredFrameSize() -> CGSize {
    guard let text = attributedText else { return .zero }
    let width = style.isWrapped ? bounds.width : .greatestFiniteMagnitude
    return text.boundingRect(
      with: CGSize(width: width, height: .greatestFiniteMagnitude),
      options: .usesLineFragmentOrigin,
      context: nil
    ).size
  }

  /// Draws the text.
  open override func draw(in ctx: CGContext) {
    guard let text = attributedText, text.length > 0 else { return }
    guard style.isWrapped else { return drawLines(of: text, in: ctx) }
    UIGraphicsPushContext(ctx)
    defer { UIGraphicsPopContext() }
    text.draw(
      with: bounds,
      options: style.truncationMode == .none
        ? .usesLineFragmentOrigin : [.usesLineFragmentOrigin, .truncatesLastVisibleLine],
      context: nil
    )
  }

  /// Draws each paragraph on one line, which is clipped or truncated if it is too long.
  private func drawLines(of text: NSAttributedString, in ctx: CGContext) {
    let isCut = style.truncationMode != .none
    var start = 0
    var y = bounds.minY
    for paragraph in text.string.split(separator: "\n", omittingEmptySubsequences: false) {
      let range = NSRange(location: start, length: paragraph.utf16.count)
      start = range.upperBound + 1
      let styled = StyledText(
        text.attributedSubstring(from: range),
        defaults: StyledText.Defaults(leavesColorOpen: false)
      )
      let line = styled.layout(width: isCut ? bounds.width : nil, maximumLines: 1)
      let free = isCut ? 0 : bounds.width - line.size.width
      let x = bounds.minX + free * style.alignmentMode.lean
      ctx.paint(.text(line, at: CGPoint(x: x, y: y), .black))
      y += line.size.height
    }
  }

  /// The text with the attributes of the layer.
  private var attributedText: NSAttributedString? {
    let text: NSMutableAttributedString
    if let attributed = style.string as? NSAttributedString {
      text = NSMutableAttributedString(attributedString: attributed)
    } else if let string = style.string as? String {
      var attributes: [NSAttributedString.Key: Any] = [.font: drawingFont]
      attributes[.foregroundColor] = style.foregroundColor.map(UIColor.init(cgColor:)) ?? .clear
      text = NSMutableAttributedString(string: string, attributes: attributes)
    } else {
      return nil
    }
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = style.alignmentMode.textAlignment
    paragraph.lineBreakMode = style.isWrapped ? .byWordWrapping : style.truncationMode.lineBreakMode
    let whole = NSRange(location: 0, length: text.length)
    text.addAttribute(.paragraphStyle, value: paragraph, range: whole)
    return text
  }

  private var drawingFont: UIFont {
    if let font = style.font as? UIFont { return font.withSize(style.fontSize) }
    let name = (style.font as? CGFont)?.postScriptName ?? style.font as? String ?? "Helvetica"
    return UIFont(name: name, size: style.fontSize) ?? .systemFont(ofSize: style.fontSize)
  }
}
