public import CoreGraphics
public import Foundation
internal import TextEngine

/// A font without a size: an installed one, or one in memory.
///
/// A font in memory is available to texts after `CTFontManagerRegisterGraphicsFont`.
public final class CGFont: Hashable, Sendable {
  private let face: FontFace
  /// The file of a font in memory; nil for an installed one.
  let file: FontMemory?

  /// Makes the font with a PostScript name or full name; nil if none is installed or registered.
  public init?(_ name: CFString) {
    guard let face = NamedFonts.face(named: name) else { return nil }
    self.face = face
    file = nil
  }

  /// Makes the font of the bytes of a font file; nil if they are no font.
  public init?(_ provider: CGDataProvider) {
    guard let data = provider.data, let file = FontMemory(data),
      let face = NamedFonts.faces(inFile: file.url).first
    else { return nil }
    self.face = face
    self.file = file
  }

  /// The PostScript name, such as "Inter-Bold".
  public var postScriptName: CFString? { face.alias?.name ?? face.postScriptName }

  /// The full name, such as "Inter Bold".
  public var fullName: CFString? { face.fullName }

  /// Whether two fonts are the same.
  public static func == (lhs: CGFont, rhs: CGFont) -> Bool {
    lhs.face == rhs.face && lhs.file === rhs.file
  }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(face) }
}
