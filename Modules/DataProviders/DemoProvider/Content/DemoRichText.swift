import Foundation
import MomentsValues

/// Parses the markup of the demo texts.
///
/// `@name` is a mention, `#word` a hashtag, `https://...` a link (shown without its scheme and
/// cut), `**strong**`, `_emphasis_`, `` `code` ``, `~struck~`, and a line that begins with `> ` is
/// a quotation; `:fox:` is a custom emoji.
enum DemoRichText {
  static func read(_ markup: String) -> RichText {
    var builder = RichText.Builder()
    for (index, line) in markup.split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated()
    {
      if index > 0 {
        builder.append("\n")
      }
      if line.hasPrefix("> ") {
        builder.append(String(line.dropFirst(2)), .quote)
      } else {
        read(line: line, into: &builder)
      }
    }
    return builder.build().markingEmojis(DemoEmoji.all)
  }

  private static func read(line: Substring, into builder: inout RichText.Builder) {
    var rest = line
    var plain = ""
    func flush() {
      if !plain.isEmpty {
        builder.append(plain)
        plain = ""
      }
    }
    while let character = rest.first {
      if rest.hasPrefix("https://") {
        let address = rest.prefix { !$0.isWhitespace && !"，。）".contains($0) }
        rest = rest.dropFirst(address.count)
        flush()
        append(address: String(address), to: &builder)
      } else if character == "@" || character == "#", let word = word(after: rest) {
        rest = rest.dropFirst(word.count + 1)
        flush()
        let url = URL(string: "https://moments.example/@\(word)")
        let style: RichText.Style? =
          character == "#"
          ? .hashtag(word)
          : url.map { url in
            .mention(
              handle: word,
              accountID: DemoPerson.allCases.first { $0.handle == word }?.handle,
              url: url
            )
          }
        if let style { builder.append(String(character) + word, style) }
      } else if let (text, style, length) = delimited(rest) {
        rest = rest.dropFirst(length)
        flush()
        builder.append(text, style)
      } else {
        plain.append(character)
        rest = rest.dropFirst()
      }
    }
    flush()
  }

  private static func word(after rest: Substring) -> String? {
    let word = rest.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return word.isEmpty ? nil : String(word)
  }

  private static func append(address: String, to builder: inout RichText.Builder) {
    guard let url = URL(string: address) else {
      builder.append(address)
      return
    }
    let bare = address.dropFirst("https://".count)
    builder.append(bare.count > 30 ? bare.prefix(29) + "…" : String(bare), .link(url))
  }

  private static func delimited(
    _ rest: Substring
  ) -> (text: String, style: RichText.Style, length: Int)? {
    let marks: [(mark: String, style: RichText.Style)] = [
      ("**", .strong), ("_", .emphasis), ("`", .code), ("~", .strikethrough),
    ]
    for (mark, style) in marks where rest.hasPrefix(mark) {
      let inner = rest.dropFirst(mark.count)
      guard let end = inner.range(of: mark) else { continue }
      let text = String(inner[..<end.lowerBound])
      return text.isEmpty ? nil : (text, style, text.count + 2 * mark.count)
    }
    return nil
  }
}
