import CoreGraphics
public import Foundation
import QuartzCore

/// A view that shows text, in one line or several.
///
/// What was measured is what is drawn: text is laid out once for a width, and setting the text
/// that a label already shows costs a comparison.
@preconcurrency @MainActor
open class UILabel: UIView {
  private var storedText: String?
  private var storedAttributedText: NSAttributedString?
  private var storedFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)
  private var storedTextColor = UIColor.label
  private var storedAlignment = NSTextAlignment.natural
  private var storedLineBreakMode = NSLineBreakMode.byTruncatingTail

  /// The text as the engine takes it; nil once anything it depends on changed.
  private var styled: StyledText?
  private var cache = LabelTextCache()

  /// Makes a label of one line.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Unarchives a label.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  // MARK: - Text

  /// The words.
  ///
  /// Setting them takes away the looks of ``attributedText``.
  open var text: String? {
    get { storedAttributedText?.string ?? storedText }
    set {
      if storedAttributedText == nil, storedText == newValue { return }
      storedAttributedText = nil
      storedText = newValue
      textDidChange()
    }
  }

  /// Words with looks of their own; where they name no font, color, alignment or line break, the
  /// label's apply.
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
      let newFont = newValue ?? .systemFont(ofSize: UIFont.labelFontSize)
      guard newFont != storedFont else { return }
      storedFont = newFont
      textDidChange()
    }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The color of the text.
  open var textColor: UIColor! {
    get { storedTextColor }
    set {
      let newColor = newValue ?? .label
      guard newColor != storedTextColor else { return }
      storedTextColor = newColor
      setNeedsDisplay()
    }
  }

  /// The color of the text while the label is highlighted; nil keeps the color.
  open var highlightedTextColor: UIColor? {
    didSet { if isHighlighted { setNeedsDisplay() } }
  }

  /// Whether the text has its highlighted color.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setNeedsDisplay() } }
  }

  /// Whether the text has its full color; else it is faint.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { setNeedsDisplay() } }
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

  /// What becomes of text that is too long.
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
    cache.removeAll()
    setNeedsDisplay()
  }

  /// Follows the reader's text size and the look of colors.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let traits = traitCollection
    if adjustsFontForContentSizeCategory { adjustFontToTraits() }
    if traits.hasDifferentColorAppearance(comparedTo: previousTraitCollection) {
      if storedAttributedText != nil {
        styled = nil
        cache.removeAll()
      }
      setNeedsDisplay()
    }
    if traits.layoutDirection != previousTraitCollection?.layoutDirection { lookDidChange() }
    if traits.displayScale != previousTraitCollection?.displayScale {
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

  // MARK: - Layout of text

  /// The text as the engine takes it; nil for no text.
  private func styledText() -> StyledText? {
    if let styled { return styled }
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var text: StyledText
    if let attributed = storedAttributedText {
      guard attributed.length > 0 else { return nil }
      let defaults = StyledText.Defaults(
        font: storedFont,
        contentSizeTraits: adjustsFontForContentSizeCategory ? traitCollection : nil,
        traits: traitCollection
      )
      text = StyledText(attributed, defaults: defaults)
      let style = attributed.attribute(.paragraphStyle, at: 0, effectiveRange: nil)
      if style == nil {
        text.paragraph.alignment = .init(storedAlignment)
        text.paragraph.lineBreak = .init(storedLineBreakMode)
      } else if text.paragraph.lineBreak == .wordWrap {
        // A label decides on truncation where the paragraph leaves it open.
        text.paragraph.lineBreak = .init(storedLineBreakMode)
      }
    } else {
      guard let storedText, !storedText.isEmpty else { return nil }
      text = StyledText(
        storedText,
        attributes: TextAttributes(font: storedFont.spec),
        paragraph: TextParagraph(
          alignment: .init(storedAlignment),
          lineBreak: .init(storedLineBreakMode)
        )
      )
    }
    if text.paragraph.alignment == .natural {
      text.paragraph.alignment = isRightToLeft ? .right : .left
    }
    styled = text
    return text
  }

  private func fit(width: CGFloat?, maximumLines: Int) -> LabelTextCache.Fit? {
    guard let text = styledText() else { return nil }
    return cache.fit(text, width: width.map { max($0, 0) }, maximumLines: maximumLines)
  }

  /// The layout for a rectangle: wrapped in its width, and with no more lines than its height has
  /// room for.
  private func fit(in size: CGSize, maximumLines: Int) -> LabelTextCache.Fit? {
    guard let fit = fit(width: size.width, maximumLines: maximumLines) else { return nil }
    let layout = fit.layout
    // Half a point of slack: heights come from sums of rounded numbers.
    guard layout.lineCount > 1, layout.size.height > size.height + 0.5 else { return fit }
    let visible = layout.lines.prefix { $0.rect.maxY <= size.height + 0.5 }.count
    guard visible < layout.lineCount else { return fit }
    return self.fit(width: size.width, maximumLines: max(visible, 1))
  }

  // MARK: - Sizes

  /// The size of the text: in one line, or wrapped in ``preferredMaxLayoutWidth``; rounded up to
  /// whole pixels.
  open override var intrinsicContentSize: CGSize {
    let isWrapped = numberOfLines != 1 && preferredMaxLayoutWidth > 0
    return contentSize(
      width: isWrapped ? preferredMaxLayoutWidth : nil,
      maximumLines: numberOfLines
    )
  }

  /// The size of the text wrapped in a width; a width of 0 sets no limit.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let isBounded = size.width > 0 && size.width < .greatestFiniteMagnitude
    // One line that is to be truncated still asks for all of its width.
    let width = isBounded && numberOfLines != 1 ? size.width : nil
    return contentSize(width: width, maximumLines: numberOfLines)
  }

  /// The size of the text wrapped in a width, rounded up to whole pixels.
  func contentSize(width: CGFloat?, maximumLines: Int) -> CGSize {
    guard let fit = fit(width: width, maximumLines: maximumLines) else { return .zero }
    let scale = max(traitCollection.displayScale, 1)
    func roundedUp(_ value: CGFloat) -> CGFloat {
      (value * scale - 0.001).rounded(.up) / scale
    }
    let size = fit.layout.size
    let textWidth = width.map { min(size.width, $0) } ?? size.width
    return CGSize(width: roundedUp(textWidth), height: roundedUp(size.height))
  }

  /// Where the text lies in bounds, given the most lines it may take.
  open func textRect(
    forBounds bounds: CGRect,
    limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    guard let fit = fit(in: bounds.size, maximumLines: numberOfLines) else {
      return CGRect(origin: bounds.origin, size: .zero)
    }
    let scale = max(traitCollection.displayScale, 1)
    let layout = fit.layout
    let width = min((layout.size.width * scale - 0.001).rounded(.up) / scale, bounds.width)
    let height = (layout.size.height * scale - 0.001).rounded(.up) / scale
    let x: CGFloat =
      switch styledText()?.paragraph.alignment {
      case .center: bounds.midX - width / 2
      case .right: bounds.maxX - width
      default: bounds.minX
      }
    return CGRect(x: x, y: bounds.minY, width: width, height: min(height, bounds.height))
  }

  // MARK: - Drawing

  /// Draws the text in the middle of the height.
  open override func draw(_ rect: CGRect) {
    drawText(in: bounds)
  }

  /// Draws the text in the middle of the height of a rectangle, in the current context.
  open func drawText(in rect: CGRect) {
    guard rect.width > 0, let context = UIGraphicsGetCurrentContext() else { return }
    guard let (fit, origin) = placement(in: rect) else { return }
    context.record(
      .text(fit.layout, at: origin, currentTextColor.cgColor(with: traitCollection))
    )
  }

  /// What is drawn in a rectangle, and where.
  private func placement(in rect: CGRect) -> (LabelTextCache.Fit, CGPoint)? {
    guard let fit = drawnFit(in: rect.size) else { return nil }
    let scale = max(traitCollection.displayScale, 1)
    let slack = rect.width - fit.width
    let x: CGFloat =
      switch styledText()?.paragraph.alignment {
      case .center: slack / 2
      case .right: slack
      default: 0
      }
    let y = ((rect.height - fit.layout.size.height) / 2 * scale).rounded(.down) / scale
    return (fit, CGPoint(x: rect.minX + x, y: rect.minY + y))
  }

  private func drawnFit(in size: CGSize) -> LabelTextCache.Fit? {
    guard let fit = fit(in: size, maximumLines: numberOfLines) else { return nil }
    guard adjustsFontSizeToFitWidth, numberOfLines == 1, fit.layout.isTruncated,
      let text = styledText(), let full = self.fit(width: nil, maximumLines: 1)
    else { return fit }
    let wanted = size.width / max(full.layout.size.width, 1)
    let factor = max(wanted, minimumScaleFactor, 0.01)
    let small = text.scaled(by: factor).layout(width: size.width, maximumLines: 1)
    return LabelTextCache.Fit(layout: small, width: size.width)
  }

  private var currentTextColor: UIColor {
    let color = isHighlighted ? highlightedTextColor ?? storedTextColor : storedTextColor
    guard !isEnabled else { return color }
    return color.withAlphaComponent(color.components(with: traitCollection).alpha * 0.4)
  }

  // MARK: - Baselines

  /// How far the first baseline lies below the top of bounds of a size, in points.
  func firstBaselineOffset(in size: CGSize) -> CGFloat {
    baselineOffset(in: size) { $0.firstBaseline }
  }

  /// How far the last baseline lies below the top of bounds of a size, in points.
  func lastBaselineOffset(in size: CGSize) -> CGFloat {
    baselineOffset(in: size) { $0.lastBaseline }
  }

  private func baselineOffset(in size: CGSize, _ baseline: (TextLayout) -> CGFloat) -> CGFloat {
    guard let (fit, origin) = placement(in: CGRect(origin: .zero, size: size)) else {
      let font = storedFont
      return (size.height - font.lineHeight) / 2 + font.ascender
    }
    return origin.y + baseline(fit.layout)
  }
}
