/// The size of an image in pixels.
public struct PixelSize: Sendable, Hashable, Codable {
  /// Pixels from left to right; at least 1.
  public var width: Int
  /// Pixels from top to bottom; at least 1.
  public var height: Int

  /// Makes a size, or nil unless both sides have at least one pixel.
  public init?(width: Int, height: Int) {
    guard width > 0, height > 0 else { return nil }
    self.width = width
    self.height = height
  }

  /// Width divided by height.
  public var aspectRatio: Double { Double(width) / Double(max(height, 1)) }
}
