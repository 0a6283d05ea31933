internal import CPango
internal import Foundation
internal import Synchronization

/// The fonts that text is set in: a fontconfig of our own, so that pictures do not depend on how
/// the machine is set up.
enum FontLibrary {
  /// The families tried in turn where the requested font has no glyph.
  static let fallbackFamilies = [
    FontSpec.systemFamily, "Noto Sans CJK SC", "Noto Sans Arabic", "Noto Color Emoji",
  ]

  /// The configuration, an `FcConfig *`, loaded once.
  ///
  /// Fontconfig allows reading it from all threads.
  nonisolated(unsafe) static let configuration: OpaquePointer? = load()

  private static func load() -> OpaquePointer? {
    guard let config = FcConfigCreate() else { return nil }
    let loaded = FcConfigParseAndLoadFromMemory(config, settings, FcTrue)
    guard loaded == FcTrue, FcConfigBuildFonts(config) == FcTrue else {
      FcConfigDestroy(config)
      return nil
    }
    return config
  }

  /// Which files are fonts, which family stands for emoji, and how pictures in fonts are scaled.
  ///
  /// Inter goes without contextual alternates, which would turn a typed "->" into an arrow, and
  /// without composition, which matters to combining marks only and takes two fifths of the time of
  /// shaping: `TextTypesetter` turns it on again for text that has some.
  private static let settings = """
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
        <rejectfont><glob>*.otf</glob></rejectfont>
        <rejectfont><glob>*.ttf</glob></rejectfont>
        <rejectfont><glob>*.ttc</glob></rejectfont>
        <rejectfont><glob>*.otc</glob></rejectfont>
        <rejectfont><glob>*.pf?</glob></rejectfont>
        <rejectfont><glob>*.t1</glob></rejectfont>
        <rejectfont><glob>*.otb</glob></rejectfont>
        <rejectfont><glob>*.pcf*</glob></rejectfont>
        <rejectfont><glob>*.bdf*</glob></rejectfont>
        <rejectfont><glob>*.woff*</glob></rejectfont>
      </selectfont>
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
