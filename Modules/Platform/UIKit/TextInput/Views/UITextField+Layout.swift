import CoreGraphics
import Foundation
import QuartzCore

extension UITextField {
  /// The inset of text from the sides of a border, in points.
  private static let borderInset: CGFloat = 7
  /// The distance between a side view and the text, in points.
  private static let sideGap: CGFloat = 6
  private static let clearSize: CGFloat = 19

  var plainAttributes: [NSAttributedString.Key: Any] {
    let values: [NSAttributedString.Key: Any] = [
      .font: ownFont ?? Self.defaultFont, .foregroundColor: ownColor ?? UIColor.label,
    ]
    guard let extras, !extras.defaults.isEmpty else { return values }
    return values.merging(extras.defaults) { own, _ in own }
  }

  /// The font, adapted to the content size category if it is enabled.
  var shownFont: UIFont {
    let font = ownFont ?? Self.defaultFont
    return adjustsFontForContentSizeCategory ? font.adjusted(to: traitCollection) : font
  }

  func setAttribute(_ key: NSAttributedString.Key, _ value: Any) {
    editor.typingAttributes[key] = value
    let length = editor.storage.length
    if length > 0 {
      editor.storage.addAttribute(key, value: value, range: NSRange(location: 0, length: length))
      editor.body.layOutAll()
    }
    canvas.redraw()
    updatePlaceholder()
  }

  func updateFormat() {
    var format = editor.body.format
    format.isSingleLine = true
    format.isSecure = isSecureTextEntry
    format.isRightToLeft = isRightToLeft
    format.alignment = .left
    format.adjustsFonts = adjustsFontForContentSizeCategory
    if adjustsFontSizeToFitWidth || format.fontScale != 1 {
      let rect = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
      format.fontScale = fontScale(for: rect.width)
    }
    // Edited text scrolls; otherwise text that does not fit is truncated.
    let space = isEditing ? 0 : textRect(forBounds: bounds).width
    let isCut = space > 0 && editor.body.unwrappedWidth(fontScale: format.fontScale) > space
    format.width = isCut ? space : nil
    format.maximumLines = isCut ? 1 : 0
    format.lineBreakMode = isCut ? .byTruncatingTail : .byClipping
    if lay(out: format) { textDidLayOut() }
  }

  func textDidLayOut() {
    placeholderLabel.isHidden = hasText
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  static var placeholderColor: UIColor { .placeholderText }

  /// Returns the attributed placeholder for one set as plain text.
  func plainPlaceholder(_ text: String) -> NSAttributedString {
    let attributes: [NSAttributedString.Key: Any] = [
      .font: shownFont, .foregroundColor: Self.placeholderColor,
    ]
    return NSAttributedString(string: text, attributes: attributes)
  }

  func updatePlaceholder() {
    placeholderLabel.font = shownFont
    placeholderLabel.textColor = Self.placeholderColor
    placeholderLabel.textAlignment = ownAlignment
    if let ownPlaceholder {
      placeholderLabel.attributedText = ownPlaceholder
    } else {
      placeholderLabel.text = placeholderText
    }
    textDidLayOut()
  }

  // MARK: - Border

  func borderStyleDidChange() {
    layer.cornerRadius = borderStyle == .roundedRect ? Self.borderRadius : 0
    if borderStyle == .roundedRect, backgroundColor == nil { backgroundColor = .systemBackground }
    updateBorder()
    if extras?.background != nil { backgroundDidChange() }
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  /// The corner radius of a rounded border, in points.
  private static var borderRadius: CGFloat { 6 }

  /// Shows the border in a layer of its own: that of the field's layer is the program's.
  func updateBorder() {
    guard borderStyle != .none else {
      extras?.border?.removeFromSuperlayer()
      extras?.border = nil
      return
    }
    let border = extras?.border ?? CALayer()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    defer { CATransaction.commit() }
    if border.superlayer == nil {
      changeExtras { $0.border = border }
      layer.insertSublayer(border, at: 0)
    }
    let isRounded = borderStyle == .roundedRect
    border.frame = borderRect(forBounds: bounds)
    border.borderWidth = isRounded ? 1 / max(traitCollection.displayScale, 1) : 1
    border.cornerRadius = isRounded ? Self.borderRadius : 0
    let color: UIColor =
      switch borderStyle {
      case .none, .line: .label
      case .bezel: .opaqueSeparator
      case .roundedRect: .separator
      }
    border.borderColor = color.resolvedColor(with: traitCollection).cgColor
  }

  // MARK: - Sides

  func makeClearButton() -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(UIImage(systemName: "xmark.circle.fill"), for: .normal)
    button.tintColor = .tertiaryLabel
    button.addAction(UIAction { [weak self] _ in self?.clear() }, for: .touchUpInside)
    button.isHidden = true
    addSubview(button)
    hasClearButton = true
    return button
  }

  func replace(_ old: UIView?, by new: UIView?) {
    if old !== new {
      if old?.superview === self { old?.removeFromSuperview() }
      if let new {
        new.translatesAutoresizingMaskIntoConstraints = true
        addSubview(new)
      }
    }
    sideViewsDidChange()
  }

  func sideViewsDidChange() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  private func isShown(_ mode: ViewMode, isEditing: Bool) -> Bool {
    switch mode {
    case .never: false
    case .always: true
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    }
  }

  private func showsClearButton(isEditing: Bool) -> Bool {
    hasText && isEnabled && isShown(clearButtonMode, isEditing: isEditing)
  }

  private var sideInset: CGFloat { borderStyle == .none ? 0 : Self.borderInset }

  func sideRect(of view: UIView?, _ bounds: CGRect, isLeft: Bool) -> CGRect {
    // Without a view, its rectangle is empty, but at its side.
    var size = view?.bounds.size ?? .zero
    if let view, size == .zero { size = view.systemLayoutSizeFitting(.zero) }
    size.height = min(size.height, bounds.height)
    let x = isLeft ? bounds.minX : bounds.maxX - size.width
    return CGRect(
      x: x,
      y: pixel(bounds.midY - size.height / 2),
      width: size.width,
      height: size.height
    )
  }

  func defaultClearRect(_ bounds: CGRect) -> CGRect {
    let size = Self.clearSize
    let gap = max(sideInset, 5)
    var x = isRightToLeft ? bounds.minX + gap : bounds.maxX - size - gap
    if rightView != nil, isShown(rightViewMode, isEditing: isEditing) {
      let side = rightViewRect(forBounds: bounds)
      x = isRightToLeft ? side.maxX + gap : side.minX - size - gap
    }
    return CGRect(x: x, y: pixel(bounds.midY - size / 2), width: size, height: size)
  }

  /// Returns the frame of the text between the side views.
  func contentRect(_ bounds: CGRect, isEditing: Bool) -> CGRect {
    let rect = borderRect(forBounds: bounds)
    var (left, right) = (rect.minX + sideInset, rect.maxX - sideInset)
    func avoid(_ side: CGRect) {
      guard side.width > 0 else { return }
      if side.midX < rect.midX {
        left = max(left, side.maxX + Self.sideGap)
      } else {
        right = min(right, side.minX - Self.sideGap)
      }
    }
    if leftView != nil, isShown(leftViewMode, isEditing: isEditing) {
      avoid(leftViewRect(forBounds: bounds))
    }
    if rightView != nil, isShown(rightViewMode, isEditing: isEditing) {
      avoid(rightViewRect(forBounds: bounds))
    }
    if showsClearButton(isEditing: isEditing) { avoid(clearButtonRect(forBounds: bounds)) }
    return CGRect(x: left, y: rect.minY, width: max(right - left, 0), height: rect.height)
  }

  private func pixel(_ value: CGFloat) -> CGFloat {
    let scale = max(traitCollection.displayScale, 1)
    return (value * scale).rounded() / scale
  }

  // MARK: - Layout

  func fittingSize() -> CGSize {
    let large = CGRect(x: 0, y: 0, width: 10_000, height: 100)
    let sides = large.width - contentRect(large, isEditing: isEditing).width
    let scale = max(traitCollection.displayScale, 1)
    let words =
      hasText
      ? editor.body.unwrappedWidth(fontScale: 1) : placeholderLabel.intrinsicContentSize.width
    let width = ((words + TextCanvas.caretWidth) * scale).rounded(.up) / scale
    let line = max(shownFont.lineHeight, hasText ? editor.body.size.height : 0).rounded(.up)
    var height = line + (borderStyle == .none ? 1 : 13)
    if leftView != nil, isShown(leftViewMode, isEditing: isEditing) {
      height = max(height, leftView?.bounds.height ?? 0)
    }
    if rightView != nil, isShown(rightViewMode, isEditing: isEditing) {
      height = max(height, rightView?.bounds.height ?? 0)
    }
    return CGSize(width: width + sides, height: height)
  }

  func layOutField() {
    updateFormat()
    let editing = isEditing
    let showsClear = showsClearButton(isEditing: editing)
    if showsClear || hasClearButton {
      clearButton.isHidden = !showsClear
      clearButton.frame = clearButtonRect(forBounds: bounds)
    }
    leftView?.isHidden = !isShown(leftViewMode, isEditing: editing)
    rightView?.isHidden = !isShown(rightViewMode, isEditing: editing)
    leftView?.frame = leftViewRect(forBounds: bounds)
    rightView?.frame = rightViewRect(forBounds: bounds)
    extras?.backgroundView?.frame = borderRect(forBounds: bounds)
    if borderStyle != .none { updateBorder() }
    placeholderLabel.isHidden = hasText
    placeholderLabel.frame = placeable(placeholderRect(forBounds: bounds))
    let space = placeable(editing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds))
    // The caret can extend beyond the text.
    let overhang = TextCanvas.caretWidth
    let frame = space.insetBy(dx: -overhang, dy: 0)
    if clip.frame != frame { clip.frame = frame }
    let size = editor.body.size
    var x = alignedX(size.width, in: space.width)
    if size.width > space.width { x = scrolledX(size.width, in: space.width) }
    let canvasFrame = CGRect(
      x: pixel(x + overhang),
      y: pixel((space.height - size.height) / 2),
      width: size.width,
      height: size.height
    )
    if canvas.frame != canvasFrame { canvas.frame = canvasFrame }
    canvas.visibleRect = canvas.convert(clip.bounds, from: clip)
    canvas.updateSelection()
    guard needsReveal else { return }
    needsReveal = false
    scrollContainersToVisible(bounds)
  }

  /// The place of a rectangle from an override: `insetBy` of a field smaller than the insets is the
  /// null rectangle, which is nowhere.
  private func placeable(_ rect: CGRect) -> CGRect {
    if rect.isNull { return CGRect(origin: bounds.origin, size: .zero) }
    return rect.isInfinite ? bounds : rect
  }

  private func alignedX(_ width: CGFloat, in space: CGFloat) -> CGFloat {
    let isTextRightToLeft = editor.body.isRightToLeft(at: 0)
    switch ownAlignment {
    case .left: return 0
    case .center: return (space - width) / 2
    case .right: return space - width
    case .natural, .justified: return isTextRightToLeft ? space - width : 0
    }
  }

  /// Returns the position of text that does not fit: unchanged, unless the caret would be
  /// invisible.
  private func scrolledX(_ width: CGFloat, in space: CGFloat) -> CGFloat {
    let overhang = TextCanvas.caretWidth
    guard isEditing else { return editor.body.isRightToLeft(at: 0) ? space - width : 0 }
    let caret = editor.body.caretRect(at: editor.head).minX
    var x = canvas.frame.minX - overhang
    if caret + x < 0 { x = -caret }
    if caret + x > space { x = space - caret }
    return min(max(x, space - width), 0)
  }
}
