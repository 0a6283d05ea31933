/// The part of a photo that is posted, in fractions of the whole, from its upper left corner on.
public struct PhotoCrop: Hashable, Sendable {
  /// Where it begins, from the left.
  public let x: Double
  /// Where it begins, from the top.
  public let y: Double
  /// How wide it is.
  public let width: Double
  /// How high it is.
  public let height: Double

  /// How wide and how high a part is at least.
  public static let least = 0.1

  /// The whole photo.
  public static let whole = PhotoCrop(x: 0, y: 0, width: 1, height: 1)

  /// Makes a part; what is too small is made larger, what is outside of the photo is moved into it.
  public init(x: Double, y: Double, width: Double, height: Double) {
    let (width, height) = (Self.side(width), Self.side(height))
    self.width = width
    self.height = height
    self.x = Self.start(x, width)
    self.y = Self.start(y, height)
  }

  private static func side(_ length: Double) -> Double {
    length.isFinite ? min(max(length, least), 1) : 1
  }

  private static func start(_ place: Double, _ length: Double) -> Double {
    place.isFinite ? min(max(place, 0), 1 - length) : 0
  }

  /// Where it ends, from the left.
  public var maxX: Double { x + width }
  /// Where it ends, from the top.
  public var maxY: Double { y + height }

  /// Whether it is the whole photo, but for what nobody sees.
  public var isWhole: Bool { width > 0.999 && height > 0.999 }

  // MARK: Points

  /// A point of the whole photo as one of this part; what lies outside is moved to the edge.
  ///
  /// The middle stays the middle: nobody chose it.
  public func inside(_ point: ImageReference.FocalPoint) -> ImageReference.FocalPoint {
    guard point != .center else { return point }
    let (left, top) = ((1 + point.x) / 2, (1 - point.y) / 2)
    return ImageReference.FocalPoint(
      x: (left - x) / width * 2 - 1,
      y: 1 - (top - y) / height * 2
    )
  }

  /// A point of this part as one of the whole photo.
  public func outside(_ point: ImageReference.FocalPoint) -> ImageReference.FocalPoint {
    guard point != .center else { return point }
    let (left, top) = ((1 + point.x) / 2, (1 - point.y) / 2)
    return ImageReference.FocalPoint(
      x: (x + left * width) * 2 - 1,
      y: 1 - (y + top * height) * 2
    )
  }
}
