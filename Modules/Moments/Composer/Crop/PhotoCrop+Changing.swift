import MomentsValues

/// The aspect ratio of a crop.
nonisolated enum PhotoCropRatio: Int, CaseIterable, Hashable, Sendable {
  /// Any.
  case free
  /// That of the photo.
  case original
  /// 1:1.
  case square
  /// 4:3; 3:4 for a photo that is higher than wide.
  case fourToThree
  /// 16:9; 9:16 for a photo that is higher than wide.
  case sixteenToNine

  /// Width divided by height, in fractions of a photo.
  ///
  /// - Parameter aspect: The width of the photo divided by its height.
  /// - Returns: The ratio; `nil` for any.
  func fraction(ofPhoto aspect: Double) -> Double? {
    let isHigh = aspect < 1
    return switch self {
    case .free: nil
    case .original: 1
    case .square: 1 / aspect
    case .fourToThree: (isHigh ? 3.0 / 4 : 4.0 / 3) / aspect
    case .sixteenToNine: (isHigh ? 9.0 / 16 : 16.0 / 9) / aspect
    }
  }
}

/// A handle of a crop frame.
nonisolated enum PhotoCropHandle: CaseIterable, Hashable, Sendable {
  /// The whole frame.
  case inside
  /// An edge.
  case left, right, top, bottom
  /// A corner.
  case topLeft, topRight, bottomLeft, bottomRight

  /// The side that moves: -1 the left one, 1 the right one, 0 neither.
  var horizontal: Double {
    switch self {
    case .left, .topLeft, .bottomLeft: -1
    case .right, .topRight, .bottomRight: 1
    case .inside, .top, .bottom: 0
    }
  }

  /// The side that moves: -1 the upper one, 1 the lower one, 0 neither.
  var vertical: Double {
    switch self {
    case .top, .topLeft, .topRight: -1
    case .bottom, .bottomLeft, .bottomRight: 1
    case .inside, .left, .right: 0
    }
  }
}

nonisolated extension PhotoCrop {
  /// The part after a handle of it was dragged.
  ///
  /// - Parameters:
  ///   - handle: The dragged handle.
  ///   - dx: The distance to the right, in widths of the photo.
  ///   - dy: The distance down, in heights of the photo.
  ///   - ratio: Width divided by height, in such fractions; `nil` for any.
  /// - Returns: The part, inside the photo and with the ratio.
  func dragged(
    _ handle: PhotoCropHandle,
    byX dx: Double,
    y dy: Double,
    ratio: Double? = nil
  ) -> PhotoCrop {
    guard handle != .inside else {
      return PhotoCrop(x: x + dx, y: y + dy, width: width, height: height)
    }
    let (h, v) = (handle.horizontal, handle.vertical)
    // The space on the side that moves.
    let roomX = h < 0 ? maxX : 1 - x
    let roomY = v < 0 ? maxY : 1 - y
    guard let ratio else {
      let width = h == 0 ? width : Self.between(width + h * dx, roomX)
      let height = v == 0 ? height : Self.between(height + v * dy, roomY)
      return PhotoCrop(
        x: h < 0 ? maxX - width : x,
        y: v < 0 ? maxY - height : y,
        width: width,
        height: height
      )
    }
    // An edge alone moves the other two, as far as there is space on both sides.
    let widest = h == 0 ? 2 * min(midX, 1 - midX) : roomX
    let highest = v == 0 ? 2 * min(midY, 1 - midY) : roomY
    var targetWidth = width
    if h != 0, v != 0 {
      targetWidth = ((width + h * dx) + (height + v * dy) * ratio) / 2
    } else {
      targetWidth = h != 0 ? width + h * dx : (height + v * dy) * ratio
    }
    let least = max(Self.least, Self.least * ratio)
    let new = max(min(targetWidth, widest, highest * ratio), min(least, widest, highest * ratio))
    return PhotoCrop(
      x: h < 0 ? maxX - new : h > 0 ? x : midX - new / 2,
      y: v < 0 ? maxY - new / ratio : v > 0 ? y : midY - new / ratio / 2,
      width: new,
      height: new / ratio
    )
  }

  /// The largest part of a ratio around the center of this one, inside the photo.
  func fitting(_ ratio: Double) -> PhotoCrop {
    let width = min(1, ratio)
    let height = width / ratio
    return PhotoCrop(x: midX - width / 2, y: midY - height / 2, width: width, height: height)
  }

  /// The part scaled around its center.
  ///
  /// - Parameter factor: The scale.
  /// - Returns: The part; clamped to the photo.
  func scaled(by factor: Double) -> PhotoCrop {
    let most = min(factor, 1 / max(width, height))
    let least = Self.least / min(width, height)
    let factor = max(most, min(least, 1))
    let (width, height) = (width * factor, height * factor)
    return PhotoCrop(x: midX - width / 2, y: midY - height / 2, width: width, height: height)
  }

  private var midX: Double { x + width / 2 }
  private var midY: Double { y + height / 2 }

  private static func between(_ length: Double, _ most: Double) -> Double {
    max(min(length, most), min(least, most))
  }
}
