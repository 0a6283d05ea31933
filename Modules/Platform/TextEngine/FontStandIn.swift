package import Foundation

/// The font that stands in for one that every iPhone has.
///
/// Programs take these for granted, and unwrap `UIFont(name:size:)` by force. The stand-ins are
/// shipped, so that they are the same on every machine. Those for Helvetica, Arial, Times, Courier
/// and Menlo have the same widths; the others are of the same kind.
struct FontStandIn: Equatable {
  /// The families, best first.
  var families: [String]
  /// The weight: 400 (regular), 700 (bold).
  var weight: Int
  var italic: Bool

  /// Looks up the name of a family or of a font, such as "Helvetica Neue",
  /// "HelveticaNeue-BoldItalic" or "Helvetica Neue Bold Italic", without regard to case; nil for a
  /// name that iOS does not have.
  init?(for name: String) {
    guard let (families, style) = Self.parts(of: name) else { return nil }
    self.families = families
    weight = Self.weights.first { style.contains($0.name) }?.weight ?? 400
    italic = style.contains("italic") || style.contains("oblique")
  }

  /// The families that stand in for another, best first; none for a family that iOS does not have.
  static func families(for family: String) -> [String] {
    families(of: key(family[...])) ?? []
  }

  /// The families that stand in for the one that a name begins with, and the rest of the name.
  private static func parts(of name: String) -> (families: [String], style: String)? {
    let parts = name.split(separator: "-", maxSplits: 1)
    guard let base = parts.first else { return nil }
    if let families = families(of: key(base)) {
      return (families, parts.count > 1 ? key(parts[1]) : "")
    }
    // A full name separates the style by a space, as it separates the words of the family.
    let words = name.split(separator: " ")
    for count in stride(from: words.count - 1, to: 0, by: -1) {
      guard let families = families(of: key(words[..<count].joined()[...])) else { continue }
      let style = words[count...].map { key($0) }
      guard style.allSatisfy(isStyle) else { return nil }
      return (families, style.joined())
    }
    return nil
  }

  /// Whether a word of a full name is one of a style.
  private static func isStyle(_ word: String) -> Bool {
    ["regular", "roman", "book", "italic", "oblique", "condensed"].contains(word)
      || weights.contains { word.hasPrefix($0.name) }
  }

  /// The letters and digits of a name, without the marks of PostScript and TrueType fonts.
  private static func key(_ name: Substring) -> String {
    var key = name.lowercased().filter { $0.isLetter || $0.isNumber }
    for mark in ["psmt", "mt", "ps"] where key.hasSuffix(mark) && key != mark {
      key.removeLast(mark.count)
      break
    }
    return key
  }

  /// The words for weights in the names of styles, longer ones before those they contain.
  private static let weights: [(name: String, weight: Int)] = [
    ("ultralight", 200), ("extralight", 200), ("thin", 100), ("light", 300), ("medium", 500),
    ("demi", 600), ("semi", 600), ("extrabold", 800), ("heavy", 800), ("black", 900),
    ("bold", 700), ("w3", 300), ("w6", 600),
  ]

  private static func families(of key: String) -> [String]? {
    kinds.first { $0.names.contains(key) }?.standIns
  }

  private struct Kind {
    var names: Set<String>
    var standIns: [String]

    init(_ standIns: [String], for names: String) {
      self.names = Set(names.split(separator: ",").map { FontStandIn.key($0) })
      self.standIns = standIns
    }
  }

  // The families after the first are for programs that are not beside the shipped fonts.
  private static let kinds = [
    Kind(
      ["Arimo", "Liberation Sans", "Nimbus Sans", "TeX Gyre Heros"],
      for: "Helvetica,Helvetica Neue,Arial,Arial Rounded MT Bold"
    ),
    Kind(
      ["Tinos", "Liberation Serif", "Nimbus Roman", "TeX Gyre Termes"],
      for: "Times,Times New Roman,STIX Two Text"
    ),
    Kind(
      ["Cousine", "Liberation Mono", "Nimbus Mono PS", "TeX Gyre Cursor"],
      for: "Courier,Courier New"
    ),
    Kind(["DejaVu Sans Mono", "Noto Sans Mono"], for: "Menlo,SF Mono"),
    Kind(["DejaVu Sans", "Noto Sans"], for: "Verdana"),
    Kind(
      ["Noto Serif", "DejaVu Serif", "Liberation Serif"],
      for: """
        Georgia,Palatino,Baskerville,Charter,Cochin,Hoefler Text,Didot,Bodoni 72,\
        Bodoni 72 Oldstyle,Bodoni 72 Smallcaps,American Typewriter,Rockwell,Copperplate,\
        Academy Engraved LET,Papyrus
        """
    ),
    Kind(
      [FontSpec.systemFamily],
      for: """
        Avenir,Avenir Next,Avenir Next Condensed,DIN Alternate,DIN Condensed,Futura,Galvji,Gill Sans,\
        Impact,Optima,Trebuchet MS,Trebuchet,Bradley Hand,Chalkboard SE,Chalkduster,Marker Felt,\
        Noteworthy,Party LET,Savoye LET,Snell Roundhand,Zapfino
        """
    ),
    Kind(
      ["Noto Sans CJK SC"],
      for: """
        PingFang SC,PingFang TC,PingFang HK,PingFang MO,Heiti SC,Heiti TC,Hiragino Sans,\
        Hiragino Mincho ProN,Hiragino Maru Gothic ProN,Apple SD Gothic Neo
        """
    ),
    Kind(
      ["Noto Sans Arabic"],
      for: "Geeza Pro,Al Nile,Damascus,Diwan Mishafi,Farah,Mishafi,Noto Nastaliq Urdu"
    ),
    Kind(["Noto Color Emoji"], for: "Apple Color Emoji"),
  ]
}

extension FontSpec {
  /// Helvetica in a size, which is the font of text without one.
  package static func helvetica(size: CGFloat) -> FontSpec {
    FontSpec(family: FontStandIn.families(for: "Helvetica").first ?? systemFamily, size: size)
  }

  /// Whether the font is the shipped one that stands in for Helvetica, or one of the same design.
  var isHelvetica: Bool { family == "Arimo" || family == "Liberation Sans" }
}
