public import Foundation

/// A form with files, as `multipart/form-data` (RFC 7578).
public struct MultipartForm: Sendable, Hashable {
  /// Separates the parts; is contained in no part.
  public let boundary: String
  /// What the body consists of; the bytes of a file are those of the caller, not a copy.
  private var parts: [Data] = []

  /// Makes an empty form.
  ///
  /// - Parameter boundary: Up to 70 letters, digits and hyphens that occur in no part; a random one
  ///   by default.
  public init(boundary: String = "moments-\(UUID().uuidString)") {
    self.boundary = boundary
  }

  /// The value of the `Content-Type` field.
  public var contentType: String { "multipart/form-data; boundary=\(boundary)" }

  /// The body, with its end.
  ///
  /// O(length).
  public var body: Data {
    let end = Data("--\(boundary)--\r\n".utf8)
    var body = Data(capacity: parts.reduce(end.count) { $0 + $1.count })
    for part in parts { body.append(part) }
    body.append(end)
    return body
  }

  /// Adds a field.
  public mutating func add(_ value: String, to name: String) {
    begin("Content-Disposition: form-data; name=\"\(Self.quoted(name))\"\r\n\r\n")
    parts.append(Data("\(value)\r\n".utf8))
  }

  /// Appends a part with a file name and a type.
  public mutating func addFile(_ content: Data, name: String, type: String, to field: String) {
    begin(
      "Content-Disposition: form-data; name=\"\(Self.quoted(field))\";"
        + " filename=\"\(Self.quoted(name))\"\r\n"
        + "Content-Type: \(Self.oneLine(type))\r\n\r\n"
    )
    parts += [content, Data("\r\n".utf8)]
  }

  private mutating func begin(_ head: String) {
    parts.append(Data("--\(boundary)\r\n\(head)".utf8))
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
