import Foundation

/// Converts JSON to UTF-8.
enum JSONText {
  /// The same text in UTF-8; UTF-16 is recognized by its byte order mark.
  static func utf8(_ data: Data) -> Data {
    guard data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]),
      let text = String(data: data, encoding: .utf16)
    else { return data }
    return Data(text.utf8)
  }
}
