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
    if let style = attributes[.paragraphStyle] as? NSParagraphStyle {
      ownAlignment = style.alignment
    }
  }

  /// Makes a text view of no size.
  ///
  /// Its text always has a ``layoutManager``: TextKit 2 is not on this platform.
  public convenience init(usingTextLayoutManager: Bool) {
    self.init(frame: .zero, textContainer: nil)
  }

  /// Makes an editor for the text of a container, with a layout manager and a storage if it has
  /// none.
  static func makeEditor(in container: NSTextContainer) -> TextEditor {
    let manager = container.layoutManager ?? NSLayoutManager()
    if container.layoutManager == nil { manager.addTextContainer(container) }
    let storage = manager.textStorage ?? NSTextStorage(string: "")
    if manager.textStorage == nil { storage.addLayoutManager(manager) }
    container.widthTracksTextView = true
    return TextEditor(storage: storage, format: TextFormat(), container: container)
  }

  /// The attributes of a text without any.
  var plainAttributes: [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [
      .font: ownFont ?? Self.defaultFont, .foregroundColor: ownColor ?? UIColor.label,
    ]
    if ownAlignment != .natural { attributes[.paragraphStyle] = aligned(nil) }
    return attributes
  }

  /// Sets an attribute of the whole text, and of the text typed next.
  func setAttribute(_ key: NSAttributedString.Key, _ value: Any) {
    editor.typingAttributes[key] = value
    if textStorage.length > 0 {
      let whole = NSRange(location: 0, length: textStorage.length)
      textStorage.addAttribute(key, value: value, range: whole)
    }
    textDidLayOut()
  }
}
