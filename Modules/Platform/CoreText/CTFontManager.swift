@_exported public import CoreGraphics
public import Foundation
internal import TextEngine

/// An error of Core Foundation.
public typealias CFError = NSError

/// The scope in which registered fonts are available.
///
/// Linux has only the process: `persistent` and `session`, which exceed it, are absent.
public enum CTFontManagerScope: UInt32, Sendable {
  /// No particular scope; treated as `process`.
  case none = 0
  /// The process, as long as it runs.
  case process = 1
}

/// The error code of a font file that cannot be registered.
public enum CTFontManagerError: Int, Sendable {
  /// The file does not exist or cannot be read.
  case fileNotFound = 101
  /// The file is not a font.
  case unrecognizedFormat = 103
  /// The file is registered already.
  case alreadyRegistered = 105
  /// The file is not registered.
  case notRegistered = 201
}

/// The domain of errors whose codes are those of `CTFontManagerError`.
public let kCTFontManagerErrorDomain: CFString = "com.apple.CoreText.CTFontManagerErrorDomain"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes the fonts of a file available until the process ends.
///
/// - Parameters:
///   - fontURL: A font file.
///   - scope: The scope of the fonts.
///   - error: Set to the error if this call does not register the file.
/// - Returns: Whether this call registered the file.
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
  report(problem, [NSURLErrorKey: fontURL], in: error)
  return false
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Unregisters the fonts of a file; existing texts in these fonts are unchanged.
///
/// - Parameters:
///   - fontURL: The file.
///   - scope: The scope that the fonts were registered with.
///   - error: Set to the error if the file was not registered.
/// - Returns: Whether the file was registered.
public func CTFontManagerUnregisterFontsForURL(
  _ fontURL: CFURL,
  _ scope: CTFontManagerScope,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  if NamedFonts.unregister(fontURL) { return true }
  report(.notRegistered, [NSURLErrorKey: fontURL], in: error)
  return false
}

/// Sets an error of the font manager.
func report(
  _ problem: CTFontManagerError,
  _ details: [String: Any],
  in error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) {
  error?.pointee = .passRetained(
    NSError(
      domain: kCTFontManagerErrorDomain,
      code: problem.rawValue,
      userInfo: details
    )
  )
}
