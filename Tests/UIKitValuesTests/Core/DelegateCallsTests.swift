import Expectations
import Foundation
import Testing

/// Every method of a delegate or data source is called somewhere: a declared method without a
/// caller would be a broken promise.
@Suite struct DelegateCallsTests {
  /// The name of a method and the labels of its arguments, `_` for none.
  private struct Signature: Hashable {
    var name: String
    var labels: [String]
  }

  @Test func everyMethodOfADelegateOrDataSourceIsCalled() throws {
    let platform = URL(filePath: #filePath)
      .appending(path: "../../../../Modules/Platform").standardizedFileURL
    let files = try require(
      FileManager.default.enumerator(at: platform, includingPropertiesForKeys: nil)
    )
    let sources = try files.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
      .map { SwiftText(try Data(contentsOf: $0)) }
    let declared = Set(sources.flatMap { $0.delegateMethods })
    expect(declared.count, isAbove: 100)
    let names = Set(declared.map(\.name))
    var called: Set<Signature> = []
    for source in sources { called.formUnion(source.calls(of: names)) }
    let forgotten = declared.subtracting(called).map { "\($0.name)(\($0.labels))" }.sorted()
    expect(forgotten, satisfies: \.isEmpty, "declared and called nowhere: \(forgotten)")
  }

  /// The words and signs of a Swift file, without comments.
  private struct SwiftText {
    private var tokens: [Substring] = []

    init(_ data: Data) {
      let text = String(decoding: data, as: UTF8.self)
      for line in text.split(separator: "\n") {
        let code = line.range(of: "//").map { line[..<$0.lowerBound] } ?? line
        var start: Substring.Index?
        let view = code.utf8
        for index in view.indices {
          let byte = view[index]
          let isWord = byte == 95 || (48...57).contains(byte) || (65...90).contains(byte & ~32)
          if isWord {
            start = start ?? index
            continue
          }
          if let first = start { tokens.append(code[first..<index]) }
          start = nil
          if byte > 32, byte < 128 { tokens.append(code[index...index]) }
        }
        if let start { tokens.append(code[start...]) }
      }
    }

    /// The methods of the protocols of delegates and data sources.
    var delegateMethods: [Signature] {
      var result: [Signature] = []
      for index in tokens.indices.dropLast(2) where tokens[index] == "protocol" {
        let name = tokens[index + 1]
        guard ["Delegate", "DataSource", "Prefetching"].contains(where: { name.contains($0) }),
          tokens[index - 1] == "public", let start = tokens[index...].firstIndex(of: "{")
        else { continue }
        let end = closing(start)
        for place in start..<end where tokens[place] == "func" {
          guard let opening = tokens[place...].firstIndex(of: "(") else { continue }
          let labels = arguments(opening).map { String($0.first ?? "_") }
          result.append(Signature(name: String(tokens[place + 1]), labels: labels))
        }
      }
      return result
    }

    func calls(of names: Set<String>) -> [Signature] {
      tokens.indices.dropLast().compactMap { index in
        guard tokens[index + 1] == "(", index == 0 || tokens[index - 1] != "func",
          names.contains(String(tokens[index]))
        else { return nil }
        let labels = arguments(index + 1).map { words in
          words.count > 1 && words[1] == ":" ? String(words[0]) : "_"
        }
        return Signature(name: String(tokens[index]), labels: labels)
      }
    }

    /// The index of the closing bracket.
    private func closing(_ opening: Int) -> Int {
      var depth = 0
      for index in opening..<tokens.count {
        switch tokens[index] {
        case "(", "[", "{": depth += 1
        case ")", "]", "}": depth -= 1
        default: continue
        }
        if depth == 0 { return index }
      }
      return tokens.count
    }

    /// The words between the commas of a list in brackets.
    private func arguments(_ opening: Int) -> [[Substring]] {
      var result: [[Substring]] = []
      var depth = 0
      for index in opening..<closing(opening) {
        let token = tokens[index]
        if ["(", "[", "{"].contains(token) { depth += 1 }
        if [")", "]", "}"].contains(token) { depth -= 1 }
        if depth == 1, index == opening || token == "," {
          result.append([])
        } else {
          result[result.count - 1].append(token)
        }
      }
      return result
    }
  }
}
