public import Foundation

/// A form with files, as `multipart/form-data` (RFC 7578).
public struct MultipartForm: Sendable, Hashable {
  /// Separates the parts; is contained in no part.
  public let boundary: String
  /// What the body consists of, without its end.
  private var parts: [Content] = []

  /// What a part holds.
  public enum Content: Sendable, Hashable {
    /// Bytes in memory.
    case data(Data)
    /// A file, which is read when the form is sent.
    case file(URL)
  }

  /// The size of the pieces in which files are read, in bytes.
  static let pieceSize = 256 << 10

  /// Makes an empty form.
  ///
  /// - Parameter boundary: Up to 70 letters, digits and hyphens that occur in no part; a random one
  ///   by default.
  public init(boundary: String = "moments-\(UUID().uuidString)") {
    self.boundary = boundary
  }

  /// The value of the `Content-Type` field.
  public var contentType: String { "multipart/form-data; boundary=\(boundary)" }

  /// Calls a closure with the body from its begin to its end, in pieces, so that no file is in
  /// memory as a whole.
  ///
  /// O(length).
  ///
  /// - Throws: The error of a file that cannot be read, and those of the closure.
  public func forEachPiece(_ body: (Data) throws -> Void) throws {
    for part in parts {
      switch part {
      case .data(let data): try body(data)
      case .file(let url):
        let file = try FileHandle(forReadingFrom: url)
        defer { try? file.close() }
        while let piece = try file.read(upToCount: Self.pieceSize), !piece.isEmpty {
          try body(piece)
        }
      }
    }
    try body(Data("--\(boundary)--\r\n".utf8))
  }

  /// Adds a field.
  public mutating func add(_ value: String, to name: String) {
    begin("Content-Disposition: form-data; name=\"\(Self.quoted(name))\"\r\n\r\n")
    parts.append(.data(Data("\(value)\r\n".utf8)))
  }

  /// Appends a part with a file name and a type.
  public mutating func addFile(_ content: Content, name: String, type: String, to field: String) {
    begin(
      "Content-Disposition: form-data; name=\"\(Self.quoted(field))\";"
        + " filename=\"\(Self.quoted(name))\"\r\n"
        + "Content-Type: \(Self.oneLine(type))\r\n\r\n"
    )
    parts += [content, .data(Data("\r\n".utf8))]
  }

  private mutating func begin(_ head: String) {
    parts.append(.data(Data("--\(boundary)\r\n\(head)".utf8)))
  }

  /// Escapes a name as browsers do: quotes and line ends must not end it.
  private static func quoted(_ text: String) -> String {
    text.replacingOccurrences(of: "\"", with: "%22").replacingOccurrences(of: "\r", with: "%0D")
      .replacingOccurrences(of: "\n", with: "%0A")
  }

  private static func oneLine(_ text: String) -> String {
    String(text.unicodeScalars.filter { $0.value >= 0x20 && $0.value != 0x7F })
  }
}
