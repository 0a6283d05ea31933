public import Foundation

/// The shape of a `CAEmitterLayer`, centered at its `emitterPosition`.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  /// The name of the shape.
  public let rawValue: String
  /// Creates a shape of the given name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// All particles begin at the emitter's position, whatever its size.
  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  /// A horizontal line with the width of the emitter's size.
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  /// A rectangle of the emitter's size.
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  /// A cuboid of the emitter's size and depth.
  public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
  /// A circle whose radius is the width of the emitter's size.
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
  /// A sphere whose radius is the width of the emitter's size.
  public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

/// The part of its shape at which a `CAEmitterLayer` emits.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String
  /// Creates a mode of the given name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The ends and corners; the center of a shape without any.
  public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
  /// The edges.
  ///
  /// Particles of a circle or a sphere are emitted outwards, rotated by their longitude.
  public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
  /// The surface.
  ///
  /// A sphere emits as for its outline.
  public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
  /// The whole volume.
  public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// The drawing order and blending of a `CAEmitterLayer`'s particles.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String
  /// Creates a mode of the given name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// In an arbitrary order.
  public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
  /// Oldest first, so that the newest are in front.
  public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
  /// Newest first, so that the oldest are in front.
  public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
  /// Furthest first, so that the nearest are in front.
  public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
  /// With additive blending, like light.
  public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}
