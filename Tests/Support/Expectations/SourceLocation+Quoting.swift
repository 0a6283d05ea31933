import Foundation
import Testing

extension SourceLocation {
  /// A comment that quotes the code of the call at this location, since a function can't know it as
  /// a macro does.
  ///
  /// Reads the file, so only for a failure. Where the sources are not, the comment is returned as
  /// it is.
  func quoting(_ comment: Comment?) -> Comment? {
    guard let source = try? String(contentsOfFile: filePath, encoding: .utf8) else {
      return comment
    }
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.indices.contains(line - 1) else { return comment }
    var quoted: [String] = []
    for line in lines[(line - 1)...].prefix(Self.mostQuoted) {
      quoted.append(line.trimmingCharacters(in: .whitespaces))
      let text = quoted.joined()
      guard text.count(where: { $0 == "(" }) > text.count(where: { $0 == ")" }) else { break }
    }
    return Comment(
      rawValue: [comment?.rawValue, quoted.joined(separator: " ")].compactMap(\.self)
        .joined(separator: "\n")
    )
  }

  /// How many lines of a call are quoted.
  private static var mostQuoted: Int { 10 }
}
