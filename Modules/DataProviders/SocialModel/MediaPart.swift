public import Foundation

/// A part of the bytes of a film or sound.
public struct MediaPart: Sendable, Hashable {
  /// The bytes of the part.
  public var bytes: Data
  /// The place of the first byte in the whole, from 0.
  public var offset: Int
  /// The number of bytes of the whole.
  public var total: Int

  /// Makes a part.
  public init(bytes: Data, offset: Int, total: Int) {
    self.bytes = bytes
    self.offset = offset
    self.total = total
  }

  /// The bytes of a range of the whole, as far as there are any; nil if the part lacks some.
  public func bytes(in range: Range<Int>) -> Data? {
    let requested = range.clamped(to: 0..<total)
    guard !requested.isEmpty else { return Data() }
    guard requested.lowerBound >= offset, requested.upperBound <= offset + bytes.count else {
      return nil
    }
    let start = bytes.startIndex - offset
    return bytes.subdata(in: start + requested.lowerBound..<start + requested.upperBound)
  }
}
