import CoreGraphics
public import Foundation
import QuartzCore
import TextEngine

/// A view that shows text, in one line or several.
///
/// What was measured is what is drawn: text is laid out once for a width, and setting the text
/// that a label already shows costs a comparison.
@preconcurrency @MainActor
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
  var storedText: String?
  var storedAttributedText: NSAttributedString?
  var storedFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)
  var storedTextColor = UIColor.label
  var storedAlignment = NSTextAlignment.natural
  var storedLineBreakMode = NSLineBreakMode.byTruncatingTail

  /// The text as the engine takes it; nil once anything it depends on changed.
  var styled: StyledText? { didSet { layouts = nil } }
  /// The layouts of that text; held, so that what was measured is what is drawn.
  var layouts: TextLayouts?
  /// The width in which Auto Layout asks a subclass how large it is, in points; 0 otherwise.
  private var solvedWidth: CGFloat = 0
  /// Whether a subclass is asked for its `textRect` to know its size.
  private var isSizing = false

  override func didInit() {
    super.didInit()
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  // MARK: - Text

  /// The title.
  ///
  /// Setting them removes the attributes of ``attributedText``.
  open var text: String? {
    get { storedAttributedText?.string ?? storedText }
    set {
      if storedAttributedText == nil, storedText == newValue { return }
      storedAttributedText = nil
      storedText = newValue
      textDidChange()
    }
  }

  /// Words with attributes of their own; where they name no font, color, alignment or line break,
  /// the label's apply.
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
      storedAttributedText = newValue.map(NSAttributedString.init(attributedString:))
      textDidChange()
    }
  }

  // MARK: - Looks

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The font; 17 points of the system's font at first.
  open var font: UIFont! {
    get { storedFont }
    set {
      noteAppearance(\.font, newValue)
      let newFont = newValue ?? .systemFont(ofSize: UIFont.labelFontSize)
      guard newFont != storedFont else { return }
      storedFont = newFont
      textDidChange()
    }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What text without a color of its own is drawn in.
  open var textColor: UIColor! {
    get { storedTextColor }
    set {
      noteAppearance(\.textColor, newValue)
      let newColor = newValue ?? .label
      guard newColor != storedTextColor else { return }
      storedTextColor = newColor
      if storedAttributedText != nil {
        // Templates in the text have its color.
        styled = nil
      }
      setNeedsDisplay()
    }
  }

  /// The color of the text while the label is highlighted; nil keeps the color.
  open var highlightedTextColor: UIColor? {
    didSet {
      noteAppearance(\.highlightedTextColor, highlightedTextColor)
      if isHighlighted { setNeedsDisplay() }
    }
  }

  /// Whether the text has its highlighted color.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setNeedsDisplay() } }
  }

  /// Whether the text has its full color; else it is faint.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { setNeedsDisplay() } }
  }

  /// The color of a shadow with sharp edges under the text; nil for no shadow.
  open var shadowColor: UIColor? {
    didSet {
      noteAppearance(\.shadowColor, shadowColor)
      if shadowColor != oldValue { setNeedsDisplay() }
    }
  }

  /// How far the shadow lies to the right of the text and below it, in points; 1 point above it at
  /// first.
  ///
  /// What of it is beyond the bounds does not show.
  open var shadowOffset = CGSize(width: 0, height: -1) {
    didSet {
      noteAppearance(\.shadowOffset, shadowOffset)
      if shadowOffset != oldValue, shadowColor != nil { setNeedsDisplay() }
    }
  }

  /// How the lines lie between the edges.
  open var textAlignment: NSTextAlignment {
    get { storedAlignment }
    set {
      guard newValue != storedAlignment else { return }
      storedAlignment = newValue
      lookDidChange()
    }
  }

  /// What happens to text that is too long.
  open var lineBreakMode: NSLineBreakMode {
    get { storedLineBreakMode }
    set {
      guard newValue != storedLineBreakMode else { return }
      storedLineBreakMode = newValue
      textDidChange()
    }
  }

  /// The most lines the text may take; 0 for as many as it needs.
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { textDidChange() } }
  }

  /// Whether text of one line becomes smaller where it does not fit.
  open var adjustsFontSizeToFitWidth = false {
    didSet { if adjustsFontSizeToFitWidth != oldValue { setNeedsDisplay() } }
  }

  /// The smallest part of its size that shrinking text may have; 0 sets no limit.
  open var minimumScaleFactor: CGFloat = 0 {
    didSet { if minimumScaleFactor != oldValue { setNeedsDisplay() } }
  }

  /// Where text that became smaller lies: on the baseline that it would have had, unless set.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines {
    didSet { if baselineAdjustment != oldValue { setNeedsDisplay() } }
  }

  /// Whether the letters of one line move together, if it is up to a twentieth too wide, before it
  /// is truncated.
  open var allowsDefaultTighteningForTruncation = false {
    didSet { if allowsDefaultTighteningForTruncation != oldValue { setNeedsDisplay() } }
  }

  /// Whether the font follows the reader's text size; it must be a preferred or scaled font.
  open var adjustsFontForContentSizeCategory = false {
    didSet {
      if adjustsFontForContentSizeCategory != oldValue { adjustFontToTraits() }
    }
  }

  /// The width to wrap in where constraints ask for the size, in points; 0 leaves it to layout.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet {
      if preferredMaxLayoutWidth != oldValue, numberOfLines != 1 {
        invalidateIntrinsicContentSize()
      }
    }
  }

  // MARK: - Changes

  private func textDidChange() {
    lookDidChange()
    invalidateIntrinsicContentSize()
  }

  private func lookDidChange() {
    styled = nil
    setNeedsDisplay()
  }

  /// Follows the reader's text size and the appearance of colors.
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
      // Images in the text are as fine as the screen.
      if storedAttributedText != nil { lookDidChange() }
      invalidateIntrinsicContentSize()
    }
  }

  private func adjustFontToTraits() {
    guard adjustsFontForContentSizeCategory else { return }
    if storedAttributedText != nil {
      textDidChange()
    } else {
      font = storedFont.adjusted(to: traitCollection)
    }
  }

  /// Whether the label mirrors may have changed with this.
  open override var semanticContentAttribute: UISemanticContentAttribute {
    didSet { if semanticContentAttribute != oldValue { lookDidChange() } }
  }

  // MARK: - Sizes

  /// The size of the text: in one line, or wrapped in ``preferredMaxLayoutWidth``; rounded up to
  /// whole pixels.
  open override var intrinsicContentSize: CGSize {
    let width = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : solvedWidth
    return sizeOfText(width: numberOfLines != 1 && width > 0 ? width : nil)
  }

  /// The size of the text wrapped in a width; a width of 0 sets no limit.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let isBounded = size.width > 0 && size.width < .greatestFiniteMagnitude
    // One line that is to be truncated still requires all of its width.
    return sizeOfText(width: isBounded && numberOfLines != 1 ? size.width : nil)
  }

  /// The size of the text in a width, with what a subclass adds in `textRect`.
  private func sizeOfText(width: CGFloat?) -> CGSize {
    if type(of: self) == UILabel.self {
      return contentSize(width: width, maximumLines: numberOfLines)
    }
    let room = CGRect(x: 0, y: 0, width: width ?? Self.noLimit, height: Self.noLimit)
    isSizing = true
    let size = textRect(forBounds: room, limitedToNumberOfLines: numberOfLines).size
    isSizing = false
    return size
  }

  /// A length that stands for any amount of room, in points; subclasses calculate with it.
  private static let noLimit: CGFloat = 1e6

  /// Where the text lies in bounds, given the most lines it may take.
  open func textRect(
    forBounds bounds: CGRect,
    limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    if isSizing {
      // Half of it and more is what a subclass left of it.
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

  /// Has the label drawn again, with the images that attachments of its text have by then.
  open override func setNeedsDisplay() {
    if styled?.hasAttachments == true { styled = nil }
    super.setNeedsDisplay()
  }

  /// Draws the text in the middle of the height.
  open override func draw(_ rect: CGRect) {
    drawText(in: bounds)
  }

  /// Draws the text in the middle of the height of a rectangle, in the current context.
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

  /// The extent of marks above and below the letters beyond the bounds: they are not clipped if
  /// there is space for the lines, which are only as high as their font.
  private func reach(of layout: TextLayout, at y: CGFloat) -> DrawingReach {
    let above = y - bounds.minY
    let below = bounds.maxY - y - layout.size.height
    // Half a point of slack: heights come from sums of rounded numbers.
    guard min(above, below) > -0.5 else { return DrawingReach() }
    return DrawingReach(
      top: max(layout.reach.top - above, 0),
      bottom: max(layout.reach.bottom - below, 0)
    )
  }

  /// Text is not stretched while its bounds grow or shrink: it stays at the side where it begins.
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

  /// Text of several lines wraps.
  override var autoLayoutHeightDependsOnWidth: Bool { numberOfLines != 1 }

  /// The height of the text wrapped in a width.
  override func autoLayoutHeight(forWidth width: CGFloat) -> CGFloat {
    if type(of: self) == UILabel.self {
      return contentSize(width: width, maximumLines: numberOfLines).height
    }
    // Subclasses say how large they are by any of the members that sizes come from.
    let earlier = solvedWidth
    solvedWidth = width
    let height = intrinsicContentSize.height
    solvedWidth = earlier
    return height
  }

  /// How far the first and last baselines lie below the top, in points.
  override func baselineOffsets(in size: CGSize) -> (first: CGFloat, last: CGFloat)? {
    guard let (fit, origin) = placement(in: CGRect(origin: .zero, size: size)) else {
      let offset = (size.height - storedFont.lineHeight) / 2 + storedFont.ascender
      return (offset, offset)
    }
    return (origin.y + fit.layout.firstBaseline, origin.y + fit.layout.lastBaseline)
  }

  // MARK: - Accessibility

  /// True unless it is set: labels are read.
  open override var isAccessibilityElement: Bool {
    get { ownIsAccessibilityElement ?? true }
    set { ownIsAccessibilityElement = newValue }
  }

  private var ownIsAccessibilityElement: Bool?

  /// The text, unless another label is set.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? text }
    set { super.accessibilityLabel = newValue }
  }

  /// Static text, unless other traits are set.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { super.accessibilityTraits == .none ? .staticText : super.accessibilityTraits }
    set { super.accessibilityTraits = newValue }
  }
}
