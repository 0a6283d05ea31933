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
}
