package import Foundation

/// The font that stands in for one that every iPhone has.
///
/// Programs take these for granted, and unwrap `UIFont(name:size:)` by force. The stand-ins are
/// shipped, so that they are the same on every machine. Those for Helvetica, Arial, Times, Courier
/// and Menlo have the same widths; the others are of the same kind.
struct FontStandIn: Equatable {
  /// The families, best first.
  var families: [String]
  /// The font that they stand in for.
  var alias: FontAlias
  /// The weight: 400 (regular), 700 (bold).
  var weight: Int { alias.weight }
  var italic: Bool { alias.italic }

  /// Looks up the name of a family or of a font, such as "Helvetica Neue",
  /// "HelveticaNeue-BoldItalic" or "Helvetica Neue Bold Italic", without regard to case; nil for a
  /// name that iOS does not have.
  init?(for name: String) {
    if let alias = FontAlias(postScriptName: name) {
      guard let kind = Self.kind(of: Self.key(alias.family[...])) else { return nil }
      self.init(families: kind.standIns, alias: alias)
      return
    }
    guard let parts = Self.parts(of: name) else { return nil }
    self.init(parts.family, FontStyle(parts.style))
  }

  /// Looks up the font of a family that is nearest to a weight and a slant; nil for a family that
  /// iOS does not have.
  init?(family: String, weight: Int, italic: Bool) {
    var style = FontStyle("")
    (style.weight, style.italic) = (weight, italic)
    self.init(Self.key(family[...]), style)
  }

  private init?(_ key: String, _ style: FontStyle) {
    guard let kind = Self.kind(of: key), let family = kind.names[key],
      let alias = FontAlias(family: family, near: style)
    else { return nil }
    self.init(families: kind.standIns, alias: alias)
  }

  private init(families: [String], alias: FontAlias) {
    self.families = families
    self.alias = alias
  }

  /// The families that stand in for another, best first; none for a family that iOS does not have.
  static func families(for family: String) -> [String] {
    kind(of: key(family[...]))?.standIns ?? []
  }

  /// The PostScript names of the fonts of a family that iOS has; empty for another.
  static func fontNames(ofFamily family: String) -> [String] {
    let key = key(family[...])
    return kind(of: key)?.names[key].map { FontAlias.fontNames(ofFamily: $0) } ?? []
  }

  /// The name of a font in parts.
  private struct NameParts {
    /// The family, as ``key(_:)`` makes it.
    var family: String
    /// The words of the style, in lower case.
    var style: String
  }

  private static func parts(of name: String) -> NameParts? {
    let parts = name.split(separator: "-", maxSplits: 1)
    guard let base = parts.first else { return nil }
    if kind(of: key(base)) != nil {
      return NameParts(family: key(base), style: parts.count > 1 ? key(parts[1]) : "")
    }
    // A full name separates the style by a space, as it separates the words of the family.
    let words = name.split(separator: " ")
    for count in stride(from: words.count - 1, to: 0, by: -1) {
      let family = key(words[..<count].joined()[...])
      guard kind(of: family) != nil else { continue }
      let style = words[count...].map { key($0) }
      guard style.allSatisfy(FontStyle.isWord) else { return nil }
      return NameParts(family: family, style: style.joined())
    }
    return nil
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

  private static func kind(of key: String) -> Kind? { kinds.first { $0.names[key] != nil } }

  private struct Kind {
    /// The names of the families, by what ``FontStandIn/key(_:)`` makes of them.
    var names: [String: String]
    var standIns: [String]

    init(_ standIns: [String], for names: String, also others: [String: String] = [:]) {
      self.names = others
      for name in names.split(separator: ",") { self.names[FontStandIn.key(name)] = String(name) }
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
        Impact,Optima,Trebuchet MS,Bradley Hand,Chalkboard SE,Chalkduster,Marker Felt,Noteworthy,\
        Party LET,Savoye LET,Snell Roundhand,Zapfino
        """,
      also: ["trebuchet": "Trebuchet MS"]
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
      for: "Geeza Pro,Al Nile,Damascus,Diwan Mishafi,Farah,Noto Nastaliq Urdu",
      also: ["mishafi": "Diwan Mishafi"]
    ),
    Kind(["Noto Color Emoji"], for: "Apple Color Emoji"),
  ]
}

extension FontSpec {
  /// Helvetica in a size, which is the font of text without one.
  package static func helvetica(size: CGFloat) -> FontSpec {
    var spec = FontSpec(family: helvetica?.families.first ?? systemFamily, size: size)
    spec.alias = helvetica?.alias
    return spec
  }

  private static let helvetica = FontStandIn(for: "Helvetica")

  /// Whether the font is the shipped one that stands in for Helvetica, or one of the same design.
  var isHelvetica: Bool { family == "Arimo" || family == "Liberation Sans" }
}
