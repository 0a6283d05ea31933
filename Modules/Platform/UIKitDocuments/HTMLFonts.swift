import CoreGraphics
import Foundation
import TextEngine
internal import UIKitCore

/// A cache of the fonts of an HTML document.
struct HTMLFonts {
  private struct Key: Hashable {
    var families: [String]
    var size: CGFloat
    var weight: Int
    var isItalic: Bool
  }

  private var known: [Key: UIFont] = [:]

  /// Returns the font of a style: that of the first family that is installed, otherwise Times.
  mutating func font(of style: HTMLStyle) -> UIFont {
    let key = Key(
      families: style.families,
      size: Self.rounded(style.fontSize),
      weight: style.weight,
      isItalic: style.isItalic
    )
    if let font = known[key] { return font }
    let spec =
      key.families.lazy.compactMap { Self.spec($0, key) }.first
      ?? Self.spec("Times New Roman", key) ?? Self.system(key)
    let font = UIFont(spec: spec)
    known[key] = font
    return font
  }

  /// Rounds sizes that are nearly a multiple of 0.5.
  private static func rounded(_ size: CGFloat) -> CGFloat {
    let size = max(size, 1)
    let half = (size * 2).rounded() / 2
    if abs(half - size) < 0.05 { return half }
    let tenth = (size * 10).rounded() / 10
    return abs(tenth - size) < 0.005 ? tenth : size
  }

  private static func system(_ key: Key) -> FontSpec {
    FontSpec(size: key.size, weight: key.weight, italic: key.isItalic)
  }

  private static func spec(_ family: String, _ key: Key) -> FontSpec? {
    switch family.lowercased() {
    case "-apple-system", "system-ui", "ui-sans-serif", "blinkmacsystemfont", "sf pro",
      "sf pro text", "sf pro display", ".sf ui text", ".sfui-regular", ".applesystemuifont":
      return system(key)
    case "serif", "times", "ui-serif":
      return spec("Times New Roman", key) ?? system(key).in(.serif)
    case "sans-serif":
      return spec("Helvetica", key) ?? system(key)
    case "monospace", "courier", "ui-monospace":
      return spec("Courier New", key) ?? system(key).in(.monospaced)
    default:
      if let face = NamedFonts.face(
        family: family,
        weight: key.weight,
        italic: key.isItalic
      ) {
        return FontSpec(face, size: key.size)
      }
      // A font name, or a family that has a substitute.
      if let face = NamedFonts.face(named: family) {
        var like = NamedFonts.face(
          family: face.family,
          weight: max(key.weight, face.weight),
          italic: key.isItalic || face.italic
        )
        like?.alias = face.alias?.styled(
          weight: key.weight > face.weight ? key.weight : nil,
          italic: key.isItalic ? true : nil
        )
        return FontSpec(like ?? face, size: key.size)
      }
      return nil
    }
  }
}
