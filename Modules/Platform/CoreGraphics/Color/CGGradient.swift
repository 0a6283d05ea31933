public import Foundation

/// A smooth transition between colors.
///
/// Immutable.
public final class CGGradient: Hashable, Sendable {
  /// One color of a gradient and its location.
  package struct Stop: Hashable, Sendable {
    /// The location of the color, from 0 (start) to 1 (end).
    package var location: CGFloat
    package var color: CGColor

    /// Makes a stop at a location.
    package init(location: CGFloat, color: CGColor) {
      self.location = location
      self.color = color
    }
  }

  /// The colors, in the order of their locations.
  package let stops: [Stop]

  /// Makes a gradient from stops.
  package init(stops: [Stop]) {
    self.stops = stops
  }

  /// Makes a gradient from colors; without locations they are spread evenly.
  ///
  /// Returns nil if an element is not a color.
  public convenience init?(
    colorsSpace space: CGColorSpace?,
    colors: CFArray,
    locations: UnsafePointer<CGFloat>?
  ) {
    guard !colors.isEmpty else { return nil }
    var stops: [Stop] = []
    for (index, element) in colors.enumerated() {
      guard let color = element as? CGColor else { return nil }
      stops.append(Stop(location: Self.location(index, of: colors.count, locations), color: color))
    }
    self.init(stops: stops)
  }

  /// Makes a gradient from color components; without locations the colors are spread evenly.
  public convenience init?(
    colorSpace space: CGColorSpace,
    colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?,
    count: Int
  ) {
    guard count > 0 else { return nil }
    let stride = space.numberOfComponents + 1
    var stops: [Stop] = []
    for index in 0..<count {
      guard let color = CGColor(colorSpace: space, components: components + index * stride)
      else { return nil }
      stops.append(Stop(location: Self.location(index, of: count, locations), color: color))
    }
    self.init(stops: stops)
  }

  private static func location(
    _ index: Int,
    of count: Int,
    _ locations: UnsafePointer<CGFloat>?
  ) -> CGFloat {
    if let locations { return locations[index] }
    return count > 1 ? CGFloat(index) / CGFloat(count - 1) : 0
  }

  /// The same gradient with the alpha of each color multiplied.
  package func faded(by factor: CGFloat) -> CGGradient {
    guard factor != 1 else { return self }
    return CGGradient(
      stops: stops.map { Stop(location: $0.location, color: $0.color.faded(by: factor)) }
    )
  }

  /// Whether two gradients have equal colors at equal locations.
  public static func == (lhs: CGGradient, rhs: CGGradient) -> Bool { lhs.stops == rhs.stops }

  /// Hashes the colors and locations that equality compares.
  public func hash(into hasher: inout Hasher) { hasher.combine(stops) }
}

/// Whether a gradient paints before its start and beyond its end.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  /// The raw bits of the options.
  public let rawValue: UInt32

  /// Makes options from raw bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Paints the first color before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// Paints the last color after the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
