import MomentsLanguage

extension Strings {
  /// The name of a ratio.
  ///
  /// - Parameters:
  ///   - ratio: The ratio.
  ///   - isHigh: Whether the photo is higher than wide.
  /// - Returns: "Free", "4:3".
  func composerCropRatio(_ ratio: PhotoCropRatio, isHigh: Bool) -> String {
    switch ratio {
    case .free: composerCropRatioFree
    case .original: composerCropRatioOriginal
    case .square: composerCropRatioSquare
    case .fourToThree: isHigh ? "3:4" : "4:3"
    case .sixteenToNine: isHigh ? "9:16" : "16:9"
    }
  }
}
