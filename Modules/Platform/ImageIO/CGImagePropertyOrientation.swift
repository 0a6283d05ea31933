/// How an image is stored, as Exif counts: what has to be done to show it upright.
public enum CGImagePropertyOrientation: UInt32, Sendable {
  /// It is stored upright.
  case up = 1
  /// It is stored mirrored.
  case upMirrored = 2
  /// It is stored upside down.
  case down = 3
  /// It is stored upside down and mirrored.
  case downMirrored = 4
  /// It is stored mirrored and turned to the left.
  case leftMirrored = 5
  /// It has to be turned to the right.
  case right = 6
  /// It is stored mirrored and turned to the right.
  case rightMirrored = 7
  /// It has to be turned to the left.
  case left = 8
}
