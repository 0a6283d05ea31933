extension Strings {
  /// The position of a crop, in percent.
  ///
  /// - Parameters:
  ///   - left: From the left.
  ///   - top: From the top.
  ///   - width: How wide it is.
  ///   - height: How high it is.
  /// - Returns: "10% from the left, 20% from the top, 50% wide, 60% high".
  public func composerCropPosition(_ left: Int, _ top: Int, _ width: Int, _ height: Int) -> String {
    let (width, height) = (number(width), number(height))
    let position = composerFocusPosition(left, top)
    return composerCropPositionSize(position, width, height)
  }

  /// The name of a ratio.
  ///
  /// - Parameters:
  ///   - ratio: The ratio.
  ///   - isHigh: Whether the photo is higher than wide.
  /// - Returns: "Free", "4:3".
  public func composerCropRatio(_ ratio: PhotoCropRatio, isHigh: Bool) -> String {
    switch ratio {
    case .free: composerCropRatioFree
    case .original: composerCropRatioOriginal
    case .square: composerCropRatioSquare
    case .fourToThree: isHigh ? "3:4" : "4:3"
    case .sixteenToNine: isHigh ? "9:16" : "16:9"
    }
  }
}
