/// The position of alpha in a pixel, and whether the colors are premultiplied.
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// No alpha.
  case none = 0
  /// Alpha in the last byte, colors premultiplied.
  case premultipliedLast = 1
  /// Alpha in the first byte, colors premultiplied.
  case premultipliedFirst = 2
  /// Alpha in the last byte, colors not premultiplied.
  case last = 3
  /// Alpha in the first byte, colors not premultiplied.
  case first = 4
  /// An unused last byte.
  case noneSkipLast = 5
  /// An unused first byte.
  case noneSkipFirst = 6
  case alphaOnly = 7
}

/// The layout of the bytes of a pixel.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
  /// The raw bits: a `CGImageAlphaInfo` and a byte order.
  public let rawValue: UInt32

  /// Makes the information from raw bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The mask of the bits of a `CGImageAlphaInfo`.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// The mask of the bits of the byte order.
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  /// The mask of the bit of components that are floating-point numbers.
  public static let floatInfoMask = CGBitmapInfo(rawValue: 0xF00)
  /// Components that are floating-point numbers.
  public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
  /// Highest byte first.
  public static let byteOrderDefault = CGBitmapInfo([])
  /// 16-bit pixels, lowest byte first.
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 1 << 12)
  /// 16-bit pixels, highest byte first.
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 3 << 12)
  /// 32-bit pixels, lowest byte first.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  /// 32-bit pixels, highest byte first.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}
