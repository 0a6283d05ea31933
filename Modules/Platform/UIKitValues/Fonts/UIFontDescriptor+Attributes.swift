import CoreGraphics
import Foundation
import TextEngine

extension UIFontDescriptor {
  /// The name of a font attribute.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The key of the attribute in ``UIFontDescriptor/fontAttributes``.
    public let rawValue: String

    /// Makes a name from a string.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The name of the family, a `String`.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The name of the font, such as "Inter-Bold", a `String`.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The style of the font in its family, such as "Bold Italic", a `String`.
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// The family and the style, a `String`.
    public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
    /// The size in points, a number.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// The text style that determines the size, a `UIFont.TextStyle` or a string.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    /// The transform of the glyphs, an `NSValue`; fonts have its slant.
    public static let matrix = AttributeName(rawValue: "NSCTFontMatrixAttribute")
    /// Weight and slant, a dictionary with `TraitKey` keys.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// Font features, such as monospaced digits: an array of dictionaries of ``FeatureKey``.
    ///
    /// A feature is an OpenType feature of the font, specified by the numbers of CoreText
    /// (`kNumberSpacingType`), or by tag and value with the keys `CTFeatureOpenTypeTag` and
    /// `CTFeatureOpenTypeValue`. Features that the font lacks are ignored.
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
  }

  /// The key of a font feature.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a key with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The feature type, for example `kNumberSpacingType`.
    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// The feature selector, for example `kMonospacedNumbersSelector`.
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    /// The former name of ``type``.
    public static let featureIdentifier = type
    /// The former name of ``selector``.
    public static let typeIdentifier = selector
  }

  /// The name of a font trait.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// The key of the trait in the dictionary of traits.
    public let rawValue: String

    /// Makes a name from a string.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The bits of `SymbolicTraits`, a number.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// The weight, a number from -1 to 1 or a `UIFont.Weight`.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// The slant, a number from -1 to 1; positive for italic.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }
}

extension FontSpec {
  /// Returns the specification changed by attributes.
  func adding(_ attributes: [UIFontDescriptor.AttributeName: Any]) -> FontSpec {
    var spec = self
    if let family = attributes[.family] as? String,
      let face = NamedFonts.face(family: family, weight: spec.weight, italic: spec.italic)
        ?? NamedFonts.face(named: family)
    {
      spec.adopt(face)
    }
    if let name = attributes[.name] as? String, let face = NamedFonts.face(named: name) {
      spec.adopt(face)
    } else if let style = attributes[.face] as? String,
      let face = NamedFonts.face(family: spec.familyName, style: style)
    {
      spec.adopt(face)
    }
    if let size = TextAttributes.number(attributes[.size]) { spec.size = size }
    if let settings = attributes[.featureSettings] {
      spec.features = FontFeatures(FontFeature.list(settings))
    }
    if let matrix = attributes[.matrix] as? NSValue {
      spec.lean = matrix.cgAffineTransformValue.lean
    }
    guard let traits = attributes[.traits] as? [UIFontDescriptor.TraitKey: Any] else { return spec }
    if let bits = Self.symbolicTraits(traits[.symbolic]) {
      spec = spec.having(bits) ?? spec
    }
    if let weight = traits[.weight] as? UIFont.Weight {
      spec.weight = weight.fontNumber
    } else if let weight = TextAttributes.number(traits[.weight]) {
      spec.weight = UIFont.Weight(weight).fontNumber
    }
    if let slant = TextAttributes.number(traits[.slant]) { spec.italic = slant > 0 }
    return spec
  }

  mutating func adopt(_ face: FontFace) {
    (family, weight, italic) = (face.family, face.weight, face.italic)
    alias = face.alias
  }

  private static func symbolicTraits(_ value: Any?) -> UIFontDescriptor.SymbolicTraits? {
    switch value {
    case let traits as UIFontDescriptor.SymbolicTraits: traits
    case let bits as UInt32: UIFontDescriptor.SymbolicTraits(rawValue: bits)
    case let bits as NSNumber: UIFontDescriptor.SymbolicTraits(rawValue: bits.uint32Value)
    default: nil
    }
  }

  var symbolicTraits: UIFontDescriptor.SymbolicTraits {
    var traits: UIFontDescriptor.SymbolicTraits = []
    if weight >= 600 { traits.insert(.traitBold) }
    if italic { traits.insert(.traitItalic) }
    if isMonospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// Returns the specification with exactly these traits; nil if no font has them.
  func having(_ traits: UIFontDescriptor.SymbolicTraits) -> FontSpec? {
    guard traits.isSubset(of: [.traitBold, .traitItalic, .traitMonoSpace]) else { return nil }
    var spec = self
    spec.italic = traits.contains(.traitItalic)
    if traits.contains(.traitBold) {
      spec.weight = max(spec.weight, 700)
    } else if spec.weight >= 600 {
      spec.weight = 400
    }
    if traits.contains(.traitMonoSpace) != spec.isMonospaced {
      return spec.in(traits.contains(.traitMonoSpace) ? .monospaced : .default)
    }
    return spec
  }

  /// Returns the attributes of the font.
  func attributes(style: UIFont.TextStyle?) -> [UIFontDescriptor.AttributeName: Any] {
    var attributes: [UIFontDescriptor.AttributeName: Any] = [
      .family: familyName, .name: postScriptName, .size: size,
      .traits: [
        UIFontDescriptor.TraitKey.symbolic: symbolicTraits.rawValue,
        .weight: UIFont.Weight(fontNumber: weight).rawValue,
        .slant: CGFloat(italic ? 0.07 : 0),
      ] as [UIFontDescriptor.TraitKey: Any],
    ]
    attributes[.textStyle] = style?._bridgeToObjectiveC()
    if lean != 0 {
      attributes[.matrix] = NSValue(
        cgAffineTransform: CGAffineTransform(a: 1, b: 0, c: lean, d: 1, tx: 0, ty: 0)
      )
    }
    if !features.isEmpty { attributes[.featureSettings] = features.list.map(\.attributes) }
    return attributes
  }
}

extension CGAffineTransform {
  /// How far glyphs lean to the right, as a fraction of their height.
  var lean: CGFloat { d == 0 ? 0 : c / d }
}

extension FontFeature {
  /// The features of an attribute's value; invalid ones are ignored.
  fileprivate static func list(_ value: Any) -> [FontFeature] {
    let settings: [[String: Any]] =
      if let keyed = value as? [[UIFontDescriptor.FeatureKey: Any]] {
        keyed.map { setting in
          [String: Any](uniqueKeysWithValues: setting.map { ($0.rawValue, $1) })
        }
      } else {
        value as? [[String: Any]] ?? []
      }
    return settings.compactMap { setting in
      func number(_ key: String) -> Int? { TextAttributes.number(setting[key]).map { Int($0) } }
      if let tag = setting[openTypeTag] as? String, tag.utf8.count == 4 {
        return .tagged(tag, number(openTypeValue) ?? 1)
      }
      guard let type = number(UIFontDescriptor.FeatureKey.type.rawValue),
        let selector = number(UIFontDescriptor.FeatureKey.selector.rawValue)
      else { return nil }
      return .numbered(type: type, selector: selector)
    }
  }

  private static let openTypeTag = "CTFeatureOpenTypeTag"
  private static let openTypeValue = "CTFeatureOpenTypeValue"

  /// The dictionary of the feature in an attribute's value.
  fileprivate var attributes: [UIFontDescriptor.FeatureKey: Any] {
    switch self {
    case .numbered(let type, let selector): [.type: type, .selector: selector]
    case .tagged(let tag, let value):
      [
        UIFontDescriptor.FeatureKey(rawValue: Self.openTypeTag): tag,
        UIFontDescriptor.FeatureKey(rawValue: Self.openTypeValue): value,
      ]
    }
  }
}
