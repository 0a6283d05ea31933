public import Foundation

// Members of `UITextInput` for text with attributes.
extension UITextField {
  /// Returns the text of a range with its attributes.
  public func attributedText(in range: UITextRange) -> NSAttributedString {
    editor.attributedText(in: range)
  }

  /// Inserts text with its attributes at the caret, or replaces the selection.
  public func insertAttributedText(_ string: NSAttributedString) {
    editor.insert(string, asks: editor.takeTyping())
  }

  /// Replaces the text of a range by text with attributes.
  public func replace(
    _ range: UITextRange,
    withAttributedText attributedText: NSAttributedString
  ) { editor.replace(range, with: attributedText) }

  /// Sets the marked text of an input method, with attributes of its own.
  public func setAttributedMarkedText(
    _ markedText: NSAttributedString?,
    selectedRange: NSRange
  ) {
    editor.setMarkedText(markedText ?? NSAttributedString(string: ""), selected: selectedRange)
  }

  /// Sets font, color and alignment to those of the start of a text, as far as it has them.
  func adoptAttributes(of text: NSAttributedString?) {
    guard let text, text.length > 0 else { return }
    let attributes = text.attributes(at: 0, effectiveRange: nil)
    ownFont = attributes[.font] as? UIFont ?? ownFont
    ownColor = attributes[.foregroundColor] as? UIColor ?? ownColor
    if let style = attributes[.paragraphStyle] as? NSParagraphStyle {
      ownAlignment = style.alignment
    }
    updatePlaceholder()
  }

  /// Sets the alignment of the paragraphs with a style; the field aligns the others.
  func alignStyledParagraphs() {
    let text = NSAttributedString(attributedString: editor.storage)
    let whole = NSRange(location: 0, length: text.length)
    var isChanged = false
    text.enumerateAttribute(.paragraphStyle, in: whole, options: []) { style, range, _ in
      guard let style = style as? NSParagraphStyle, style.alignment != ownAlignment else { return }
      isChanged = true
      let aligned = NSMutableParagraphStyle()
      aligned.setParagraphStyle(style)
      aligned.alignment = ownAlignment
      editor.storage.addAttribute(.paragraphStyle, value: aligned, range: range)
    }
    if isChanged { editor.body.layOutAll() }
  }
}

extension NSAttributedString {
  /// Returns the text with a value of an attribute for all of it.
  func setting(_ key: NSAttributedString.Key, _ value: Any) -> NSAttributedString {
    let changed = NSMutableAttributedString(attributedString: self)
    changed.addAttribute(key, value: value, range: NSRange(location: 0, length: length))
    return changed
  }
}
