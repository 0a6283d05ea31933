/// Where the alpha of a pixel is stored, and whether the colors are multiplied by it.
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// No alpha.
  case none = 0
  /// Alpha in the last byte, colors multiplied by it.
  case premultipliedLast = 1
  /// Alpha in the first byte, colors multiplied by it.
  case premultipliedFirst = 2
  /// Alpha in the last byte.
  case last = 3
  /// Alpha in the first byte.
  case first = 4
  /// An unused last byte.
  case noneSkipLast = 5
  /// An unused first byte.
  case noneSkipFirst = 6
  /// Nothing but alpha.
  case alphaOnly = 7
}

/// How the bytes of a pixel are stored.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
  /// The bits: a `CGImageAlphaInfo` and a byte order.
  public let rawValue: UInt32

  /// Makes the information from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The bits that hold a `CGImageAlphaInfo`.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// The bits that hold the byte order.
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  /// 32-bit pixels, lowest byte first.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  /// 32-bit pixels, highest byte first.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}
