/// The posted part of a photo, in fractions of the whole, from its upper left corner.
public struct PhotoCrop: Hashable, Sendable, Codable {
  /// The left edge.
  public let x: Double
  /// The top edge.
  public let y: Double
  /// From ``least`` to 1, which is the width of the whole photo.
  public let width: Double
  /// From ``least`` to 1, which is the height of the whole photo.
  public let height: Double

  /// The minimum width and height.
  public static let least = 0.1

  /// Nothing is cut off: from 0 to 1 in both directions.
  public static let whole = PhotoCrop(x: 0, y: 0, width: 1, height: 1)

  /// Makes a part; one that is too small is enlarged, one outside the photo is moved into it.
  public init(x: Double, y: Double, width: Double, height: Double) {
    let (width, height) = (Self.side(width), Self.side(height))
    self.width = width
    self.height = height
    self.x = Self.start(x, width)
    self.y = Self.start(y, height)
  }

  /// Reads a part, which is made as by ``init(x:y:width:height:)``.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      x: try container.decode(Double.self, forKey: .x),
      y: try container.decode(Double.self, forKey: .y),
      width: try container.decode(Double.self, forKey: .width),
      height: try container.decode(Double.self, forKey: .height)
    )
  }

  private static func side(_ length: Double) -> Double {
    length.isFinite ? min(max(length, least), 1) : 1
  }

  private static func start(_ origin: Double, _ length: Double) -> Double {
    origin.isFinite ? min(max(origin, 0), 1 - length) : 0
  }

  /// The right edge.
  public var maxX: Double { x + width }
  /// The bottom edge.
  public var maxY: Double { y + height }

  /// Whether it is the whole photo, within an invisible tolerance.
  public var isWhole: Bool { width > 0.999 && height > 0.999 }

  // MARK: Points

  /// Converts a point of the whole photo to this part, clamped to its edges.
  ///
  /// The center stays the center: it is only the default.
  public func inside(_ point: FocalPoint) -> FocalPoint {
    guard point != .center else { return point }
    let (left, top) = ((1 + point.x) / 2, (1 - point.y) / 2)
    return FocalPoint(
      x: (left - x) / width * 2 - 1,
      y: 1 - (top - y) / height * 2
    )
  }

  /// Converts a point of this part to the whole photo.
  public func outside(_ point: FocalPoint) -> FocalPoint {
    guard point != .center else { return point }
    let (left, top) = ((1 + point.x) / 2, (1 - point.y) / 2)
    return FocalPoint(
      x: (x + left * width) * 2 - 1,
      y: 1 - (y + top * height) * 2
    )
  }
}
