public import Foundation

// Members of `UITextInput` for text with attributes.
extension UITextView {
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

  /// Returns a paragraph style with the alignment of the text.
  func aligned(_ style: NSParagraphStyle?) -> NSParagraphStyle {
    let aligned = NSMutableParagraphStyle()
    if let style { aligned.setParagraphStyle(style) }
    aligned.alignment = ownAlignment
    return aligned
  }

  /// Sets the alignment of all paragraphs, and of the text typed next.
  func alignParagraphs() {
    let typed = typingAttributes[.paragraphStyle] as? NSParagraphStyle
    // Paragraphs without a style have the natural alignment.
    if typed != nil || ownAlignment != .natural {
      editor.typingAttributes[.paragraphStyle] = aligned(typed)
    }
    guard textStorage.length > 0 else { return }
    textStorage.beginEditing()
    let whole = NSRange(location: 0, length: textStorage.length)
    NSAttributedString(attributedString: textStorage)
      .enumerateAttribute(.paragraphStyle, in: whole, options: []) { style, range, _ in
        let old = style as? NSParagraphStyle
        guard old != nil || ownAlignment != .natural else { return }
        textStorage.addAttribute(.paragraphStyle, value: aligned(old), range: range)
      }
    textStorage.endEditing()
  }

  /// Sets font, color and alignment to those of the start of a text.
  func adoptAttributes(of text: NSAttributedString?) {
    guard let text, text.length > 0 else { return }
    let attributes = text.attributes(at: 0, effectiveRange: nil)
    ownFont = attributes[.font] as? UIFont ?? Self.defaultFont
    ownColor = attributes[.foregroundColor] as? UIColor
    guard let style = attributes[.paragraphStyle] as? NSParagraphStyle,
      style.alignment != ownAlignment
    else { return }
    ownAlignment = style.alignment
    updateFormat()
  }
}
