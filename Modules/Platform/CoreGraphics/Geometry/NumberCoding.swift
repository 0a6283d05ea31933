package import Foundation

// Geometry is encoded as its numbers in order, without keys, as on Apple's platforms.

extension Encoder {
  /// Encodes numbers as an array.
  package func encodeNumbers(_ numbers: CGFloat...) throws {
    var container = unkeyedContainer()
    for number in numbers { try container.encode(number) }
  }
}

extension Decoder {
  /// Decodes the first numbers of an array; throws an error if there are fewer.
  package func decodeNumbers(_ count: Int) throws -> [CGFloat] {
    var container = try unkeyedContainer()
    return try (0..<count).map { _ in try container.decode(CGFloat.self) }
  }
}
