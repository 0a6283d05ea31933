public import Foundation

/// Where a `CAEmitterLayer` emits: a figure around its `emitterPosition`.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  /// The name of the shape.
  public let rawValue: String
  /// Creates a shape of the given name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The position itself.
  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  /// A level line as wide as the emitter's size.
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  /// A rectangle of the emitter's size.
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  /// A box of the emitter's size and depth.
  public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
  /// A circle whose radius is the width of the emitter's size.
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
  /// A ball whose radius is the width of the emitter's size.
  public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

/// Which points of its shape a `CAEmitterLayer` emits at.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String
  /// Creates a mode of the given name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The ends and corners; the middle of what has none.
  public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
  /// The edges: particles of a circle or a ball go outwards, turned by their longitude.
  public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
  /// The surface: that of a ball emits as its outline does.
  public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
  /// All of it.
  public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// How a `CAEmitterLayer` draws particles over each other.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String
  /// Creates a mode of the given name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// In any order.
  public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
  /// The newest in front.
  public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
  /// The oldest in front.
  public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
  /// The nearest in front.
  public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
  /// As light, which is added to what is there.
  public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}
