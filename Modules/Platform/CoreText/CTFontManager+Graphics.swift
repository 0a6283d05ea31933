public import CoreGraphics
public import Foundation
internal import Locking
internal import TextEngine

/// The fonts in memory that are registered, which keeps their files open.
private let registered = Mutex<Set<CGFont>>([])

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes a font in memory available until the process ends.
///
/// - Parameters:
///   - font: The font.
///   - error: Set to the error if this call does not register the font.
/// - Returns: Whether this call registered the font.
public func CTFontManagerRegisterGraphicsFont(
  _ font: CGFont,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  let isKnown =
    font.file == nil || NamedFonts.hasFace(postScriptName: font.postScriptName ?? "")
  guard !isKnown, let file = font.file, NamedFonts.register(file.url) == .done else {
    report(.alreadyRegistered, ["CTFailedCGFont": font], in: error)
    return false
  }
  registered.withLock { _ = $0.insert(font) }
  return true
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Unregisters a font in memory; existing texts in it are unchanged.
///
/// - Parameters:
///   - font: The font.
///   - error: Set to the error if the font was not registered.
/// - Returns: Whether the font was registered.
public func CTFontManagerUnregisterGraphicsFont(
  _ font: CGFont,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  // The file stays open: texts that were laid out may read it.
  if let file = font.file, NamedFonts.unregister(file.url) { return true }
  report(.notRegistered, ["CTFailedCGFont": font], in: error)
  return false
}
