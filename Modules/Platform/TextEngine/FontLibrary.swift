internal import Foundation
internal import Locking

/// The fonts available to texts.
///
/// Texts of images are drawn with the fonts of this package, and with those that `Tools/setup`
/// installs for letters that these lack, each in two weights: see ``FontScope``. A window may also
/// use other installed fonts as fallbacks: see ``useInstalledFonts()``.
package enum FontLibrary {
  /// How many fonts a text may need.
  ///
  /// A text whose letters a smaller set has is drawn with the same fonts from a larger one, but
  /// waits longer: the first text of a style waits until the fonts are sorted.
  enum Extent: Comparable {
    /// The main families, which most texts are set in.
    case main
    /// The fonts of this package, without those of the machine.
    case shipped
    /// All fonts of the scope.
    case all
  }

  /// A set of fonts.
  struct Selection: Hashable {
    var extent: Extent
    var scope: FontScope = .headless
    /// The number of changes to the registered files, if fonts of them are needed.
    var generation: Int?

    /// The set that contains the fonts of two, which are of one scope.
    func union(_ other: Selection) -> Selection {
      Selection(
        extent: max(extent, other.extent),
        scope: scope,
        generation: generation ?? other.generation
      )
    }
  }

  // MARK: - Families

  /// The fallback families, in order, for characters that the requested font lacks.
  static func families(of fonts: Selection) -> [String] {
    fonts.extent == .main ? mainFamilies : allFamilies
  }

  /// The set of fonts that contains a family.
  static func selection(for family: String) -> Selection {
    let scope = scope
    if mainFamilies.contains(family) { return Selection(extent: .main, scope: scope) }
    let generation = NamedFonts.generation(of: family)
    let isShipped = shippedFamilies(scope)?.contains(family) == true
    let extent: Extent =
      hasShippedFonts(scope) && (isShipped || generation != nil) ? .shipped : .all
    return Selection(extent: extent, scope: scope, generation: generation)
  }

  /// The families that most texts are set in.
  static let mainFamilies = [
    FontSpec.systemFamily, "Noto Sans CJK SC", "Noto Sans Arabic", "Noto Color Emoji",
  ]

  private static let allFamilies = mainFamilies + scriptFamilies

  /// The families for scripts and mathematical characters that the previous ones lack.
  ///
  /// Listed individually, because the order of fonts for a character must not depend on the order
  /// in which a machine lists its fonts.
  private static let scriptFamilies =
    """
    Noto Sans,Noto Sans Math,Noto Sans Symbols,Noto Sans Symbols2,Noto Sans Hebrew,
    Noto Sans Devanagari,Noto Sans Bengali,Noto Sans Thai,Noto Sans Tamil,Noto Sans Georgian,
    Noto Sans Armenian,Noto Sans Ethiopic,Noto Sans Khmer,Noto Sans Myanmar,Noto Sans Gujarati,
    Noto Sans Gurmukhi,Noto Sans Telugu,Noto Sans Kannada,Noto Sans Malayalam,Noto Sans Oriya,
    Noto Sans Sinhala,Noto Sans Lao,Noto Serif Tibetan,Noto Sans Mongolian,Noto Sans Syriac,
    Noto Sans Thaana,Noto Sans NKo,Noto Sans Adlam,Noto Sans Tifinagh,Noto Sans Cherokee,
    Noto Sans Canadian Aboriginal,Noto Sans Yi,Noto Sans Vai,Noto Sans Bamum,Noto Sans Osage,
    Noto Sans Hanifi Rohingya,Noto Sans Mandaic,Noto Sans Samaritan,Noto Serif Yezidi,
    Noto Sans Ol Chiki,Noto Sans Meetei Mayek,Noto Sans Chakma,Noto Sans Lepcha,Noto Sans Limbu,
    Noto Sans Newa,Noto Sans Saurashtra,Noto Sans Syloti Nagri,Noto Sans Sora Sompeng,
    Noto Sans Warang Citi,Noto Sans Mro,Noto Sans Wancho,Noto Sans Gunjala Gondi,
    Noto Sans Masaram Gondi,Noto Sans Tirhuta,Noto Serif Ahom,Noto Serif Dogra,
    Noto Sans Javanese,Noto Sans Balinese,Noto Sans Sundanese,Noto Sans Batak,Noto Sans Buginese,
    Noto Sans Rejang,Noto Sans Cham,Noto Sans Tagalog,Noto Sans Hanunoo,Noto Sans Buhid,
    Noto Sans Tagbanwa,Noto Sans Tai Le,Noto Sans New Tai Lue,Noto Sans Tai Tham,
    Noto Sans Tai Viet,Noto Sans Kayah Li,Noto Sans Lisu,Noto Sans Miao,Noto Sans Pahawh Hmong,
    Noto Serif Hmong Nyiakeng,Noto Sans Pau Cin Hau,Noto Sans PhagsPa,Noto Sans Bassa Vah,
    Noto Sans Mende Kikakui,Noto Sans Medefaidrin,Noto Sans Tamil Supplement
    """
    .split(separator: ",").map { $0.trimmingCharacters(in: .newlines) }

  // MARK: - Scope

  private static let isWindow = Mutex(false)

  /// The machine's fonts that texts may use.
  static var scope: FontScope { isWindow.withLock { $0 } ? .window : .headless }

  /// Allows any installed font for characters that none of the other fonts has, and by name.
  ///
  /// Intended for a window, whose texts are not known in advance. Texts that were laid out before
  /// are unchanged.
  package static func useInstalledFonts() { isWindow.withLock { $0 = true } }

  // MARK: - Loading

  private static let loaded = Mutex<[Selection: LoadedFonts]>([:])

  /// The fonts of a set, loaded once.
  static func fonts(of selection: Selection) -> LoadedFonts {
    let files = selection.generation.map(NamedFonts.files) ?? []
    return loaded.withLock { loaded in
      if let known = loaded[selection] { return known }
      let settings = FontConfiguration(
        selection.extent,
        scope: selection.scope,
        folders: .standard
      )
      let fonts = LoadedFonts(settings, files: files, fallbacks: families(of: selection))
      loaded[selection] = fonts
      return fonts
    }
  }

  /// The characters of the main families.
  static func mainLetters(_ scope: FontScope) -> LoadedFonts.Letters {
    fonts(of: Selection(extent: .main, scope: scope)).letters
  }

  /// The characters of the shipped fonts; nil if these are not a set of their own.
  static func shippedLetters(_ scope: FontScope) -> LoadedFonts.Letters? {
    guard hasShippedFonts(scope) else { return nil }
    return fonts(of: Selection(extent: .shipped, scope: scope)).letters
  }

  private static func shippedFamilies(_ scope: FontScope) -> Set<String>? {
    hasShippedFonts(scope) ? shippedFamilies : nil
  }

  private static let shippedFamilies = Set(
    fonts(of: Selection(extent: .shipped)).faces.map(\.family)
  )

  /// Whether texts without other letters are set in shipped fonts alone.
  private static func hasShippedFonts(_ scope: FontScope) -> Bool {
    scope == .headless && FontFolders.standard.shipped != nil
  }
}
