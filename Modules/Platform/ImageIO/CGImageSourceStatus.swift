/// How far the bytes of an image source can be read.
public enum CGImageSourceStatus: Int32, Sendable {
  /// The bytes end before the image does.
  case statusUnexpectedEOF = -5
  /// The bytes are damaged, or there is no such image.
  case statusInvalidData = -4
  /// The bytes are no image of a known kind.
  case statusUnknownType = -3
  /// More bytes are needed: not said on Linux, where there are all bytes from the start.
  case statusReadingHeader = -2
  /// More bytes are needed: not said on Linux, where there are all bytes from the start.
  case statusIncomplete = -1
  /// All is there.
  case statusComplete = 0
}
