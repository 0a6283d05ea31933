/// How wide a part of a photo is, compared with how high.
public enum PhotoCropRatio: Int, CaseIterable, Hashable, Sendable {
  /// As the reader likes.
  case free
  /// As the photo.
  case original
  /// As wide as high.
  case square
  /// Four to three; three to four of a photo that is higher than wide.
  case fourToThree
  /// Sixteen to nine; nine to sixteen of a photo that is higher than wide.
  case sixteenToNine

  /// Width divided by height, in fractions of a photo.
  ///
  /// - Parameter aspect: The width of the photo divided by its height.
  /// - Returns: The ratio; `nil` where any will do.
  public func fraction(ofPhoto aspect: Double) -> Double? {
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

/// What of a part of a photo the reader drags.
public enum PhotoCropHandle: CaseIterable, Hashable, Sendable {
  /// All of it.
  case inside
  /// An edge.
  case left, right, top, bottom
  /// A corner.
  case topLeft, topRight, bottomLeft, bottomRight

  /// Which side goes along: -1 the left one, 1 the right one, 0 neither.
  var horizontal: Double {
    switch self {
    case .left, .topLeft, .bottomLeft: -1
    case .right, .topRight, .bottomRight: 1
    case .inside, .top, .bottom: 0
    }
  }

  /// Which side goes along: -1 the upper one, 1 the lower one, 0 neither.
  var vertical: Double {
    switch self {
    case .top, .topLeft, .topRight: -1
    case .bottom, .bottomLeft, .bottomRight: 1
    case .inside, .left, .right: 0
    }
  }
}

extension PhotoCrop {
  /// The part as it is when a handle of it was dragged.
  ///
  /// - Parameters:
  ///   - handle: What is dragged.
  ///   - dx: How far to the right, in widths of the photo.
  ///   - dy: How far down, in heights of the photo.
  ///   - ratio: Width divided by height, in such fractions; `nil` where any will do.
  /// - Returns: The part, which lies in the photo and has the ratio.
  public func dragged(
    _ handle: PhotoCropHandle,
    byX dx: Double,
    y dy: Double,
    ratio: Double? = nil
  ) -> PhotoCrop {
    guard handle != .inside else {
      return PhotoCrop(x: x + dx, y: y + dy, width: width, height: height)
    }
    let (h, v) = (handle.horizontal, handle.vertical)
    // What is there on the side that goes along.
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
    // An edge alone takes the other two along, as far as they can go to both sides.
    let widest = h == 0 ? 2 * min(midX, 1 - midX) : roomX
    let highest = v == 0 ? 2 * min(midY, 1 - midY) : roomY
    var wanted = width
    if h != 0, v != 0 {
      wanted = ((width + h * dx) + (height + v * dy) * ratio) / 2
    } else {
      wanted = h != 0 ? width + h * dx : (height + v * dy) * ratio
    }
    let least = max(Self.least, Self.least * ratio)
    let new = max(min(wanted, widest, highest * ratio), min(least, widest, highest * ratio))
    return PhotoCrop(
      x: h < 0 ? maxX - new : h > 0 ? x : midX - new / 2,
      y: v < 0 ? maxY - new / ratio : v > 0 ? y : midY - new / ratio / 2,
      width: new,
      height: new / ratio
    )
  }

  /// The largest part of a ratio around the middle of this one, as far as the photo goes.
  public func fitting(_ ratio: Double) -> PhotoCrop {
    let width = min(1, ratio)
    let height = width / ratio
    return PhotoCrop(x: midX - width / 2, y: midY - height / 2, width: width, height: height)
  }

  /// The part made larger or smaller around its middle.
  ///
  /// - Parameter factor: By how much.
  /// - Returns: The part; one that would not fit is as large as it can be.
  public func scaled(by factor: Double) -> PhotoCrop {
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
