import Foundation

/// A form with files, as browsers send it.
struct MultipartBody: Sendable {
  var fields: [FormField] = []
  /// By the names of their fields.
  var files: [String: FormFile] = [:]

  /// Reads a body; nil if the header names no boundary.
  init?(_ body: Data, contentType: String) {
    guard let named = contentType.range(of: "boundary=") else { return nil }
    let name = contentType[named.upperBound...].prefix { $0 != ";" }
      .trimmingCharacters(in: CharacterSet(charactersIn: "\" "))
    let delimiter = Data("--\(name)".utf8)
    let blank = Data("\r\n\r\n".utf8)
    var start = body.range(of: delimiter)?.upperBound
    while let begin = start, let end = body.range(of: delimiter, in: begin..<body.endIndex) {
      start = end.upperBound
      let part = body[begin..<end.lowerBound]
      guard let head = part.range(of: blank) else { continue }
      // The line end before the delimiter belongs to the delimiter.
      let content = part[head.upperBound...].dropLast(2)
      add(String(decoding: part[..<head.lowerBound], as: UTF8.self), Data(content))
    }
  }

  private mutating func add(_ head: String, _ content: Data) {
    guard let field = Self.parameter("name", in: head) else { return }
    guard let file = Self.parameter("filename", in: head) else {
      fields.append(FormField(name: field, value: String(decoding: content, as: UTF8.self)))
      return
    }
    let type = head.split(whereSeparator: \.isNewline)
      .first { $0.lowercased().hasPrefix("content-type:") }
      .map { $0.dropFirst("content-type:".count).trimmingCharacters(in: .whitespaces) }
    files[field] = FormFile(
      name: file,
      type: type ?? "application/octet-stream",
      content: content
    )
  }

  private static func parameter(_ name: String, in head: String) -> String? {
    guard let start = head.range(of: " \(name)=\"") else { return nil }
    return head[start.upperBound...].firstIndex(of: "\"")
      .map { String(head[start.upperBound..<$0]) }
  }
}
