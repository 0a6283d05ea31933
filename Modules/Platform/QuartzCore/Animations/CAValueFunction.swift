public import Foundation

/// Makes a transform of the number that an animation of a transform is at.
open class CAValueFunction: NSObject {
  /// What is made of the number.
  open private(set) var name: CAValueFunctionName
  let part: LayerKeyPart

  /// Makes the function of a name; nil where there is none.
  public init?(name: CAValueFunctionName) {
    guard let part = name.part else { return nil }
    self.name = name
    self.part = part
    super.init()
  }
}

/// Names what a transform is made by.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name of the function.
  public let rawValue: String
  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Turns about the x axis, by an angle in radians.
  public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
  /// Turns about the y axis, by an angle in radians.
  public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
  /// Turns in the plane, by an angle in radians.
  public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
  /// Scales along the x axis.
  public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
  /// Scales along the y axis.
  public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
  /// Scales along the z axis.
  public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
  /// Moves along the x axis.
  public static let translateX = CAValueFunctionName(rawValue: "translateX")
  /// Moves along the y axis.
  public static let translateY = CAValueFunctionName(rawValue: "translateY")
  /// Moves along the z axis.
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
