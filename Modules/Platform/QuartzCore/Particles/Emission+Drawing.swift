import CoreGraphics
import Foundation

extension Emission {
  /// A particle at its current position.
  private struct Shown {
    var image: CGImage
    var particle: Particle
    var point: (x: Double, y: Double, z: Double)
    /// Half of the image's size, in points.
    var half: CGSize
  }

  private func shown(at time: Double) -> [Shown] {
    particles.compactMap { particle in
      guard particle.birth <= time, time < particle.death, particle.cell.isEnabled,
        let image = particle.cell.image
      else { return nil }
      let scale = CGFloat(particle.size(at: time)) / max(particle.cell.contentsScale, 1e-6)
      let part = particle.cell.contentsRect
      let half = CGSize(
        width: CGFloat(image.width) * part.width * scale / 2,
        height: CGFloat(image.height) * part.height * scale / 2
      )
      guard half.width > 0, half.height > 0 else { return nil }
      return Shown(
        image: image,
        particle: particle,
        point: particle.point(at: time),
        half: half
      )
    }
  }

  /// The bounds of all particles at a time.
  func bounds(at time: Double) -> CGRect {
    shown(at: time).reduce(CGRect.null) { bounds, shown in
      // The extent at any rotation.
      let reach = hypot(shown.half.width, shown.half.height) + 1
      return bounds.union(
        CGRect(
          x: CGFloat(shown.point.x) - reach,
          y: CGFloat(shown.point.y) - reach,
          width: 2 * reach,
          height: 2 * reach
        )
      )
    }
  }

  /// A drawing of the particles at a time; nil if there are none.
  func drawing(at time: Double, _ mode: CAEmitterLayerRenderMode) -> DisplayList? {
    var all = shown(at: time)
    guard !all.isEmpty else { return nil }
    switch mode {
    case .oldestLast: all.sort { $0.particle.birth > $1.particle.birth }
    case .backToFront: all.sort { $0.point.z < $1.point.z }
    default: all.sort { $0.particle.birth < $1.particle.birth }
    }
    var commands: [DrawCommand] = []
    commands.reserveCapacity(4 * all.count)
    for shown in all {
      let color = shown.particle.color(at: time)
      guard color.w > 0,
        let image = images.image(shown.image, color, isLight: mode == .additive)
      else { continue }
      let cell = shown.particle.cell
      let part = cell.contentsRect
      let (width, height) = (CGFloat(image.width), CGFloat(image.height))
      let nearest = CALayerContentsFilter.nearest.rawValue
      let isSharp =
        cell.magnificationFilter == nearest && cell.minificationFilter == nearest
      commands.append(.save)
      commands.append(
        .concatenate(
          CGAffineTransform(translationX: CGFloat(shown.point.x), y: CGFloat(shown.point.y))
            .rotated(by: CGFloat(shown.particle.spin * (time - shown.particle.birth)))
        )
      )
      commands.append(
        .image(
          image,
          rect: CGRect(
            x: -shown.half.width,
            y: -shown.half.height,
            width: 2 * shown.half.width,
            height: 2 * shown.half.height
          ),
          source: CGRect(
            x: part.minX * width,
            y: part.minY * height,
            width: part.width * width,
            height: part.height * height
          ),
          isSharp ? .none : .default,
          alpha: CGFloat(color.w)
        )
      )
      commands.append(.restore)
    }
    return DisplayList(commands: commands, bounds: bounds(at: time))
  }
}

/// A cache of images multiplied by colors.
final class ParticleImages {
  private struct Key: Hashable {
    var image: ObjectIdentifier
    var color: SIMD3<UInt8>
    var isLight: Bool
  }

  private var known: [Key: (original: CGImage, image: CGImage)] = [:]
  private static let mostKept = 512
  /// The number of steps per color component; their differences are not visible in small images.
  private static let steps = 31.0

  /// Multiplies `image` by the color, without its alpha.
  ///
  /// Additive light has no alpha: composited as premultiplied pixels, it is added.
  func image(_ image: CGImage, _ color: SIMD4<Double>, isLight: Bool) -> CGImage? {
    let rgb = SIMD3(color.x, color.y, color.z)
    let steps = (rgb * Self.steps).rounded(.toNearestOrAwayFromZero)
    guard isLight || steps.min() < Self.steps else { return image }
    let key = Key(
      image: ObjectIdentifier(image),
      color: SIMD3<UInt8>(UInt8(steps.x), UInt8(steps.y), UInt8(steps.z)),
      isLight: isLight
    )
    if let known = known[key] { return known.image }
    if known.count >= Self.mostKept { known.removeAll(keepingCapacity: true) }
    guard let made = Self.multiplied(image, steps / Self.steps, isLight: isLight) else {
      return nil
    }
    known[key] = (image, made)
    return made
  }

  private static func multiplied(
    _ image: CGImage,
    _ color: SIMD3<Double>,
    isLight: Bool
  ) -> CGImage? {
    guard let result = PixelBuffer(width: image.width, height: image.height) else { return nil }
    let factors = color * 256
    let (red, green, blue) = (UInt32(factors.x), UInt32(factors.y), UInt32(factors.z))
    for row in 0..<image.height {
      let from = (image.pixels.bytes + row * image.pixels.bytesPerRow)
        .assumingMemoryBound(to: UInt32.self)
      let to = (result.bytes + row * result.bytesPerRow).assumingMemoryBound(to: UInt32.self)
      for column in 0..<image.width {
        let pixel = from[column]
        let alpha: UInt32 = isLight ? 0 : image.isOpaque ? 255 : pixel >> 24
        let parts = (
          (((pixel >> 16) & 255) &* red) >> 8, (((pixel >> 8) & 255) &* green) >> 8,
          ((pixel & 255) &* blue) >> 8
        )
        to[column] = (alpha << 24) | (parts.0 << 16) | (parts.1 << 8) | parts.2
      }
    }
    return CGImage(pixels: result, isOpaque: false)
  }
}
