import Foundation

/// The contents of test files.
enum Fixture {
  /// The first bytes of a PNG.
  static let png = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13])

  /// A status; later days are newer, and additional JSON that begins with the content replaces it.
  static func status(
    _ id: Int,
    day: Int = 1,
    by author: String = "a",
    more: String = ""
  ) -> String {
    let date = "2026-08-\(day < 10 ? "0" : "")\(day)T12:00:00Z"
    let content = more.hasPrefix("\"content\"") ? "" : "\"content\":\"<p>post \(id)</p>\","
    return """
      {"id":"\(id)","created_at":"\(date)",\(content)"favourites_count":2,\
      "account":{"id":"\(author)","acct":"\(author)"}\(more.isEmpty ? "" : "," + more)}
      """
  }

  static func list(_ items: [String]) -> String { "[\(items.joined(separator: ","))]" }
}
