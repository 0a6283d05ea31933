internal import Foundation

// Conversion to and from sRGB. Values outside 0 to 1 are kept.
extension CGColorSpace {
  /// Red, green and blue, or one level of gray three times.
  struct Channels: Hashable, Sendable {
    var x: CGFloat
    var y: CGFloat
    var z: CGFloat

    init(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) {
      self.x = x
      self.y = y
      self.z = z
    }

    init(gray: CGFloat) { self.init(gray, gray, gray) }

    func map(_ transform: (CGFloat) -> CGFloat) -> Channels {
      Channels(transform(x), transform(y), transform(z))
    }
  }

  /// Returns the sRGB components of a color of this space.
  func standard(_ channels: Channels) -> Channels {
    guard primaries == .displayP3 || isLinear else { return channels }
    let light = isLinear ? channels : Self.light(channels)
    return Self.coded(
      primaries == .displayP3
        ? Channels(
          1.2249402 * light.x - 0.2249402 * light.y,
          -0.0420570 * light.x + 1.0420570 * light.y,
          -0.0196376 * light.x - 0.0786361 * light.y + 1.0982737 * light.z
        ) : light
    )
  }

  /// Returns the components of an sRGB color in this space.
  ///
  /// Spaces that are not extended have the nearest color.
  func channels(ofStandard color: Channels) -> Channels {
    let isGray = color.x == color.y && color.y == color.z
    guard primaries != .standard && !isGray || isLinear else { return limited(color) }
    var light = Self.light(color)
    switch primaries {
    case .standard: break
    case .gray:
      light = Channels(gray: 0.2126390 * light.x + 0.7151687 * light.y + 0.0721923 * light.z)
    case .displayP3:
      light = Channels(
        0.8224620 * light.x + 0.1775380 * light.y,
        0.0331942 * light.x + 0.9668058 * light.y,
        0.0170826 * light.x + 0.0723974 * light.y + 0.9105199 * light.z
      )
    }
    return limited(isLinear ? light : Self.coded(light))
  }

  private func limited(_ channels: Channels) -> Channels {
    isExtended ? channels : channels.map { min(max($0, 0), 1) }
  }

  private static func light(_ channels: Channels) -> Channels {
    channels.map { value in
      let size = abs(value)
      let linear = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
      return value < 0 ? -linear : linear
    }
  }

  private static func coded(_ channels: Channels) -> Channels {
    channels.map { value in
      let size = abs(value)
      let coded = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
      return value < 0 ? -coded : coded
    }
  }
}
