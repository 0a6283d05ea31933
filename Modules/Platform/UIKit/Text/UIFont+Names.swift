import CoreGraphics
public import Foundation
internal import TextEngine

extension UIFont {
  /// Makes the font of a name, such as "Inter-Bold"; nil where there is none.
  ///
  /// The name of a family stands for its regular font. A family that is not installed is replaced
  /// by one whose letters are as wide: Helvetica by Liberation Sans, where that is installed. The
  /// first font that is asked for by name waits until all installed fonts are listed, some
  /// milliseconds; so does the first after a file was registered.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard let face = NamedFonts.face(named: fontName) else { return nil }
    self.init(spec: FontSpec(face, size: fontSize))
  }

  /// The families of all fonts that are installed or registered, in alphabetical order.
  public class var familyNames: [String] { NamedFonts.families }

  /// The names of the fonts of a family, the lightest first; none for a family that is not there.
  public class func fontNames(forFamilyName familyName: String) -> [String] {
    NamedFonts.faces(ofFamily: familyName).map(\.postScriptName)
  }
}

extension FontSpec {
  /// A font file in a size.
  init(_ face: FontFace, size: CGFloat) {
    self.init(family: face.family, size: size, weight: face.weight, italic: face.italic)
  }

  /// The name that is unique among fonts.
  var postScriptName: String {
    if family == Self.systemFamily { return faceName }
    let face = NamedFonts.face(family: family, weight: weight, italic: italic)
    return face?.postScriptName ?? faceName
  }
}

extension UIFontDescriptor {
  /// Describes the font of a name; the system's font where there is none of that name.
  public convenience init(name fontName: String, size: CGFloat) {
    let face = NamedFonts.face(named: fontName)
    self.init(
      spec: face.map { FontSpec($0, size: size) } ?? .system(size: size, weight: .regular),
      scaling: nil
    )
  }

  /// The descriptor in another family, in the weight and slant that it has there.
  public func withFamily(_ newFamily: String) -> UIFontDescriptor {
    var spec = spec
    let face = NamedFonts.face(family: newFamily, weight: spec.weight, italic: spec.italic)
    guard let face = face ?? NamedFonts.face(named: newFamily) else { return self }
    (spec.family, spec.weight, spec.italic) = (face.family, face.weight, face.italic)
    return UIFontDescriptor(spec: spec, scaling: scaling)
  }
}
