import Foundation

/// The hash that a WebSocket handshake requires; not for secrets.
enum Digest {
  /// SHA-1, which the handshake is answered with.
  static func sha1(_ data: Data) -> [UInt8] {
    var state: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0]
    for block in blocks(of: data) {
      var words = block
      for index in 16..<80 {
        let mixed = words[index - 3] ^ words[index - 8] ^ words[index - 14] ^ words[index - 16]
        words.append(mixed << 1 | mixed >> 31)
      }
      var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
      for index in 0..<80 {
        let (mix, constant): (UInt32, UInt32) =
          switch index / 20 {
          case 0: ((b & c) | (~b & d), 0x5A82_7999)
          case 1: (b ^ c ^ d, 0x6ED9_EBA1)
          case 2: ((b & c) | (b & d) | (c & d), 0x8F1B_BCDC)
          default: (b ^ c ^ d, 0xCA62_C1D6)
          }
        let next = (a << 5 | a >> 27) &+ mix &+ e &+ constant &+ words[index]
        (a, b, c, d, e) = (next, a, b << 30 | b >> 2, c, d)
      }
      for (index, value) in [a, b, c, d, e].enumerated() { state[index] &+= value }
    }
    return bytes(of: state)
  }

  /// The message with its padding, in blocks of sixteen words.
  private static func blocks(of data: Data) -> [[UInt32]] {
    var message = Array(data) + [0x80]
    message += [UInt8](repeating: 0, count: (120 - message.count % 64) % 64)
    message += (0..<8).reversed().map { UInt8((data.count * 8) >> ($0 * 8) & 0xFF) }
    return stride(from: 0, to: message.count, by: 64).map { start in
      stride(from: start, to: start + 64, by: 4).map { index in
        message[index..<index + 4].reduce(0) { $0 << 8 | UInt32($1) }
      }
    }
  }

  private static func bytes(of words: [UInt32]) -> [UInt8] {
    words.flatMap { word in [24, 16, 8, 0].map { UInt8(word >> $0 & 0xFF) } }
  }
}
