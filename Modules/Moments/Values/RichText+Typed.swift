import Foundation

extension RichText {
  /// The text as it may have been typed: with complete links and mentions in place of those that
  /// servers shorten; other markup is lost.
  public var asTyped: String {
    let units = Array(string.utf16)
    var result = ""
    var position = 0
    for run in runs {
      let words: String
      switch run.style {
      case .link(let url):
        words = shows(url, in: run) ? url.absoluteString : string(of: run)
      case .mention(let handle, _, _): words = "@" + handle
      case .hashtag, .emoji, .emphasis, .strong, .strikethrough, .code, .quote, .added: continue
      }
      guard run.range.lowerBound >= position else { continue }
      result += String(decoding: units[position..<run.range.lowerBound], as: UTF16.self) + words
      position = run.range.upperBound
    }
    return result + String(decoding: units[position...], as: UTF16.self)
  }

  /// The same text; nil where markup would be lost.
  public var typed: String? {
    let isPlain = runs.allSatisfy { run in
      switch run.style {
      // A link with another text is markup.
      case .link(let url): shows(url, in: run)
      case .mention, .hashtag, .emoji: true
      case .emphasis, .strong, .strikethrough, .code, .quote, .added: false
      }
    }
    return isPlain ? asTyped : nil
  }

  /// Whether the text of a link is its address, shortened or not.
  private func shows(_ url: URL, in run: Run) -> Bool {
    url.absoluteString.contains(string(of: run).replacing("…", with: ""))
  }
}
