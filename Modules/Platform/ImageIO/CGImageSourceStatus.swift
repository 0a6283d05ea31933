/// How much of an image could be read, or why it could not.
public enum CGImageSourceStatus: Int32, Sendable {
  /// The data ends before the image does.
  case statusUnexpectedEOF = -5
  /// The data is damaged, or the image does not exist.
  case statusInvalidData = -4
  /// The data is not an image of a known format.
  case statusUnknownType = -3
  /// More data is needed. Not used on Linux, where a source has all data from the start.
  case statusReadingHeader = -2
  /// More data is needed. Not used on Linux, where a source has all data from the start.
  case statusIncomplete = -1
  /// The image is complete.
  case statusComplete = 0
}
