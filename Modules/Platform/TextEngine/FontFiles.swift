internal import CPango
internal import Foundation
internal import Locking

/// Keeps font files open.
///
/// Cairo has at most ten font files open, and closes one that it considers unused when another is
/// opened, without synchronizing with threads that begin to use it: with many fonts and threads
/// that crashes. A file that is locked once stays open. So a text that may open files is laid out
/// exclusively, and the fonts it uses stay open from then on: the first of each weight, the first
/// with letters that the system font lacks, and all with letters that no main family has. A font
/// that is only measured opens its file in the same way.
enum FontFiles {
  /// The font files that the letters of a text may open.
  private enum Letters {
    /// Only the file of the weight of the system font.
    case ofSystemFont
    /// The files of the main families.
    case ofMainFamilies
    /// Any file of this package.
    case ofShippedFonts
    /// Any file.
    case others

    /// The fonts that have the letters.
    var extent: FontLibrary.Extent {
      switch self {
      case .ofSystemFont, .ofMainFamilies: .main
      case .ofShippedFonts: .shipped
      case .others: .all
      }
    }
  }

  /// The properties of a font that distinguish files.
  private struct Face: Hashable {
    var family: String
    var weight: Int
    var italic: Bool

    init(_ spec: FontSpec) { (family, weight, italic) = (spec.family, spec.weight, spec.italic) }
  }

  private struct Opened {
    var faces: Set<Face> = []
    /// The scopes whose main families are open.
    var scopes: Set<FontScope> = []
  }

  private static let lock = Mutex(())
  private static let opened = Mutex(Opened())

  /// The key that marks fonts whose file stays open; its address is used.
  private nonisolated(unsafe) static let key: UnsafeMutablePointer<cairo_user_data_key_t> = {
    let key = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(capacity: 1)
    key.initialize(to: cairo_user_data_key_t())
    return key
  }()

  /// Runs work on a text, exclusively if it may open files.
  ///
  /// - Parameters:
  ///   - request: The text and its fonts.
  ///   - body: The work; receives the required fonts, and whether it must keep their files open.
  /// - Returns: The result of the work.
  static func with<Result>(
    _ request: TextRequest,
    _ body: (_ fonts: FontLibrary.Selection, _ opensFiles: Bool) -> Result
  ) -> Result {
    let scope = FontLibrary.scope
    let letters = letters(of: request.text, scope)
    let faces = request.key.allAttributes.map { Face($0.font) }
    let needed = FontLibrary.Selection(extent: letters.extent, scope: scope)
    let fonts = faces.reduce(needed) { $0.union(FontLibrary.selection(for: $1.family)) }
    // A font that is not of the main families may lack any letter.
    let isOpen = opened.withLock { opened in
      fonts.extent == .main && (letters == .ofSystemFont || opened.scopes.contains(scope))
        && faces.allSatisfy(opened.faces.contains)
    }
    if isOpen { return body(fonts, false) }
    return lock.withLock {
      if letters != .ofSystemFont { openMainFamilies(scope) }
      let result = body(fonts, true)
      opened.withLock { $0.faces.formUnion(faces) }
      return result
    }
  }

  /// Runs work on one font, exclusively if its file is not open yet.
  ///
  /// - Parameters:
  ///   - spec: The font.
  ///   - body: The work; receives whether it must keep the font's file open.
  /// - Returns: The result of the work.
  static func with<Result>(_ spec: FontSpec, _ body: (_ opensFile: Bool) -> Result) -> Result {
    let face = Face(spec)
    if opened.withLock({ $0.faces.contains(face) }) { return body(false) }
    return lock.withLock {
      let result = body(true)
      opened.withLock { _ = $0.faces.insert(face) }
      return result
    }
  }

  /// Keeps the file of a font open from now on; must be called within ``with(_:_:)``.
  ///
  /// - Parameters:
  ///   - font: The font, a `cairo_scaled_font_t *`.
  ///   - forGood: Whether the file stays open until the program ends; otherwise it is closed with
  ///     the last font made from it.
  static func keepOpen(_ font: OpaquePointer, forGood: Bool = false) {
    guard !isKeptOpen(font) else { return }
    if forGood { cairo_scaled_font_reference(font) }
    _ = cairo_ft_scaled_font_lock_face(font)
    cairo_scaled_font_set_user_data(font, key, key, nil)
  }

  /// Whether the file of a font was kept open by ``keepOpen(_:forGood:)``.
  static func isKeptOpen(_ font: OpaquePointer) -> Bool {
    cairo_scaled_font_get_user_data(font, key) != nil
  }

  // MARK: - The main families

  /// Opens the files of the main families for the lifetime of the program, except those of the
  /// system font, of which programs use few weights.
  private static func openMainFamilies(_ scope: FontScope) {
    guard !opened.withLock({ $0.scopes.contains(scope) }) else { return }
    FontLibrary.fonts(of: FontLibrary.Selection(extent: .main, scope: scope)).forEachFont { font in
      guard let family = LoadedFonts.family(of: font), family != FontSpec.systemFamily,
        FontLibrary.mainFamilies.contains(family)
      else { return }
      open(font)
    }
    opened.withLock { _ = $0.scopes.insert(scope) }
  }

  private static func open(_ pattern: OpaquePointer) {
    guard let face = cairo_ft_font_face_create_for_pattern(pattern) else { return }
    var (size, place) = (cairo_matrix_t(), cairo_matrix_t())
    cairo_matrix_init_scale(&size, 10, 10)
    cairo_matrix_init_identity(&place)
    let options = cairo_font_options_create()
    let font = cairo_scaled_font_create(face, &size, &place, options)
    cairo_font_options_destroy(options)
    cairo_font_face_destroy(face)
    _ = cairo_ft_scaled_font_lock_face(font)
  }

  private static func letters(of text: String, _ scope: FontScope) -> Letters {
    var text = text
    // Latin letters, which all texts contain, are below U+0180.
    if text.withUTF8({ bytes in bytes.allSatisfy { $0 < 0xC6 } }) { return .ofSystemFont }
    if text.hasLetters(of: FontLibrary.mainLetters(scope)) { return .ofMainFamilies }
    guard let shipped = FontLibrary.shippedLetters(scope) else { return .others }
    return text.hasLetters(of: shipped) ? .ofShippedFonts : .others
  }
}

extension String {
  fileprivate func hasLetters(of letters: LoadedFonts.Letters) -> Bool {
    unicodeScalars.allSatisfy { scalar in
      switch scalar.value {
      // Invisible characters use the font of the previous one.
      case 0..<0x180, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2069, 0xFE00...0xFE0F: true
      default: letters.contains(scalar)
      }
    }
  }
}
