/// A text that is not nil where it is empty, unlike the texts of ``Lenient``.
struct WrittenText: LenientValue {
  var text: String

  /// Decodes it.
  ///
  /// - Throws: `DecodingError` where it is not a text.
  init(from decoder: any Decoder) throws {
    text = try decoder.singleValueContainer().decode(String.self)
  }
}
