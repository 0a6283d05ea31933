package import Foundation

/// The font that stands in for one that every iPhone has.
///
/// Programs take these for granted, and unwrap `UIFont(name:size:)` by force. The stand-ins are
/// shipped, so that they are the same on every machine. Those for Helvetica, Arial, Times, Courier
/// and Menlo have the same widths; the others are of the same kind.
struct FontStandIn: Equatable {
  /// The font that they stand in for.
  let alias: FontAlias
  /// The families, best first.
  var families: [String] { alias.phoneFamily.design.families }
  /// The weight: 400 (regular), 700 (bold).
  var weight: Int { alias.weight }
  var italic: Bool { alias.italic }

  /// Looks up the name of a family or of a font, such as "Helvetica Neue",
  /// "HelveticaNeue-BoldItalic" or "Helvetica Neue Bold Italic", without regard to case; nil for a
  /// name that iOS does not have.
  init?(for name: String) {
    guard let alias = FontAlias(postScriptName: name) ?? Self.alias(fullName: name) else {
      return nil
    }
    self.alias = alias
  }

  /// Looks up the font of a family that is nearest to a weight and a slant; nil for a family that
  /// iOS does not have.
  init?(family: String, weight: Int, italic: Bool) {
    guard let family = PhoneFamily.named(family) else { return nil }
    alias = FontAlias(of: family, near: FontStyle(weight: weight, italic: italic))
  }

  /// The PostScript names of the fonts of a family that iOS has, in ascending order of weight;
  /// empty for another.
  static func fontNames(ofFamily family: String) -> [String] {
    guard let family = PhoneFamily.named(family) else { return [] }
    let orders = family.fonts.map { (name: $0, order: FontStyle(ofFont: $0, in: family).order) }
    return orders.sorted { $0.order < $1.order }.map(\.name)
  }

  /// The font of a name whose parts are those of a family and of a style.
  private static func alias(fullName name: String) -> FontAlias? {
    let parts = name.split(separator: "-", maxSplits: 1).map { String($0) }
    guard let base = parts.first else { return nil }
    if let family = PhoneFamily.named(base) {
      return FontAlias(
        of: family,
        near: FontStyle(parts.count > 1 ? PhoneFamily.key(parts[1]) : "")
      )
    }
    // A full name separates the style by a space, as it separates the words of the family.
    let words = name.split(separator: " ")
    for count in stride(from: words.count - 1, to: 0, by: -1) {
      guard let family = PhoneFamily.named(words[..<count].joined()) else { continue }
      let style = words[count...].map { PhoneFamily.key(String($0)) }
      guard style.allSatisfy(FontStyle.isWord) else { return nil }
      return FontAlias(of: family, near: FontStyle(style.joined()))
    }
    return nil
  }
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
