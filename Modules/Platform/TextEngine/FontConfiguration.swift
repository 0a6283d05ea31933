/// The settings of Fontconfig, written by this program alone, so that rendering does not depend on
/// the setup of the machine: which files are fonts, and how they are used.
struct FontConfiguration: Equatable {
  /// The folders, which may be missing; of two fonts that are equal otherwise, that of the first
  /// folder is used.
  var folders: [String] = []
  /// Patterns of accepted files.
  var accepted: [String] = []
  /// Patterns of files that are rejected unless they are accepted.
  var rejected: [String] = []

  /// The settings for a set of fonts.
  ///
  /// In sets with fonts of the machine the shipped ones come last, since some are subsets: an emoji
  /// of several characters may be composed of one that a subset has and one that it lacks. Only
  /// Inter is complete, and is used from there alone.
  init(_ extent: FontLibrary.Extent, scope: FontScope, folders: FontFolders) {
    let shipped = folders.shipped.map { folder in
      extent == .main ? Self.mainFolders.map { "\(folder)/\($0)" } : [folder]
    }
    if scope == .headless || extent == .shipped, extent != .all, let shipped {
      self.folders = shipped
      return
    }
    let usesAll = scope == .window && extent == .all
    self.folders = (usesAll ? folders.installed : folders.packages) + (shipped ?? [])
    accepted = (shipped ?? []).map { "\($0)/*" }
    if shipped == nil { accepted += folders.packages.map { "\($0)/Inter-*" } }
    accepted += Self.mainFiles + (extent == .all ? Self.scriptFiles : [])
    rejected =
      (usesAll ? ["*/Inter*", "*/NotoSans*"] : ["*.otf", "*.ttf", "*.ttc", "*.otc"])
      + ["*.pf?", "*.t1", "*.otb", "*.pcf*", "*.bdf*", "*.woff*"]
  }

  /// The folders of shipped fonts with the main families.
  private static let mainFolders = ["Inter", "Noto"]

  /// The files of the main families besides Inter.
  private static let mainFiles = [
    "*/NotoSansCJK-Regular.*", "*/NotoSansCJK-Bold.*", "*/NotoColorEmoji*",
    "*/NotoSansArabic-Regular.ttf", "*/NotoSansArabic-Bold.ttf",
  ]

  /// The files of the families for scripts: no others of these families, such as variable fonts,
  /// whose metrics differ.
  private static let scriptFiles = [
    "*/NotoSans*-Regular.ttf", "*/NotoSans*-Bold.ttf", "*/NotoSerifTibetan-*.ttf",
    "*/NotoSerifYezidi-*.ttf", "*/NotoSerifAhom-*.ttf", "*/NotoSerifDogra-*.ttf",
    "*/NotoSerifNyiakengPuachueHmong-*.ttf",
  ]

  /// The settings in Fontconfig's XML.
  ///
  /// Inter is used without contextual alternates, which would turn a typed "->" into an arrow, and
  /// without composition, which is only needed for combining marks and takes two fifths of the
  /// shaping time: `TextTypesetter` enables it for text that has some. Fonts of images, such as
  /// emoji, are scaled.
  var xml: String {
    """
    <?xml version="1.0"?>
    <!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
    <fontconfig>
      \(folders.map { "<dir>\(Self.escaped($0))</dir>" }.joined())
      <cachedir>/var/cache/fontconfig</cachedir>
      <cachedir prefix="xdg">fontconfig</cachedir>
      <selectfont>
        \(accepted.map { "<acceptfont><glob>\(Self.escaped($0))</glob></acceptfont>" }.joined())
        \(rejected.map { "<rejectfont><glob>\(Self.escaped($0))</glob></rejectfont>" }.joined())
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

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
