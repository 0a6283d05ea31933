import CoreGraphics
import Foundation
import TextEngine

/// What an archive contains of a font: the values that make an equal one.
struct FontArchive: Codable {
  private struct Feature: Codable {
    var tag: String?
    var type: Int?
    var value: Int
  }

  private struct Adapting: Codable {
    var style: String
    var size: CGFloat?
    var maximum: CGFloat?
  }

  private static let key = "UIFontProperties"

  private var name: String
  private var size: CGFloat
  private var weight: Int
  private var isItalic: Bool
  private var hasMonospacedDigits: Bool
  private var lean: CGFloat
  private var features: [Feature]
  private var adapting: Adapting?

  init(_ spec: FontSpec, _ scaling: UIFont.Scaling?) {
    name = spec.postScriptName
    size = spec.size
    weight = spec.weight
    isItalic = spec.italic
    hasMonospacedDigits = spec.monospacedDigits
    lean = spec.lean
    features = spec.features.list.map {
      switch $0 {
      case .numbered(let type, let selector): Feature(tag: nil, type: type, value: selector)
      case .tagged(let tag, let value): Feature(tag: tag, type: nil, value: value)
      }
    }
    adapting = scaling.map {
      Adapting(style: $0.style.rawValue, size: $0.basePointSize, maximum: $0.maximumPointSize)
    }
  }

  /// Reads an archive; nil if it contains no font.
  init?(_ coder: NSCoder) {
    guard let data = coder.objectIfPresent(NSData.self, Self.key),
      let font = try? PropertyListDecoder().decode(Self.self, from: Data(referencing: data))
    else { return nil }
    self = font
  }

  func write(to coder: NSCoder) {
    guard let data = try? PropertyListEncoder().encode(self) else {
      return coder.failWithError(CocoaError(.coderInvalidValue))
    }
    coder.encode(NSData(data: data), forKey: Self.key)
  }

  var spec: FontSpec {
    var spec = FontSpec(size: size, weight: weight, italic: isItalic)
    if let face = NamedFonts.face(named: name) { spec.adopt(face) }
    spec.monospacedDigits = hasMonospacedDigits
    spec.lean = lean
    spec.features = FontFeatures(
      features.compactMap { feature in
        if let tag = feature.tag { return .tagged(tag, feature.value) }
        return feature.type.map { .numbered(type: $0, selector: feature.value) }
      }
    )
    return spec
  }

  var scaling: UIFont.Scaling? {
    adapting.map {
      UIFont.Scaling(
        style: UIFont.TextStyle(rawValue: $0.style),
        basePointSize: $0.size,
        maximumPointSize: $0.maximum
      )
    }
  }
}
