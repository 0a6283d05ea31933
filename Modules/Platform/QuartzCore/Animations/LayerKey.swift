import CoreGraphics
import Foundation

/// The properties of layers that can be animated, by Apple's names.
enum LayerKey: String {
  case position
  case bounds
  case anchorPoint
  case anchorPointZ
  case zPosition
  case transform
  case sublayerTransform
  case opacity
  case hidden
  case masksToBounds
  case cornerRadius
  case backgroundColor
  case borderWidth
  case borderColor
  case shadowColor
  case shadowOpacity
  case shadowOffset
  case shadowRadius
  case shadowPath
  case contents
  case contentsRect
  // CAShapeLayer
  case path
  case fillColor
  case strokeColor
  case lineWidth
  case strokeStart
  case strokeEnd
  case lineDashPhase
  case miterLimit
  // CAGradientLayer
  case colors
  case locations
  case startPoint
  case endPoint

  /// Whether a change moves the layer within its superlayer, and leaves its own picture as it is.
  var isPlacement: Bool {
    switch self {
    case .position, .anchorPoint, .anchorPointZ, .zPosition, .transform, .opacity, .hidden: true
    default: false
    }
  }
}

/// A part of a layer's property: `size.width` of `bounds`.
enum LayerKeyPart: String {
  case whole = ""
  case x
  case y
  case width
  case height
  case origin
  case size
  case originX = "origin.x"
  case originY = "origin.y"
  case sizeWidth = "size.width"
  case sizeHeight = "size.height"
  case scale
  case scaleX = "scale.x"
  case scaleY = "scale.y"
  case scaleZ = "scale.z"
  case rotation
  case rotationX = "rotation.x"
  case rotationY = "rotation.y"
  case rotationZ = "rotation.z"
  case translation
  case translationX = "translation.x"
  case translationY = "translation.y"
  case translationZ = "translation.z"
}

/// A key path of a layer, read.
struct LayerKeyPath {
  var key: LayerKey
  var part: LayerKeyPart

  /// Reads `text`; nil where layers have no such property.
  init?(_ text: String) {
    if let key = LayerKey(rawValue: text) {
      self.key = key
      part = .whole
      return
    }
    if text == "frame" { return nil }
    guard let dot = text.firstIndex(of: "."),
      let key = LayerKey(rawValue: String(text[..<dot])),
      let part = LayerKeyPart(rawValue: String(text[text.index(after: dot)...]))
    else { return nil }
    self.key = key
    self.part = part
  }
}
