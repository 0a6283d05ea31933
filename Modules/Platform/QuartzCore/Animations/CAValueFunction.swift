public import Foundation

/// Converts a number to a transform, for animations of a transform.
open class CAValueFunction: NSObject {
  /// What the number becomes, such as a rotation about an axis.
  open private(set) var name: CAValueFunctionName
  let part: LayerKeyPart

  /// Makes the function with a name; nil if there is none.
  public init?(name: CAValueFunctionName) {
    guard let part = name.part else { return nil }
    self.name = name
    self.part = part
    super.init()
  }
}

/// The names of functions that make transforms.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name of the function.
  public let rawValue: String
  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Rotates about the x axis, by an angle in radians.
  public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
  /// Rotates about the y axis, by an angle in radians.
  public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
  /// Rotates about the z axis, by an angle in radians.
  public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
  /// Scales along the x axis.
  public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
  /// Scales along the y axis.
  public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
  /// Scales along the z axis.
  public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
  /// Translates along the x axis.
  public static let translateX = CAValueFunctionName(rawValue: "translateX")
  /// Translates along the y axis.
  public static let translateY = CAValueFunctionName(rawValue: "translateY")
  /// Translates along the z axis.
  public static let translateZ = CAValueFunctionName(rawValue: "translateZ")

  /// The part of a transform that the function sets.
  var part: LayerKeyPart? {
    switch self {
    case .rotateX: .rotationX
    case .rotateY: .rotationY
    case .rotateZ: .rotationZ
    case .scaleX: .scaleX
    case .scaleY: .scaleY
    case .scaleZ: .scaleZ
    case .translateX: .translationX
    case .translateY: .translationY
    case .translateZ: .translationZ
    default: nil
    }
  }
}
