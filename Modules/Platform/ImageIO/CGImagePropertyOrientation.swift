/// The orientation of a stored image, with the values of Exif.
public enum CGImagePropertyOrientation: UInt32, Sendable {
  /// Stored upright.
  case up = 1
  /// Mirrored horizontally.
  case upMirrored = 2
  /// Rotated by 180 degrees.
  case down = 3
  /// Mirrored vertically.
  case downMirrored = 4
  /// Mirrored and rotated to the left.
  case leftMirrored = 5
  /// To be rotated to the right for display.
  case right = 6
  /// Mirrored and rotated to the right.
  case rightMirrored = 7
  /// To be rotated to the left for display.
  case left = 8
}
