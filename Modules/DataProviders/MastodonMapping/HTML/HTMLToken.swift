/// A piece of HTML.
enum HTMLToken {
  /// Text with its character references resolved, as UTF-8.
  case text(ArraySlice<UInt8>)
  /// The beginning of an element, or an element that has no end.
  case start(HTMLTag)
  /// The end of the element with the name, which is in lower case.
  case end(HTMLName)
}

/// The beginning of an element.
struct HTMLTag {
  /// In lower case.
  var name: HTMLName
  /// What is known of elements of the name.
  var element: HTMLElement
  /// Only read for elements where they matter.
  var attributes = HTMLAttributes()
}
