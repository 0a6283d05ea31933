/// A piece of HTML.
enum HTMLToken: Equatable {
  /// Text with its character references resolved, as UTF-8.
  case text(ArraySlice<UInt8>)
  /// The beginning of an element, or an element that has no end.
  case start(HTMLTag)
  /// The end of the element with the name, which is in lower case.
  case end(String)
}

/// The beginning of an element.
struct HTMLTag: Equatable {
  /// In lower case.
  var name: String
  /// The first of each name; names in lower case, references in values resolved.
  ///
  /// Only read for elements where they matter.
  var attributes: [String: String] = [:]

  /// Whether the class is among those in the attribute.
  func hasClass(_ name: String) -> Bool {
    attributes["class"]?.hasWord(name) ?? false
  }
}
