/// Pictures that stand in a line of text: a disc, with nothing around it.
enum EmojiScene {
  /// The subject of their URLs.
  static let name = "emoji"

  /// Makes everything but the largest disc see-through.
  ///
  /// - Parameters:
  ///   - rgb: Pixels of three bytes each, row by row.
  ///   - width: The width, in pixels.
  ///   - height: The height, in pixels.
  /// - Returns: Pixels of four bytes each, alpha last.
  static func round(_ rgb: [UInt8], width: Int, height: Int) -> [UInt8] {
    let radius = Float(min(width, height)) / 2
    var pixels: [UInt8] = []
    pixels.reserveCapacity(width * height * 4)
    for row in 0..<height {
      let y = Float(row) + 0.5 - Float(height) / 2
      for column in 0..<width {
        let x = Float(column) + 0.5 - Float(width) / 2
        let covered = min(max(radius - (x * x + y * y).squareRoot() + 0.5, 0), 1)
        let start = (row * width + column) * 3
        pixels += rgb[start..<start + 3]
        pixels.append(UInt8(covered * 255))
      }
    }
    return pixels
  }
}
