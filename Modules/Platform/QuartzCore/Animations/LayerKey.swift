import CoreGraphics
import Foundation

/// The animatable properties of layers, by Apple's names.
enum LayerKey: String {
  case position, bounds, anchorPoint, anchorPointZ, zPosition, transform, sublayerTransform
  case opacity, hidden, masksToBounds, cornerRadius, backgroundColor, borderWidth, borderColor
  case shadowColor, shadowOpacity, shadowOffset, shadowRadius, shadowPath, contents, contentsRect
  // Radii of the corners and visual effects, which have no names in Apple's API.
  case cornerRadii = "_cornerRadii"
  case backdrop = "_backdrop"
  case vibrancy = "_vibrancy"
  // CAShapeLayer
  case path, fillColor, strokeColor, lineWidth, strokeStart, strokeEnd, lineDashPhase, miterLimit
  // CAGradientLayer
  case colors, locations, startPoint, endPoint
  // CAReplicatorLayer
  case instanceCount, instanceDelay, instanceTransform, instanceColor
  case instanceRedOffset, instanceGreenOffset, instanceBlueOffset, instanceAlphaOffset
  /// A key that a program made up, whose name is in `LayerKeyPath.own`.
  case own = "_own"

  /// Whether a change only moves the layer within its superlayer, without changing its content.
  var isPlacement: Bool {
    switch self {
    case .position, .anchorPoint, .anchorPointZ, .zPosition, .transform, .opacity, .hidden: true
    default: false
    }
  }
}

/// A part of a layer's property, such as `size.width` of `bounds`.
enum LayerKeyPart: String {
  case whole = ""
  case x, y, width, height, origin, size
  case originX = "origin.x"
  case originY = "origin.y"
  case sizeWidth = "size.width"
  case sizeHeight = "size.height"
  case scale
  case scaleXY = "scale.xy"
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

/// A parsed key path of a layer.
struct LayerKeyPath {
  var key: LayerKey
  var part: LayerKeyPart
  /// The name of a key that a program made up; otherwise nil.
  var own: String?

  /// A path for a key that a program made up.
  init(own name: String) {
    key = .own
    part = .whole
    own = name
  }

  /// Parses the key path of an animation: layers can also animate keys that programs made up, by
  /// the values that are set for them.
  ///
  /// Returns nil for properties that are not animatable.
  init?(animating text: String) {
    if let path = LayerKeyPath(text) {
      self = path
    } else if CALayer.isUnanimatedProperty(text) {
      return nil
    } else {
      self.init(own: text)
    }
  }

  /// The name of the property, without its part.
  var name: String { own ?? key.rawValue }

  /// Parses `text`; nil if layers have no such property.
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
