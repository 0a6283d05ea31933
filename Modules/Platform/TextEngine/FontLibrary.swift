internal import CPango
internal import Foundation
internal import Locking

/// The fonts available to texts: a private fontconfig configuration, so that rendering does not
/// depend on the setup of the machine.
///
/// The selected fonts are those that `Tools/setup` installs, each in the two weights of its
/// package. A window may also use other installed fonts as fallbacks: see ``useInstalledFonts()``.
package enum FontLibrary {
  /// The set of fonts that a text may need.
  enum Selection: Hashable {
    /// The main families, which most texts are set in.
    ///
    /// The first text of a style waits until the fonts are sorted: with few fonts that takes a
    /// fifth of the time.
    case main
    /// All selected fonts.
    case all
    /// All installed fonts, and the fonts registered up to a generation: for fonts requested by
    /// name.
    case named(generation: Int)
  }

  /// The fallback families, in order, for characters that the requested font lacks.
  static func families(of fonts: Selection) -> [String] {
    switch fonts {
    case .main: mainFamilies
    case .all, .named: allFamilies
    }
  }

  /// The set of fonts that contains a family.
  static func selection(for family: String) -> Selection {
    if mainFamilies.contains(family) { return .main }
    return allFamilies.contains(family) ? .all : .named(generation: NamedFonts.generation)
  }

  private static let mainFamilies = [
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

  private static let usesInstalledFonts = Mutex(false)

  /// Allows any installed font for characters that none of the selected fonts has.
  ///
  /// Intended for a window, whose texts are not known in advance. Call it before the first text is
  /// laid out, because fonts are loaded once.
  package static func useInstalledFonts() { usesInstalledFonts.withLock { $0 = true } }

  /// The configuration of a set of fonts, an `FcConfig *`, loaded once.
  ///
  /// Fontconfig allows concurrent reads.
  static func configuration(of fonts: Selection) -> OpaquePointer? {
    switch fonts {
    case .main: mainConfiguration
    case .all: allConfiguration
    case .named(let generation): NamedFonts.configuration(of: generation)
    }
  }

  private nonisolated(unsafe) static let mainConfiguration = load(otherFonts)
  private nonisolated(unsafe) static let allConfiguration = load(
    scriptFonts + (usesInstalledFonts.withLock(\.self) ? otherForms : otherFonts)
  )

  /// The number of fonts available to texts.
  package static func fontCount(admittingAll: Bool) -> Int {
    guard let config = load(scriptFonts + (admittingAll ? otherForms : otherFonts)) else {
      return 0
    }
    defer { FcConfigDestroy(config) }
    return FcConfigGetFonts(config, FcSetSystem).map { Int($0.pointee.nfont) } ?? 0
  }

  /// The configuration of all installed fonts, with replacements for missing families, an `FcConfig
  /// *`; loaded at each call.
  static func loadInstalledFonts() -> OpaquePointer? {
    load(scriptFonts + otherForms, aliases: metricAliases)
  }

  private static func load(_ choice: String, aliases: String = "") -> OpaquePointer? {
    guard let config = FcConfigCreate() else { return nil }
    let settings = settings(choice, aliases: aliases)
    let loaded = FcConfigParseAndLoadFromMemory(config, settings, FcTrue)
    guard loaded == FcTrue, FcConfigBuildFonts(config) == FcTrue else {
      FcConfigDestroy(config)
      return nil
    }
    return config
  }

  /// The fontconfig settings: which files are fonts, the emoji family, and the scaling of bitmap
  /// fonts.
  ///
  /// Inter is used without contextual alternates, which would turn a typed "->" into an arrow, and
  /// without composition, which is only needed for combining marks and takes two fifths of the
  /// shaping time: `TextTypesetter` enables it for text that has some.
  ///
  /// - Parameters:
  ///   - choice: The accepted fonts besides the main families, and the rejected ones.
  ///   - aliases: The families that replace others.
  /// - Returns: A configuration of fontconfig, in its XML.
  private static func settings(_ choice: String, aliases: String) -> String {
    """
    <?xml version="1.0"?>
    <!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
    <fontconfig>
      <dir>/usr/share/fonts</dir>
      <dir>/usr/local/share/fonts</dir>
      <dir prefix="xdg">fonts</dir>
      <cachedir>/var/cache/fontconfig</cachedir>
      <cachedir prefix="xdg">fontconfig</cachedir>
      <selectfont>
        <acceptfont><glob>*/Inter-*</glob></acceptfont>
        <acceptfont><glob>*/NotoSansCJK-*</glob></acceptfont>
        <acceptfont><glob>*/NotoColorEmoji*</glob></acceptfont>
        <acceptfont><glob>*/NotoSansArabic-*</glob></acceptfont>
        \(choice)
        <rejectfont><glob>*.pf?</glob></rejectfont>
        <rejectfont><glob>*.t1</glob></rejectfont>
        <rejectfont><glob>*.otb</glob></rejectfont>
        <rejectfont><glob>*.pcf*</glob></rejectfont>
        <rejectfont><glob>*.bdf*</glob></rejectfont>
        <rejectfont><glob>*.woff*</glob></rejectfont>
      </selectfont>
      \(aliases)
      <alias binding="same">
        <family>emoji</family>
        <prefer><family>Noto Color Emoji</family></prefer>
      </alias>
      <match target="font">
        <test name="family"><string>Inter</string></test>
        <edit name="fontfeatures" mode="append">
          <string>calt=0</string><string>ccmp=0</string>
        </edit>
      </match>
      <match target="font">
        <test name="outline" compare="eq"><bool>false</bool></test>
        <edit name="pixelsizefixupfactor" mode="assign">
          <divide>
            <name target="pattern">pixelsize</name><name target="font">pixelsize</name>
          </divide>
        </edit>
        <edit name="matrix" mode="assign">
          <times>
            <name>matrix</name>
            <matrix>
              <name>pixelsizefixupfactor</name><double>0</double>
              <double>0</double><name>pixelsizefixupfactor</name>
            </matrix>
          </times>
        </edit>
        <edit name="size" mode="assign">
          <divide><name>size</name><name>pixelsizefixupfactor</name></divide>
        </edit>
      </match>
    </fontconfig>
    """
  }

  /// Families with the same metrics as others.
  ///
  /// Fontconfig has a list of them, from which those of URW are excluded: they are part of the
  /// fonts, with more than is needed here.
  private static let metricAliases =
    """
    <include ignore_missing="yes">/usr/share/fontconfig/conf.avail/30-metric-aliases.conf</include>

    """
    + [
      ("Helvetica", "Nimbus Sans"),
      ("Helvetica Narrow", "Nimbus Sans Narrow"),
      ("Times", "Nimbus Roman"),
      ("Courier", "Nimbus Mono PS"),
      ("Palatino", "P052"),
      ("New Century Schoolbook", "C059"),
    ]
    .map { family, twin in
      """
      <alias binding="same">
        <family>\(family)</family>
        <accept><family>\(twin)</family></accept>
      </alias>
      """
    }
    .joined(separator: "\n")

  /// The fonts of the families for scripts.
  private static let scriptFonts = """
    <acceptfont><glob>*/NotoSans*-Regular.ttf</glob></acceptfont>
    <acceptfont><glob>*/NotoSans*-Bold.ttf</glob></acceptfont>
    <acceptfont><glob>*/NotoSerifTibetan-*.ttf</glob></acceptfont>
    <acceptfont><glob>*/NotoSerifYezidi-*.ttf</glob></acceptfont>
    <acceptfont><glob>*/NotoSerifAhom-*.ttf</glob></acceptfont>
    <acceptfont><glob>*/NotoSerifDogra-*.ttf</glob></acceptfont>
    <acceptfont><glob>*/NotoSerifNyiakengPuachueHmong-*.ttf</glob></acceptfont>

    """

  /// The fonts that are rejected.
  private static let otherFonts = """
    <rejectfont><glob>*.otf</glob></rejectfont>
    <rejectfont><glob>*.ttf</glob></rejectfont>
    <rejectfont><glob>*.ttc</glob></rejectfont>
    <rejectfont><glob>*.otc</glob></rejectfont>
    """

  /// Files of the selected families with another design, such as variable fonts, whose metrics
  /// differ.
  private static let otherForms = """
    <rejectfont><glob>*/Inter*</glob></rejectfont>
    <rejectfont><glob>*/NotoSans*</glob></rejectfont>
    """
}
