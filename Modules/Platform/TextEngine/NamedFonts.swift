internal import CPango
package import Foundation
internal import Locking

/// The fonts requested by name: all installed ones, and registered files.
///
/// Nothing is loaded before the first request. Registering a file reloads everything: the fonts of
/// existing texts are not modified while other threads read them.
package enum NamedFonts {
  // Unchecked: Fontconfig allows concurrent reads of a configuration, and loaded ones are never
  // modified.
  private struct Loaded: @unchecked Sendable {
    var configuration: OpaquePointer?
    var faces: [FontFace] = []
  }

  private struct State {
    var files: [String] = []
    var generation = 0
    var loaded: [Int: Loaded] = [:]
  }

  private static let state = Mutex(State())

  /// The number of changes to the registered files.
  static var generation: Int { state.withLock(\.generation) }

  /// The configuration of a generation of registered files, an `FcConfig *`.
  static func configuration(of generation: Int) -> OpaquePointer? {
    state.withLock { load(generation, in: &$0) }.configuration
  }

  private static var current: Loaded { state.withLock { load($0.generation, in: &$0) } }

  private static func load(_ generation: Int, in state: inout State) -> Loaded {
    if let known = state.loaded[generation] { return known }
    let configuration = FontLibrary.loadInstalledFonts()
    for file in state.files { FcConfigAppFontAddFile(configuration, file) }
    let loaded = Loaded(configuration: configuration, faces: faces(of: configuration))
    state.loaded[generation] = loaded
    return loaded
  }

  // MARK: - Registering

  /// The result of registering a file.
  package enum Registration: Sendable {
    case done
    case wasDoneBefore
    case isNoFont
    case isMissing
  }

  /// Makes the fonts of a file available to texts.
  package static func register(_ file: URL) -> Registration {
    let path = file.path
    guard FileManager.default.isReadableFile(atPath: path) else { return .isMissing }
    guard isFont(path) else { return .isNoFont }
    return state.withLock { state in
      guard !state.files.contains(path) else { return .wasDoneBefore }
      state.files.append(path)
      state.generation += 1
      return .done
    }
  }

  /// Unregisters the fonts of a file; existing texts are unchanged.
  ///
  /// - Returns: Whether the file was registered.
  package static func unregister(_ file: URL) -> Bool {
    state.withLock { state in
      guard let index = state.files.firstIndex(of: file.path) else { return false }
      state.files.remove(at: index)
      state.generation += 1
      return true
    }
  }

  private static func isFont(_ path: String) -> Bool {
    var count: Int32 = 0
    guard let pattern = FcFreeTypeQuery(path, 0, nil, &count) else { return false }
    FcPatternDestroy(pattern)
    return count > 0
  }

  // MARK: - Asking

  /// The families, in alphabetical order.
  package static var families: [String] { Set(current.faces.map(\.family)).sorted() }

  /// The fonts of a family, in ascending order of weight.
  package static func faces(ofFamily family: String) -> [FontFace] {
    current.faces.filter { $0.family == family }
      .sorted { ($0.weight, $0.italic ? 1 : 0) < ($1.weight, $1.italic ? 1 : 0) }
  }

  /// Whether there is a font with a PostScript name.
  package static func hasFace(postScriptName: String) -> Bool {
    current.faces.contains { $0.postScriptName == postScriptName }
  }

  /// The first fonts of a file, registered or not; empty if it is no font.
  package static func faces(inFile file: URL) -> [FontFace] {
    var count: Int32 = 0
    guard let pattern = FcFreeTypeQuery(file.path, 0, nil, &count) else { return [] }
    defer { FcPatternDestroy(pattern) }
    return FontFace(pattern).map { [$0] } ?? []
  }

  /// The font with a name; for the name of a family, its regular font.
  ///
  /// For a family that is not installed, returns the font of a metric-compatible one.
  package static func face(named name: String) -> FontFace? {
    let loaded = current
    if let face = loaded.faces.first(where: { $0.postScriptName == name || $0.fullName == name }) {
      return face
    }
    if let face = face(weight: 400, italic: false, of: name, in: loaded) { return face }
    let parts = name.split(separator: "-", maxSplits: 1).map(String.init)
    let style = parts.count > 1 ? parts[1].lowercased() : ""
    guard let base = parts.first else { return nil }
    let isItalic = style.contains("italic") || style.contains("oblique")
    for twin in twins(of: base, in: loaded) {
      let weight = style.contains("bold") ? 700 : 400
      if let face = face(weight: weight, italic: isItalic, of: twin, in: loaded) { return face }
    }
    return nil
  }

  /// The font of a family that is nearest to a weight and a slant.
  package static func face(family: String, weight: Int, italic: Bool) -> FontFace? {
    face(weight: weight, italic: italic, of: family, in: current)
  }

  private static func face(
    weight: Int,
    italic: Bool,
    of family: String,
    in loaded: Loaded
  ) -> FontFace? {
    func distance(_ face: FontFace) -> Int {
      abs(face.weight - weight) + (face.italic == italic ? 0 : 1_000)
    }
    return loaded.faces.filter { $0.family.caseInsensitiveCompare(family) == .orderedSame }
      .min { distance($0) < distance($1) }
  }

  /// The families that are metric-compatible with another, the best first, installed or not.
  package static func families(asWideAs family: String) -> [String] {
    twins(of: family, in: current)
  }

  // The configuration has no other substitutions than those of these families.
  private static func twins(of family: String, in loaded: Loaded) -> [String] {
    guard let pattern = FcPatternCreate() else { return [] }
    defer { FcPatternDestroy(pattern) }
    FcPatternAddString(pattern, FC_FAMILY, family)
    FcConfigSubstitute(loaded.configuration, pattern, FcMatchPattern)
    var result: [String] = []
    var value: UnsafeMutablePointer<FcChar8>?
    while FcPatternGetString(pattern, FC_FAMILY, Int32(result.count), &value) == FcResultMatch,
      let name = value
    {
      result.append(String(cString: name))
    }
    return result.filter { $0 != family }
  }

  private static func faces(of configuration: OpaquePointer?) -> [FontFace] {
    var result: Set<FontFace> = []
    for kind in [FcSetApplication, FcSetSystem] {
      guard let set = FcConfigGetFonts(configuration, kind) else { continue }
      for index in 0..<Int(set.pointee.nfont) {
        if let pattern = set.pointee.fonts[index], let face = FontFace(pattern) {
          result.insert(face)
        }
      }
    }
    return Array(result)
  }
}

extension FontFace {
  /// Converts a font of Fontconfig, an `FcPattern *`; nil for a variable weight.
  fileprivate init?(_ pattern: OpaquePointer) {
    func string(_ key: String) -> String? {
      var value: UnsafeMutablePointer<FcChar8>?
      guard FcPatternGetString(pattern, key, 0, &value) == FcResultMatch else { return nil }
      return value.map { String(cString: $0) }
    }
    func number(_ key: String) -> Double? {
      var value = 0.0
      return FcPatternGetDouble(pattern, key, 0, &value) == FcResultMatch ? value : nil
    }
    guard let family = string(FC_FAMILY), let name = string(FC_POSTSCRIPT_NAME),
      let weight = number(FC_WEIGHT)
    else { return nil }
    self.init(
      family: family,
      postScriptName: name,
      fullName: string(FC_FULLNAME) ?? name,
      weight: Int(FcWeightToOpenTypeDouble(weight).rounded()),
      italic: number(FC_SLANT) ?? 0 > 0
    )
  }
}
