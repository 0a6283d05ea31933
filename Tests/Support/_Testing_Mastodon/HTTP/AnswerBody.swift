import CMicrohttpd
import Foundation

/// The body of an answer while it is sent.
final class AnswerBody {
  private let bytes: Data
  private let padding: Int
  /// The number of bytes to send before the connection breaks off; nil to send all.
  private let breaksOffAt: Int?
  private let socket: Int32

  init(_ answer: ServerResponse, socket: Int32) {
    bytes = answer.body
    self.socket = socket
    switch answer.delivery {
    case .whole, .reset:
      padding = 0
      breaksOffAt = nil
    case .resetAfter(let count):
      padding = 0
      breaksOffAt = min(count, answer.body.count)
    case .padded(let count):
      padding = count
      breaksOffAt = nil
    }
  }

  /// The library's response, which retains the body until it is sent; nil if there is no memory.
  func response() -> OpaquePointer? {
    if padding == 0, breaksOffAt == nil {
      return bytes.withUnsafeBytes {
        MHD_create_response_from_buffer(
          $0.count,
          UnsafeMutableRawPointer(mutating: $0.baseAddress),
          .RESPMEM_MUST_COPY
        )
      }
    }
    return MHD_create_response_from_callback(
      UInt64(bytes.count + padding),
      32_768,
      Self.read,
      Unmanaged.passRetained(self).toOpaque(),
      Self.free
    )
  }

  private func fill(_ buffer: UnsafeMutablePointer<CChar>, from position: Int, most: Int) -> Int {
    if let breaksOffAt, position >= breaksOffAt {
      ServerSocket.makeAbrupt(socket)
      return moments_broken_off()
    }
    if position >= bytes.count {
      let count = min(most, bytes.count + padding - position)
      buffer.update(repeating: 0x20, count: count)
      return count
    }
    let end = min(breaksOffAt ?? bytes.count, bytes.count, position + most)
    let raw = UnsafeMutableRawPointer(buffer).assumingMemoryBound(to: UInt8.self)
    let start = bytes.startIndex
    bytes.copyBytes(to: raw, from: start + position..<start + end)
    return end - position
  }

  private static let read: MHD_ContentReaderCallback = { context, position, buffer, most in
    guard let context, let buffer else { return moments_broken_off() }
    return Unmanaged<AnswerBody>.fromOpaque(context).takeUnretainedValue()
      .fill(buffer, from: Int(position), most: most)
  }

  private static let free: MHD_ContentReaderFreeCallback = { context in
    if let context { Unmanaged<AnswerBody>.fromOpaque(context).release() }
  }
}
