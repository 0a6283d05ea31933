/// A family of fonts that iPhones have.
struct PhoneFamily: Sendable {
  let name: String
  /// What stands in for it.
  let design: Design
  /// The PostScript names of its fonts, the regular one first.
  let fonts: [String]

  /// - Parameters:
  ///   - name: The name.
  ///   - design: What stands in for it.
  ///   - fonts: The names of its fonts; what begins with a hyphen continues the first name, in
  ///     place of its style.
  init(_ name: String, _ design: Design, _ fonts: String) {
    self.name = name
    self.design = design
    let base = fonts.prefix { $0 != "-" && $0 != " " }
    self.fonts = fonts.split(separator: " ").map { $0.hasPrefix("-") ? "\(base)\($0)" : "\($0)" }
  }

  /// The family with a name, without regard to case, spaces and the marks of PostScript and
  /// TrueType fonts; nil for one that iPhones do not have.
  static func named(_ name: String) -> PhoneFamily? { byKey[key(name)] }

  /// The family with a font of a PostScript name, without regard to case; nil for a font that
  /// iPhones do not have.
  static func withFont(_ name: String) -> PhoneFamily? { byFont[name.lowercased()] }

  private static let byKey: [String: PhoneFamily] = {
    var families: [String: PhoneFamily] = [:]
    for family in all { families[key(family.name)] = family }
    families["trebuchet"] = families["trebuchetms"]
    families["mishafi"] = families["diwanmishafi"]
    return families
  }()

  private static let byFont: [String: PhoneFamily] = {
    var families: [String: PhoneFamily] = [:]
    for family in all {
      for font in family.fonts { families[font.lowercased()] = family }
    }
    return families
  }()

  /// The letters and digits of a name, without the marks of PostScript and TrueType fonts.
  static func key(_ name: String) -> String {
    var key = name.lowercased().filter { $0.isLetter || $0.isNumber }
    for mark in ["psmt", "mt", "ps"] where key.hasSuffix(mark) && key != mark {
      key.removeLast(mark.count)
      break
    }
    return key
  }
}

extension PhoneFamily {
  /// What families have in common that the same fonts stand in for.
  enum Design {
    case helvetica, times, courier, menlo, verdana, serif, system, chinese, arabic, emoji

    /// The families that stand in, best first.
    ///
    /// Those after the first are for programs that are not beside the shipped fonts.
    var families: [String] {
      switch self {
      case .helvetica: ["Arimo", "Liberation Sans", "Nimbus Sans", "TeX Gyre Heros"]
      case .times: ["Tinos", "Liberation Serif", "Nimbus Roman", "TeX Gyre Termes"]
      case .courier: ["Cousine", "Liberation Mono", "Nimbus Mono PS", "TeX Gyre Cursor"]
      case .menlo: ["DejaVu Sans Mono", "Noto Sans Mono"]
      case .verdana: ["DejaVu Sans", "Noto Sans"]
      case .serif: ["Noto Serif", "DejaVu Serif", "Liberation Serif"]
      case .system: [FontSpec.systemFamily]
      case .chinese: ["Noto Sans CJK SC"]
      case .arabic: ["Noto Sans Arabic"]
      case .emoji: ["Noto Color Emoji"]
      }
    }
  }
}
