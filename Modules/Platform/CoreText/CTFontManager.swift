@_exported public import CoreGraphics
public import Foundation
internal import TextEngine

/// An error of Core Foundation.
public typealias CFError = NSError

/// Who may use fonts that were registered.
///
/// On Linux there is only the program itself: `persistent` and `session`, which reach beyond it,
/// are absent.
public enum CTFontManagerScope: UInt32, Sendable {
  /// No scope in particular; as `process`.
  case none = 0
  /// The program, as long as it runs.
  case process = 1
}

/// The error code of a font file that cannot be registered.
public enum CTFontManagerError: Int, Sendable {
  /// There is no such file, or it must not be read.
  case fileNotFound = 101
  /// The file is no font.
  case unrecognizedFormat = 103
  /// The file is registered already.
  case alreadyRegistered = 105
  /// The file is not registered.
  case notRegistered = 201
}

/// The domain of errors with fonts.
public let kCTFontManagerErrorDomain: CFString = "com.apple.CoreText.CTFontManagerErrorDomain"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Lets texts be set in the fonts of a file, from now on and for as long as the program runs.
///
/// - Parameters:
///   - fontURL: A font file.
///   - scope: Who may use the fonts.
///   - error: Where an error is put, if the file is not registered by this call.
/// - Returns: Whether the file is registered by this call.
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL,
  _ scope: CTFontManagerScope,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  let problem: CTFontManagerError
  switch NamedFonts.register(fontURL) {
  case .done: return true
  case .wasDoneBefore: problem = .alreadyRegistered
  case .isNoFont: problem = .unrecognizedFormat
  case .isMissing: problem = .fileNotFound
  }
  report(problem, of: fontURL, in: error)
  return false
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Takes the fonts of a file back; texts that are set in them already are unchanged.
///
/// - Parameters:
///   - fontURL: The file.
///   - scope: Who might use the fonts.
///   - error: Where an error is put, if the file was not registered.
/// - Returns: Whether the file was registered.
public func CTFontManagerUnregisterFontsForURL(
  _ fontURL: CFURL,
  _ scope: CTFontManagerScope,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  if NamedFonts.unregister(fontURL) { return true }
  report(.notRegistered, of: fontURL, in: error)
  return false
}

private func report(
  _ problem: CTFontManagerError,
  of url: URL,
  in error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) {
  error?.pointee = .passRetained(
    NSError(
      domain: kCTFontManagerErrorDomain,
      code: problem.rawValue,
      userInfo: [NSURLErrorKey: url]
    )
  )
}
