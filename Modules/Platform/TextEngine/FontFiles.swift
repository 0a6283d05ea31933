internal import CPango
internal import Foundation
internal import Synchronization

/// Keeps the files of fonts open.
///
/// Cairo has ten font files open at a time, and closes one that it takes for unused when another is
/// opened, without waiting for threads that begin to use it: with many fonts and threads that stops
/// the program. A file that is locked once stays open. Those of the main families are opened before
/// anything is drawn; texts with other letters, which may open files, are laid out by one thread at
/// a time, and the fonts that they bring along stay open from then on.
enum FontFiles {
  /// The families whose letters texts are mostly made of.
  private static let mainFamilies = FontLibrary.fallbackFamilies.prefix(FontLibrary.mainCount)

  private static let lock = Mutex<Void>(())

  /// Marks fonts whose file stays open: its address is the key.
  private nonisolated(unsafe) static let key: UnsafeMutablePointer<cairo_user_data_key_t> = {
    let key = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(capacity: 1)
    key.initialize(to: cairo_user_data_key_t())
    return key
  }()

  /// The letters of the main families, an `FcCharSet *`; their files are open from here on.
  private nonisolated(unsafe) static let mainLetters: OpaquePointer? = {
    guard let letters = FcCharSetCreate(), let config = FontLibrary.configuration,
      let set = FcConfigGetFonts(config, FcSetSystem)
    else { return nil }
    for index in 0..<Int(set.pointee.nfont) {
      guard let pattern = set.pointee.fonts[index], isMain(pattern) else { continue }
      var own: OpaquePointer?
      if FcPatternGetCharSet(pattern, FC_CHARSET, 0, &own) == FcResultMatch {
        FcCharSetMerge(letters, own, nil)
      }
      open(pattern)
    }
    return letters
  }()

  /// Opens the files of the main families.
  static func prepare() { _ = mainLetters }

  private static func isMain(_ pattern: OpaquePointer) -> Bool {
    var family: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(pattern, FC_FAMILY, 0, &family) == FcResultMatch, let family else {
      return false
    }
    return mainFamilies.contains(String(cString: family))
  }

  /// Opens the file of a font for as long as the program runs.
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

  /// Keeps the file of a font open from now on; within ``with(_:_:)``.
  static func keepOpen(_ font: OpaquePointer) {
    guard cairo_scaled_font_get_user_data(font, key) == nil else { return }
    _ = cairo_ft_scaled_font_lock_face(font)
    cairo_scaled_font_set_user_data(font, key, key, nil)
  }

  /// Runs work on a text, alone where it may open files.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - body: The work; told whether it has to keep the files of fonts open.
  /// - Returns: What the work returns.
  static func with<Result>(_ text: String, _ body: (_ opensFiles: Bool) -> Result) -> Result {
    guard hasOtherLetters(text) else { return body(false) }
    return lock.withLock { _ in body(true) }
  }

  private static func hasOtherLetters(_ text: String) -> Bool {
    var text = text
    // Latin letters, which all texts have, are below U+0180.
    if text.withUTF8({ bytes in bytes.allSatisfy { $0 < 0xC6 } }) { return false }
    return text.unicodeScalars.contains { scalar in
      switch scalar.value {
      // What does not show takes the font of what is before it.
      case 0..<0x180, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2069, 0xFE00...0xFE0F: false
      default: FcCharSetHasChar(mainLetters, scalar.value) == FcFalse
      }
    }
  }
}
