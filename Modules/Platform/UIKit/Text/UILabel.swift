import CoreGraphics
public import Foundation
import QuartzCore
import TextEngine

/// A view that shows one or more lines of text.
///
/// The measured layout is also the drawn one: text is laid out once per width, and setting the
/// displayed text again costs a comparison.
@preconcurrency @MainActor
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
  var storedText: String?
  var storedAttributedText: NSAttributedString?
  var storedFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)
  var storedTextColor = UIColor.label
  var storedAlignment = NSTextAlignment.natural
  var storedLineBreakMode = NSLineBreakMode.byTruncatingTail

  /// The text for the text engine; nil after a property changed that it depends on.
  var styled: StyledText? { didSet { layouts = nil } }
  /// The layouts of the text; retained so that the measured layout is drawn.
  var layouts: TextLayouts?
  /// The width for which Auto Layout reads a subclass's `intrinsicContentSize`, in points; 0
  /// outside of that.
  private var solvedWidth: CGFloat = 0
  /// Whether `textRect(forBounds:limitedToNumberOfLines:)` of a subclass is called for its size.
  private var isSizing = false

  override func didInit() {
    super.didInit()
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  // MARK: - Text

  /// The text.
  ///
  /// Setting it removes the attributes of ``attributedText``. The font, color, alignment and line
  /// break mode that it starts with remain.
  open var text: String? {
    get { storedAttributedText?.string ?? storedText }
    set {
      adoptLeadingAttributes()
      setPlainText(newValue)
    }
  }

  /// The attributed text; the label's font, color, alignment and line break mode are used if its
  /// attributes have none.
  open var attributedText: NSAttributedString? {
    get {
      if let storedAttributedText { return storedAttributedText }
      guard let storedText else { return nil }
      let style = NSMutableParagraphStyle()
      style.alignment = storedAlignment
      style.lineBreakMode = storedLineBreakMode
      return NSAttributedString(
        string: storedText,
        attributes: [
          .font: storedFont, .foregroundColor: storedTextColor, .paragraphStyle: style,
        ]
      )
    }
    set {
      if let newValue, let storedAttributedText, storedAttributedText.isEqual(to: newValue) {
        return
      }
      if newValue == nil, storedAttributedText == nil, storedText == nil { return }
      storedText = nil
      // An immutable text is its own copy: Foundation on Linux never frees the attributes of one.
      storedAttributedText = newValue?.copy() as? NSAttributedString
      textDidChange()
    }
  }

  // MARK: - Looks

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The font; defaults to the system font with 17 points.
  ///
  /// With an ``attributedText``, the one it starts with; setting it sets the font of the whole
  /// text.
  open var font: UIFont! {
    get { leadingAttribute(.font) ?? storedFont }
    set {
      noteAppearance(\.font, newValue)
      let newFont = newValue ?? .systemFont(ofSize: UIFont.labelFontSize)
      applyAttribute(.font, newFont)
      setDefaultFont(newFont)
    }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The color of the text.
  ///
  /// With an ``attributedText``, the one it starts with; setting it sets the color of the whole
  /// text.
  open var textColor: UIColor! {
    get { leadingAttribute(.foregroundColor) ?? storedTextColor }
    set {
      noteAppearance(\.textColor, newValue)
      let newColor = newValue ?? .label
      applyAttribute(.foregroundColor, newColor)
      setDefaultTextColor(newColor)
    }
  }

  /// The color of the text while the label is highlighted; nil keeps ``textColor``.
  open var highlightedTextColor: UIColor? {
    didSet {
      noteAppearance(\.highlightedTextColor, highlightedTextColor)
      if isHighlighted { setNeedsDisplay() }
    }
  }

  /// Whether the highlighted color is used.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setNeedsDisplay() } }
  }

  /// Whether the label is enabled; a disabled one is dimmed.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { setNeedsDisplay() } }
  }

  /// The color of a sharp shadow of the text; nil for none.
  open var shadowColor: UIColor? {
    didSet {
      noteAppearance(\.shadowColor, shadowColor)
      if shadowColor != oldValue { setNeedsDisplay() }
    }
  }

  /// The offset of the shadow to the right and downwards, in points; defaults to 1 point upwards.
  ///
  /// The shadow is clipped to the bounds.
  open var shadowOffset = CGSize(width: 0, height: -1) {
    didSet {
      noteAppearance(\.shadowOffset, shadowOffset)
      if shadowOffset != oldValue, shadowColor != nil { setNeedsDisplay() }
    }
  }

  /// The horizontal alignment of the text.
  ///
  /// With an ``attributedText``, that of its first paragraph; setting it sets that of all
  /// paragraphs.
  open var textAlignment: NSTextAlignment {
    get { leadingParagraphStyle?.alignment ?? storedAlignment }
    set {
      applyToParagraphs { $0.alignment = newValue }
      setDefaultAlignment(newValue)
    }
  }

  /// How text that does not fit is wrapped or truncated.
  ///
  /// Setting it sets that of all paragraphs of an ``attributedText``.
  open var lineBreakMode: NSLineBreakMode {
    get { storedLineBreakMode }
    set {
      applyToParagraphs { $0.lineBreakMode = newValue }
      guard newValue != storedLineBreakMode else { return }
      storedLineBreakMode = newValue
      textDidChange()
    }
  }

  /// How lines are broken if they can be broken in different ways; defaults to the standard.
  ///
  /// It does not apply to an ``attributedText`` with paragraph styles.
  open var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard {
    didSet { if lineBreakStrategy != oldValue { textDidChange() } }
  }

  /// The maximum number of lines; 0 for no limit.
  ///
  /// Defaults to 1.
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { textDidChange() } }
  }

  /// Whether a single line of text is scaled down to fit; defaults to `false`.
  open var adjustsFontSizeToFitWidth = false {
    didSet { if adjustsFontSizeToFitWidth != oldValue { setNeedsDisplay() } }
  }

  /// The minimum scale factor of text that is scaled down; 0 for no limit.
  open var minimumScaleFactor: CGFloat = 0 {
    didSet { if minimumScaleFactor != oldValue { setNeedsDisplay() } }
  }

  /// The vertical position of text that was scaled down; defaults to the unscaled baseline.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines {
    didSet { if baselineAdjustment != oldValue { setNeedsDisplay() } }
  }

  /// Whether the character spacing of a line that is up to 5 percent too wide is reduced before the
  /// line is truncated; defaults to `false`.
  open var allowsDefaultTighteningForTruncation = false {
    didSet { if allowsDefaultTighteningForTruncation != oldValue { setNeedsDisplay() } }
  }

  /// Whether the font adapts to the content size category; it must be a preferred or scaled font.
  open var adjustsFontForContentSizeCategory = false {
    didSet {
      if adjustsFontForContentSizeCategory != oldValue { adjustFontToTraits() }
    }
  }

  /// The wrapping width of the intrinsic content size, in points; 0 for no limit.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet {
      if preferredMaxLayoutWidth != oldValue, numberOfLines != 1 {
        invalidateIntrinsicContentSize()
      }
    }
  }

  // MARK: - Changes

  final func textDidChange() {
    lookDidChange()
    invalidateIntrinsicContentSize()
  }

  final func lookDidChange() {
    styled = nil
    setNeedsDisplay()
  }

  /// Updates the text for the content size category and the appearance.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let traits = traitCollection
    if adjustsFontForContentSizeCategory { adjustFontToTraits() }
    if traits.hasDifferentColorAppearance(comparedTo: previousTraitCollection) {
      if storedAttributedText != nil {
        styled = nil
      }
      setNeedsDisplay()
    }
    if traits.layoutDirection != previousTraitCollection?.layoutDirection { lookDidChange() }
    if traits.displayScale != previousTraitCollection?.displayScale {
      // Images in the text depend on the display scale.
      if storedAttributedText != nil { lookDidChange() }
      invalidateIntrinsicContentSize()
    }
  }

  private func adjustFontToTraits() {
    guard adjustsFontForContentSizeCategory else { return }
    if storedAttributedText != nil {
      textDidChange()
    } else {
      setDefaultFont(storedFont.adjusted(to: traitCollection))
    }
  }

  /// The semantic content attribute, which can change the direction of the text.
  open override var semanticContentAttribute: UISemanticContentAttribute {
    didSet { if semanticContentAttribute != oldValue { lookDidChange() } }
  }

  // MARK: - Sizes

  /// The size of the text on one line, or wrapped in ``preferredMaxLayoutWidth``, rounded up to
  /// pixels.
  open override var intrinsicContentSize: CGSize {
    let width = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : solvedWidth
    return sizeOfText(width: numberOfLines != 1 && width > 0 ? width : nil)
  }

  /// Returns the size of the text wrapped in a width; a width of 0 sets no limit.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let isBounded = size.width > 0 && size.width < .greatestFiniteMagnitude
    // A single line returns its whole width even if it will be truncated.
    return sizeOfText(width: isBounded && numberOfLines != 1 ? size.width : nil)
  }

  /// The size of the text in a width, including what a subclass adds in `textRect`.
  private func sizeOfText(width: CGFloat?) -> CGSize {
    if type(of: self) == UILabel.self {
      return contentSize(width: width, maximumLines: numberOfLines)
    }
    let space = CGRect(x: 0, y: 0, width: width ?? Self.noLimit, height: Self.noLimit)
    isSizing = true
    let size = textRect(forBounds: space, limitedToNumberOfLines: numberOfLines).size
    isSizing = false
    return size
  }

  /// The length of an unbounded side, in points: finite, because subclasses calculate with it.
  private static let noLimit: CGFloat = 1e6

  /// Returns the rectangle of the text in bounds, with a maximum number of lines.
  open func textRect(
    forBounds bounds: CGRect,
    limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    if isSizing {
      // A subclass subtracts its insets from an unbounded width.
      let width = bounds.width < Self.noLimit / 2 ? max(bounds.width, 1) : nil
      return CGRect(
        origin: bounds.origin,
        size: contentSize(width: width, maximumLines: numberOfLines)
      )
    }
    guard let fit = fit(in: bounds.size, maximumLines: numberOfLines) else {
      return CGRect(origin: bounds.origin, size: .zero)
    }
    let size = fit.layout.size
    let width = min(roundedUpToPixels(size.width), bounds.width)
    let height = roundedUpToPixels(size.height)
    let x: CGFloat =
      switch styledText()?.paragraph.alignment {
      case .center: bounds.midX - width / 2
      case .right: bounds.maxX - width
      default: bounds.minX
      }
    return CGRect(x: x, y: bounds.minY, width: width, height: min(height, bounds.height))
  }

  // MARK: - Drawing

  /// Redraws the label, with the current images of its attachments.
  open override func setNeedsDisplay() {
    if styled?.hasAttachments == true { styled = nil }
    super.setNeedsDisplay()
  }

  /// Draws the text, vertically centered.
  open override func draw(_ rect: CGRect) {
    drawText(in: bounds)
  }

  /// Draws the text vertically centered in a rectangle of the current context.
  open func drawText(in rect: CGRect) {
    guard rect.width > 0, let context = UIGraphicsGetCurrentContext() else { return }
    guard let (fit, origin) = placement(in: rect) else { return }
    layer.drawingReach = reach(of: fit.layout, at: origin.y)
    let text = DrawCommand.text(
      fit.layout,
      at: origin,
      currentTextColor.cgColor(with: traitCollection)
    )
    guard let shadowColor else {
      context.paint(text)
      return
    }
    context.saveGState()
    context.setShadow(
      offset: shadowOffset,
      blur: 0,
      color: shadowColor.cgColor(with: traitCollection)
    )
    context.recordShadowed(text)
    context.restoreGState()
  }

  /// The extent of diacritics beyond the bounds: they are not clipped if there is space for the
  /// lines, which are only as high as their font.
  private func reach(of layout: TextLayout, at y: CGFloat) -> DrawingReach {
    let above = y - bounds.minY
    let below = bounds.maxY - y - layout.size.height
    // Allow half a point: heights are sums of rounded numbers.
    guard min(above, below) > -0.5 else { return DrawingReach() }
    return DrawingReach(
      top: max(layout.reach.top - above, 0),
      bottom: max(layout.reach.bottom - below, 0)
    )
  }

  /// Prevents text from being stretched while its bounds animate: it stays at its leading side.
  open override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    if event == "bounds" { layer.contentsGravity = gravityOfText }
    return super.action(for: layer, forKey: event)
  }

  private var gravityOfText: CALayerContentsGravity {
    switch textAlignment {
    case .center: .center
    case .right: .right
    case .natural, .justified: isRightToLeft ? .right : .left
    case .left: .left
    }
  }

  private var currentTextColor: UIColor {
    let color = isHighlighted ? highlightedTextColor ?? storedTextColor : storedTextColor
    guard !isEnabled else { return color }
    return color.withAlphaComponent(color.components(with: traitCollection).alpha * 0.4)
  }

  // MARK: - Auto Layout

  /// Whether the text can wrap.
  override var autoLayoutHeightDependsOnWidth: Bool { numberOfLines != 1 }

  /// Returns the height of the text wrapped in a width.
  override func autoLayoutHeight(forWidth width: CGFloat) -> CGFloat {
    if type(of: self) == UILabel.self {
      return contentSize(width: width, maximumLines: numberOfLines).height
    }
    // A subclass may override any of the members that determine the size.
    let earlier = solvedWidth
    solvedWidth = width
    let height = intrinsicContentSize.height
    solvedWidth = earlier
    return height
  }

  /// Returns the distances of the first and last baselines from the top, in points.
  override func baselineOffsets(in size: CGSize) -> (first: CGFloat, last: CGFloat)? {
    guard let (fit, origin) = placement(in: CGRect(origin: .zero, size: size)) else {
      let offset = (size.height - storedFont.lineHeight) / 2 + storedFont.ascender
      return (offset, offset)
    }
    return (origin.y + fit.layout.firstBaseline, origin.y + fit.layout.lastBaseline)
  }

  // MARK: - Description

  override var describedText: String? { text }

  // MARK: - Accessibility

  /// Whether the label is an accessibility element; defaults to `true`.
  open override var isAccessibilityElement: Bool {
    get { ownIsAccessibilityElement ?? true }
    set { ownIsAccessibilityElement = newValue }
  }

  private var ownIsAccessibilityElement: Bool?

  /// The accessibility label; defaults to the text.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? text }
    set { super.accessibilityLabel = newValue }
  }

  /// The accessibility traits; defaults to static text.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { super.accessibilityTraits == .none ? .staticText : super.accessibilityTraits }
    set { super.accessibilityTraits = newValue }
  }
}
