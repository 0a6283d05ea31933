/// The names of a font that every iPhone has, which a font that stands in for it reports.
package final class FontAlias: Hashable, Sendable {
  /// The PostScript name, such as "HelveticaNeue-Light".
  package let name: String
  let phoneFamily: PhoneFamily
  private let style: FontStyle

  private init(_ name: String, of family: PhoneFamily, _ style: FontStyle) {
    self.name = name
    phoneFamily = family
    self.style = style
  }

  /// The font of a family that is nearest to a style.
  init(of family: PhoneFamily, near style: FontStyle) {
    let fonts = family.fonts.map { (name: $0, style: FontStyle(ofFont: $0, in: family)) }
    let font = fonts.min { $0.style.distance(to: style) < $1.style.distance(to: style) }
    name = font?.name ?? family.name
    phoneFamily = family
    self.style = font?.style ?? style
  }

  /// The font of an iPhone with a PostScript name, without regard to case; nil for another name.
  convenience init?(postScriptName name: String) {
    guard let family = PhoneFamily.withFont(name),
      let font = family.fonts.first(where: { $0.lowercased() == name.lowercased() })
    else { return nil }
    self.init(font, of: family, FontStyle(ofFont: font, in: family))
  }

  /// The family, such as "Helvetica Neue".
  package var family: String { phoneFamily.name }
  /// The weight that the name says: 400 (regular), 700 (bold).
  var weight: Int { style.weight }
  var italic: Bool { style.italic }

  /// The font of the family that is nearest to a weight and a slant; nil keeps one.
  package func styled(weight: Int?, italic: Bool?) -> FontAlias {
    var wanted = style
    if let weight { wanted.weight = weight }
    if let italic { wanted.italic = italic }
    // The requested style stays: italics of a light font are light.
    return wanted == style
      ? self : FontAlias(FontAlias(of: phoneFamily, near: wanted).name, of: phoneFamily, wanted)
  }

  /// Whether two names are the same.
  package static func == (lhs: FontAlias, rhs: FontAlias) -> Bool {
    lhs === rhs || lhs.name == rhs.name && lhs.family == rhs.family
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
