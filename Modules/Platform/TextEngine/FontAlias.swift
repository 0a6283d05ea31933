/// The names of a font that every iPhone has, which a font that stands in for it reports.
package final class FontAlias: Hashable, Sendable {
  /// The family, such as "Helvetica Neue".
  package let family: String
  /// The PostScript name, such as "HelveticaNeue-Light".
  package let name: String
  private let style: FontStyle

  init(family: String, name: String, style: FontStyle) {
    self.family = family
    self.name = name
    self.style = style
  }

  /// The font of the family that is nearest to a weight and a slant; nil keeps one.
  package func styled(weight: Int?, italic: Bool?) -> FontAlias {
    var wanted = style
    if let weight { wanted.weight = weight }
    if let italic { wanted.italic = italic }
    guard wanted != style, let nearest = FontAlias(family: family, near: wanted) else {
      return self
    }
    // The requested style stays: italics of a light font are light.
    return FontAlias(family: family, name: nearest.name, style: wanted)
  }

  /// Whether two names are the same.
  package static func == (lhs: FontAlias, rhs: FontAlias) -> Bool {
    lhs === rhs || lhs.name == rhs.name && lhs.family == rhs.family
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension FontAlias {
  /// The font of a family of an iPhone that is nearest to a style; nil for another family.
  convenience init?(family: String, near style: FontStyle) {
    guard let names = Self.names[family] else { return nil }
    let fonts = names.map { Font(name: $0, style: FontStyle(ofFont: $0, family: family)) }
    guard let font = fonts.min(by: { $0.style.distance(to: style) < $1.style.distance(to: style) })
    else { return nil }
    self.init(family: family, name: font.name, style: font.style)
  }

  /// The font of an iPhone with a PostScript name, without regard to case; nil for another name.
  convenience init?(postScriptName name: String) {
    guard let found = Self.fonts[name.lowercased()] else { return nil }
    let style = FontStyle(ofFont: found.name, family: found.family)
    self.init(family: found.family, name: found.name, style: style)
  }

  /// The PostScript names of the fonts of a family, in ascending order of weight; empty for one
  /// that iPhones do not have.
  static func fontNames(ofFamily family: String) -> [String] {
    let fonts = (names[family] ?? []).map {
      Font(name: $0, style: FontStyle(ofFont: $0, family: family))
    }
    return fonts.sorted { $0.style.order < $1.style.order }.map(\.name)
  }

  /// The weight and the slant that the name says.
  var weight: Int { style.weight }
  var italic: Bool { style.italic }

  private struct Font {
    var name: String
    var style: FontStyle
  }

  private struct FamilyFont {
    var family: String
    var name: String
  }

  /// The fonts by their PostScript names in lower case.
  private static let fonts: [String: FamilyFont] = {
    var fonts: [String: FamilyFont] = [:]
    for (family, names) in names {
      for name in names { fonts[name.lowercased()] = FamilyFont(family: family, name: name) }
    }
    return fonts
  }()
}

/// The weight and the slant of a font, as its name says.
struct FontStyle: Equatable {
  /// The weight: 400 (regular), 700 (bold).
  var weight: Int
  var italic: Bool
  /// Whether the letters are narrow.
  var condensed: Bool

  /// Reads the words of a style in lower case, such as "bolditalic".
  init(_ words: String) {
    weight = Self.weights.first { words.contains($0.name) }?.weight ?? 400
    italic = ["italic", "oblique", "bookit"].contains { words.contains($0) }
    condensed = words.contains("condensed")
  }

  /// Reads the style from the PostScript name of a font, which begins with that of the family.
  init(ofFont name: String, family: String) {
    let parts = name.split(separator: "-", maxSplits: 1)
    guard parts.count < 2 else {
      self.init(parts[1].lowercased())
      return
    }
    // "DamascusBold"
    let start = family.filter { $0 != " " }
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
    Weight("w3", 300), Weight("w6", 600),
  ]
}
