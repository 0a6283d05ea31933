/// The weight and the slant of a font, as its name says.
struct FontStyle: Equatable {
  /// The weight: 400 (regular), 700 (bold).
  var weight: Int
  var italic: Bool
  /// Whether the letters are narrow.
  var condensed = false

  init(weight: Int, italic: Bool) {
    self.weight = weight
    self.italic = italic
  }

  /// Reads the words of a style in lower case, such as "bolditalic".
  init(_ words: String) {
    weight = Self.weights.first { words.contains($0.name) }?.weight ?? 400
    italic = ["italic", "oblique", "bookit"].contains { words.contains($0) }
    condensed = words.contains("condensed")
  }

  /// Reads the style from the PostScript name of a font, which begins with that of the family.
  init(ofFont name: String, in family: PhoneFamily) {
    let parts = name.split(separator: "-", maxSplits: 1)
    guard parts.count < 2 else {
      self.init(parts[1].lowercased())
      return
    }
    // "DamascusBold"
    let start = family.name.filter { $0 != " " }
    self.init(name.hasPrefix(start) ? name.dropFirst(start.count).lowercased() : "")
  }

  /// The place among the fonts of a family: by weight, and italics last.
  var order: Int { 2 * weight + (italic ? 1 : 0) }

  /// How far two styles are apart: the slant counts most, then the width.
  func distance(to other: FontStyle) -> Int {
    abs(weight - other.weight) + (italic == other.italic ? 0 : 2_000)
      + (condensed == other.condensed ? 0 : 1_000)
  }

  /// Whether a word of a full name is one of a style.
  static func isWord(_ word: String) -> Bool {
    ["regular", "roman", "book", "italic", "oblique", "condensed"].contains(word)
      || weights.contains { word.hasPrefix($0.name) }
  }

  private struct Weight {
    var name: String
    var weight: Int

    init(_ name: String, _ weight: Int) {
      self.name = name
      self.weight = weight
    }
  }

  /// The words for weights in the names of styles, longer ones before those they contain.
  private static let weights = [
    Weight("ultralight", 200), Weight("extralight", 200), Weight("thin", 100),
    Weight("light", 300), Weight("medium", 500), Weight("demi", 600), Weight("semi", 600),
    Weight("extrabold", 800), Weight("heavy", 800), Weight("black", 900), Weight("bold", 700),
    Weight("w3", 300), Weight("w6", 600), Weight("w7", 700),
  ]
}
