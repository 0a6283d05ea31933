import CoreGraphics
public import Foundation
package import TextEngine

extension UIFont {
  /// Makes a font by name, such as "Inter-Bold"; nil if there is none.
  ///
  /// PostScript and full names are found without regard to case; the name of a family selects its
  /// regular font. A shipped font stands in for one that every iPhone has, and has its names; for
  /// Helvetica, Arial, Times, Courier and Menlo it has the same widths. Without a window only fonts
  /// of this package, of the packages of `Tools/setup` and of registered files are found; with a
  /// window all that are installed. The first font requested by name waits some milliseconds until
  /// all fonts are listed; so does the first one after a file was registered.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard let face = NamedFonts.face(named: fontName) else { return nil }
    self.init(spec: FontSpec(face, size: fontSize))
  }

  /// The families of all fonts that are found by name, in alphabetical order.
  public class var familyNames: [String] { NamedFonts.families }

  /// Returns the font names of a family, lightest first; empty for an unknown family.
  public class func fontNames(forFamilyName familyName: String) -> [String] {
    NamedFonts.fontNames(ofFamily: familyName)
  }
}

extension FontSpec {
  /// Makes the specification of a font file in a size.
  package init(_ face: FontFace, size: CGFloat) {
    self.init(family: face.family, size: size, weight: face.weight, italic: face.italic)
    alias = face.alias
  }

  /// The name of the family, which for a stand-in is that of the iPhone's font.
  var familyName: String { alias?.family ?? family }

  /// The style in the family, such as "Semibold Italic".
  var styleName: String {
    let name =
      switch weight {
      case ..<150: "Thin"
      case ..<250: "Ultralight"
      case ..<350: "Light"
      case ..<450: "Regular"
      case ..<550: "Medium"
      case ..<650: "Semibold"
      case ..<750: "Bold"
      case ..<850: "Heavy"
      default: "Black"
      }
    return italic ? "\(name) Italic" : name
  }

  /// The PostScript name.
  var postScriptName: String {
    if let alias { return alias.name }
    if family == Self.systemFamily { return faceName }
    let face = NamedFonts.face(family: family, weight: weight, italic: italic)
    return face?.postScriptName ?? faceName
  }
}

extension UIFontDescriptor {
  /// Makes a descriptor of a font by name; the system font if there is none.
  public convenience init(name fontName: String, size: CGFloat) {
    let face = NamedFonts.face(named: fontName)
    self.init(
      spec: face.map { FontSpec($0, size: size) } ?? .system(size: size, weight: .regular),
      scaling: nil
    )
  }

  /// Returns a descriptor in another family, with the weight and slant of its font.
  public func withFamily(_ newFamily: String) -> UIFontDescriptor {
    var spec = spec
    let face = NamedFonts.face(family: newFamily, weight: spec.weight, italic: spec.italic)
    guard let face = face ?? NamedFonts.face(named: newFamily) else { return self }
    spec.adopt(face)
    return UIFontDescriptor(spec: spec, scaling: scaling)
  }
}
