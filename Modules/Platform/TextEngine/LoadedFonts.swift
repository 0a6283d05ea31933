internal import CPango
internal import Foundation
internal import Locking

// Unchecked: Fontconfig allows concurrent reads of a configuration, and loaded ones are never
// modified.
/// A set of fonts that was loaded: its configuration, and what is known of its fonts.
final class LoadedFonts: @unchecked Sendable {
  /// The configuration, an `FcConfig *`; nil if Fontconfig failed.
  let configuration: OpaquePointer?

  private let known = Mutex<(faces: [FontFace]?, letters: Letters?)>((nil, nil))

  private let fallbacks: [String]

  /// Loads fonts.
  ///
  /// - Parameters:
  ///   - settings: Which files are fonts, and how they are used.
  ///   - files: Further font files.
  ///   - fallbacks: The families whose characters count.
  init(_ settings: FontConfiguration, files: [String] = [], fallbacks: [String] = []) {
    self.fallbacks = fallbacks
    configuration = Self.load(settings.xml)
    for file in files { FcConfigAppFontAddFile(configuration, file) }
  }

  private static func load(_ settings: String) -> OpaquePointer? {
    guard let config = FcConfigCreate() else { return nil }
    let loaded = FcConfigParseAndLoadFromMemory(config, settings, FcTrue)
    guard loaded == FcTrue, FcConfigBuildFonts(config) == FcTrue else {
      FcConfigDestroy(config)
      return nil
    }
    return config
  }

  deinit { if let configuration { FcConfigDestroy(configuration) } }

  /// Calls a closure with each font, an `FcPattern *`: first those of further files.
  func forEachFont(_ body: (OpaquePointer) -> Void) {
    for kind in [FcSetApplication, FcSetSystem] {
      guard let set = FcConfigGetFonts(configuration, kind) else { continue }
      for index in 0..<Int(set.pointee.nfont) { set.pointee.fonts[index].map(body) }
    }
  }

  /// The fonts by PostScript name; each once, also if several files have it.
  var faces: [FontFace] {
    if let faces = known.withLock(\.faces) { return faces }
    var found: Set<FontFace> = []
    forEachFont { font in FontFace(font).map { _ = found.insert($0) } }
    let faces = found.sorted { $0.postScriptName < $1.postScriptName }
    known.withLock { $0.faces = faces }
    return faces
  }

  // Unchecked: never modified.
  /// A set of characters, an `FcCharSet *`.
  final class Letters: @unchecked Sendable {
    let set: OpaquePointer?

    init(_ set: OpaquePointer?) { self.set = set }

    deinit { if let set { FcCharSetDestroy(set) } }

    /// Whether a character is in the set.
    func contains(_ letter: Unicode.Scalar) -> Bool {
      set != nil && FcCharSetHasChar(set, letter.value) != FcFalse
    }
  }

  /// The characters that fonts of the fallback families have.
  var letters: Letters {
    if let letters = known.withLock(\.letters) { return letters }
    let set = FcCharSetCreate()
    forEachFont { font in
      var own: OpaquePointer?
      if let family = Self.family(of: font), fallbacks.contains(family),
        FcPatternGetCharSet(font, FC_CHARSET, 0, &own) == FcResultMatch
      {
        FcCharSetMerge(set, own, nil)
      }
    }
    let letters = Letters(set)
    known.withLock { $0.letters = letters }
    return letters
  }

  /// The family of a font, an `FcPattern *`.
  static func family(of font: OpaquePointer) -> String? {
    var family: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(font, FC_FAMILY, 0, &family) == FcResultMatch else { return nil }
    return family.map { String(cString: $0) }
  }
}
