/// What the tokenizer returns next: text, or the start or end tag of an element.
enum HTMLToken {
  /// Text with its character references resolved, as UTF-8.
  case text(ArraySlice<UInt8>)
  /// The start tag of an element.
  case start(HTMLTag)
  /// The end tag of the element with the name, in lower case.
  case end(HTMLName)
}

/// A start tag.
struct HTMLTag {
  /// In lower case.
  var name: HTMLName
  /// The properties of the element.
  var element: HTMLElement
  /// Read only for elements with relevant attributes.
  var attributes = HTMLAttributes()
}
