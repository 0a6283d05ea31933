internal import CPango
package import Foundation
internal import Locking

/// The fonts requested by name: those of the package and of the scope, and registered files.
///
/// Nothing is loaded before the first request. Registering a file reloads everything: the fonts of
/// existing texts are not modified while other threads read them.
package enum NamedFonts {
  private struct File: Hashable {
    var path: String
    var families: Set<String>
  }

  /// The files of each generation; a text may still be in one of an earlier.
  private static let generations = Mutex<[[File]]>([[]])

  private static var current: LoadedFonts {
    let generation = generations.withLock { $0.last?.isEmpty == false ? $0.count - 1 : nil }
    let scope = FontLibrary.scope
    return FontLibrary.fonts(
      of: FontLibrary.Selection(extent: .all, scope: scope, generation: generation)
    )
  }

  /// The number of changes to the registered files, if a font of them is in a family.
  static func generation(of family: String) -> Int? {
    generations.withLock { generations in
      let isRegistered = generations.last?.contains { $0.families.contains(family) } == true
      return isRegistered ? generations.count - 1 : nil
    }
  }

  /// The paths of the files of a generation.
  static func files(of generation: Int) -> [String] {
    generations.withLock { $0[generation].map(\.path) }
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
    let families = families(inFile: path)
    guard !families.isEmpty else { return .isNoFont }
    return generations.withLock { generations in
      var files = generations.last ?? []
      guard !files.contains(where: { $0.path == path }) else { return .wasDoneBefore }
      files.append(File(path: path, families: families))
      generations.append(files)
      return .done
    }
  }

  /// Unregisters the fonts of a file; existing texts are unchanged.
  ///
  /// - Returns: Whether the file was registered.
  package static func unregister(_ file: URL) -> Bool {
    generations.withLock { generations in
      var files = generations.last ?? []
      guard let index = files.firstIndex(where: { $0.path == file.path }) else { return false }
      files.remove(at: index)
      generations.append(files)
      return true
    }
  }

  private static func families(inFile path: String) -> Set<String> {
    var families: Set<String> = []
    forEachFont(inFile: path) { font in
      LoadedFonts.family(of: font).map { _ = families.insert($0) }
    }
    return families
  }

  private static func forEachFont(inFile path: String, _ body: (OpaquePointer) -> Void) {
    var (index, count): (UInt32, Int32) = (0, 1)
    while index < count, let font = FcFreeTypeQuery(path, index, nil, &count) {
      body(font)
      FcPatternDestroy(font)
      index += 1
    }
  }

  // MARK: - Asking

  /// The families, in alphabetical order.
  package static var families: [String] { Set(current.faces.map(\.family)).sorted() }

  /// The fonts of a family, in ascending order of weight.
  package static func faces(ofFamily family: String) -> [FontFace] {
    current.faces.filter { $0.family == family }
      .sorted { ($0.weight, $0.italic ? 1 : 0) < ($1.weight, $1.italic ? 1 : 0) }
  }

  /// The PostScript names of the fonts of a family, in ascending order of weight; for a family of
  /// iOS that is not installed, of those that fonts stand in for.
  package static func fontNames(ofFamily family: String) -> [String] {
    let names = faces(ofFamily: family).map(\.postScriptName)
    return names.isEmpty ? FontStandIn.fontNames(ofFamily: family) : names
  }

  /// Whether there is a font with a PostScript name.
  package static func hasFace(postScriptName: String) -> Bool {
    current.faces.contains { $0.postScriptName == postScriptName }
  }

  /// The fonts of a file, registered or not; empty if it is no font.
  package static func faces(inFile file: URL) -> [FontFace] {
    var faces: [FontFace] = []
    forEachFont(inFile: file.path) { font in FontFace(font).map { faces.append($0) } }
    return faces
  }

  /// The font with a PostScript or full name, without regard to case; for the name of a family, its
  /// regular font.
  ///
  /// For a family of iOS that is not installed, returns the font that stands in for it.
  package static func face(named name: String) -> FontFace? {
    let faces = current.faces
    func named(_ isSame: (String) -> Bool) -> FontFace? {
      faces.first { isSame($0.postScriptName) || isSame($0.fullName) }
    }
    let exact = named { $0 == name }
    if let face = exact ?? named({ $0.caseInsensitiveCompare(name) == .orderedSame }) {
      return face
    }
    if let face = face(weight: 400, italic: false, of: name, in: faces) { return face }
    return FontStandIn(for: name).flatMap { face(of: $0, in: faces) }
  }

  /// The font of a family that is nearest to a style, such as "Bold Italic".
  package static func face(family: String, style: String) -> FontFace? {
    let style = FontStyle(PhoneFamily.key(style))
    return face(family: family, weight: style.weight, italic: style.italic)
  }

  /// The font of a family that is nearest to a weight and a slant.
  ///
  /// For a family of iOS that is not installed, returns the font that stands in for it.
  package static func face(family: String, weight: Int, italic: Bool) -> FontFace? {
    let faces = current.faces
    if let face = face(weight: weight, italic: italic, of: family, in: faces) { return face }
    let standIn = FontStandIn(family: family, weight: weight, italic: italic)
    return standIn.flatMap { face(of: $0, in: faces) }
  }

  private static func face(of standIn: FontStandIn, in faces: [FontFace]) -> FontFace? {
    let found = standIn.families.lazy.compactMap {
      face(weight: standIn.weight, italic: standIn.italic, of: $0, in: faces)
    }
    guard var face = found.first else { return nil }
    face.alias = standIn.alias
    return face
  }

  private static func face(
    weight: Int,
    italic: Bool,
    of family: String,
    in faces: [FontFace]
  ) -> FontFace? {
    func distance(_ face: FontFace) -> Int {
      abs(face.weight - weight) + (face.italic == italic ? 0 : 1_000)
    }
    return faces.filter { $0.family.caseInsensitiveCompare(family) == .orderedSame }
      .min { distance($0) < distance($1) }
  }
}
