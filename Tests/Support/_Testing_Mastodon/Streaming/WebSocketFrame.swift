import Foundation

/// A frame of the WebSocket protocol (RFC 6455).
struct WebSocketFrame: Sendable, Hashable {
  enum Kind: UInt8, Sendable {
    case continuation = 0x0
    case text = 0x1
    case binary = 0x2
    case close = 0x8
    case ping = 0x9
    case pong = 0xA
  }

  var kind: Kind
  var isFinal = true
  var payload: [UInt8]

  static func text(_ text: String) -> WebSocketFrame {
    WebSocketFrame(kind: .text, payload: Array(text.utf8))
  }

  static func close(_ code: UInt16) -> WebSocketFrame {
    WebSocketFrame(kind: .close, payload: [UInt8(code >> 8), UInt8(code & 0xFF)])
  }

  /// As a server sends it: without a mask.
  var bytes: [UInt8] {
    var bytes: [UInt8] = [(isFinal ? 0x80 : 0) | kind.rawValue]
    if payload.count < 126 {
      bytes.append(UInt8(payload.count))
    } else if payload.count <= 0xFFFF {
      bytes += [126, UInt8(payload.count >> 8), UInt8(payload.count & 0xFF)]
    } else {
      bytes.append(127)
      bytes += (0..<8).reversed().map { UInt8((payload.count >> ($0 * 8)) & 0xFF) }
    }
    return bytes + payload
  }

  /// Why bytes are no frames of a client.
  struct Violation: Error {}

  /// Takes a client's frame off the beginning of the bytes; nil while it is not complete.
  ///
  /// A client must mask its frames, and a control frame must be short and whole.
  static func take(from bytes: inout [UInt8]) throws -> WebSocketFrame? {
    guard bytes.count >= 2 else { return nil }
    let isFinal = bytes[0] & 0x80 != 0
    guard bytes[0] & 0x70 == 0, let kind = Kind(rawValue: bytes[0] & 0x0F), bytes[1] & 0x80 != 0
    else { throw Violation() }
    var length = Int(bytes[1] & 0x7F)
    let isControl = kind.rawValue >= 0x8
    guard !isControl || (length < 126 && isFinal) else { throw Violation() }
    let extra = length == 126 ? 2 : length == 127 ? 8 : 0
    let head = 2 + extra + 4
    guard bytes.count >= head else { return nil }
    if extra > 0 {
      guard extra == 2 || bytes[2..<6].allSatisfy({ $0 == 0 }) else { throw Violation() }
      length = bytes[2..<2 + extra].reduce(0) { $0 << 8 | Int($1) }
    }
    guard bytes.count >= head + length else { return nil }
    let mask = Array(bytes[head - 4..<head])
    let payload = bytes[head..<head + length].enumerated().map { $1 ^ mask[$0 % 4] }
    bytes.removeFirst(head + length)
    return WebSocketFrame(kind: kind, isFinal: isFinal, payload: payload)
  }
}
