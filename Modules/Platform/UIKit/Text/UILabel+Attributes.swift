import Foundation

/// The properties of a label that describe its text, and the attributes of an attributed text.
///
/// The getters answer what the text starts with, and the setters change the whole text. The
/// defaults are for text without attributes.
extension UILabel {
  /// The value of an attribute at the start of the attributed text.
  final func leadingAttribute<Value>(_ key: NSAttributedString.Key) -> Value? {
    guard let text = storedAttributedText, text.length > 0 else { return nil }
    return text.attribute(key, at: 0, effectiveRange: nil) as? Value
  }

  /// The style of the first paragraph of the attributed text.
  final var leadingParagraphStyle: NSParagraphStyle? { leadingAttribute(.paragraphStyle) }

  /// Sets an attribute of the whole attributed text.
  final func applyAttribute(_ key: NSAttributedString.Key, _ value: NSObject) {
    guard let storedAttributedText, storedAttributedText.length > 0 else { return }
    let whole = NSRange(location: 0, length: storedAttributedText.length)
    var range = whole
    let old = storedAttributedText.attribute(key, at: 0, longestEffectiveRange: &range, in: whole)
    if range == whole, value.isEqual(old) { return }
    let text = NSMutableAttributedString(attributedString: storedAttributedText)
    text.addAttribute(key, value: value, range: whole)
    replaceAttributedText(text)
  }

  /// Changes the styles of all paragraphs of the attributed text; those without one get one with
  /// the defaults.
  final func applyToParagraphs(_ change: (NSMutableParagraphStyle) -> Void) {
    guard let storedAttributedText, storedAttributedText.length > 0 else { return }
    let text = NSMutableAttributedString(attributedString: storedAttributedText)
    let range = NSRange(location: 0, length: text.length)
    storedAttributedText.enumerateAttribute(.paragraphStyle, in: range, options: []) {
      value,
      range,
      _ in
      let changed = NSMutableParagraphStyle()
      if let style = value as? NSParagraphStyle {
        changed.setParagraphStyle(style)
      } else {
        changed.alignment = storedAlignment
        changed.lineBreakMode = storedLineBreakMode
      }
      change(changed)
      text.addAttribute(.paragraphStyle, value: changed, range: range)
    }
    replaceAttributedText(text)
  }

  private func replaceAttributedText(_ text: NSAttributedString) {
    guard let storedAttributedText, !storedAttributedText.isEqual(to: text) else { return }
    self.storedAttributedText = text.copy() as? NSAttributedString
    textDidChange()
  }

  /// Makes the attributes at the start of the attributed text the defaults.
  final func adoptLeadingAttributes() {
    guard storedAttributedText != nil else { return }
    storedFont = leadingAttribute(.font) ?? storedFont
    storedTextColor = leadingAttribute(.foregroundColor) ?? storedTextColor
    storedAlignment = leadingParagraphStyle?.alignment ?? storedAlignment
  }

  // MARK: Defaults

  /// Shows a text with the default attributes.
  final func setPlainText(_ text: String?) {
    if storedAttributedText == nil, storedText == text { return }
    storedAttributedText = nil
    storedText = text
    textDidChange()
  }

  /// Sets the font of text without one.
  final func setDefaultFont(_ font: UIFont) {
    guard font != storedFont else { return }
    storedFont = font
    textDidChange()
  }

  /// Sets the color of text without one.
  final func setDefaultTextColor(_ color: UIColor) {
    guard color != storedTextColor else { return }
    storedTextColor = color
    if storedAttributedText != nil {
      // Template images in the text have its color.
      styled = nil
    }
    setNeedsDisplay()
  }

  /// Sets the alignment of paragraphs without a style.
  final func setDefaultAlignment(_ alignment: NSTextAlignment) {
    guard alignment != storedAlignment else { return }
    storedAlignment = alignment
    lookDidChange()
  }
}
