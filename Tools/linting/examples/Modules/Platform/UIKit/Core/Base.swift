/// A base of both lists and texts: it says Row in a comment, "Row" in a text, and names neither.
class Base {
  let name = "Row"
  /// A type of its own with a name of another folder's.
  struct Glyph {}
  var glyph = Glyph()
}
