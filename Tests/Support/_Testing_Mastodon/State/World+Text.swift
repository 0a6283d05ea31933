import Foundation

extension World {
  /// The formatted text, and its mentions.
  struct LinkedText {
    var html: String
    var mentions: [String] = []
    var tags: [String] = []
  }

  /// A text as a page of HTML.
  func html(_ text: String) -> String { linked(text).html }

  /// Makes links of addresses, names and tags, as Mastodon does.
  func linked(_ text: String) -> LinkedText {
    var result = LinkedText(html: "")
    let paragraphs = text.components(separatedBy: "\n\n").map { paragraph in
      paragraph.components(separatedBy: "\n").map { line in
        line.split(separator: " ", omittingEmptySubsequences: false)
          .map { word(String($0), &result) }.joined(separator: " ")
      }.joined(separator: "<br>")
    }
    result.html = text.isEmpty ? "" : paragraphs.map { "<p>\($0)</p>" }.joined()
    return result
  }

  private func word(_ word: String, _ result: inout LinkedText) -> String {
    if word.hasPrefix("https://") || word.hasPrefix("http://") { return link(word) }
    if word.hasPrefix("@"), word.count > 1 {
      let name = word.dropFirst().prefix { $0.isLetter || $0.isNumber || "_@.-".contains($0) }
      let trimmed = name.hasSuffix(".") ? name.dropLast() : name
      if let account = account(named: String(trimmed)) {
        if !result.mentions.contains(account.id) { result.mentions.append(account.id) }
        let rest = escapedHTML(String(word.dropFirst(1 + trimmed.count)))
        return #"<span class="h-card" translate="no"><a href="\#(address)/@\#(account.acct)""#
          + #" class="u-url mention">@<span>\#(account.username)</span></a></span>\#(rest)"#
      }
    }
    if word.hasPrefix("#"), word.count > 1 {
      let name = word.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      if !name.isEmpty, !name.allSatisfy(\.isNumber) {
        let tag = name.lowercased()
        if !result.tags.contains(tag) { result.tags.append(tag) }
        let rest = escapedHTML(String(word.dropFirst(1 + name.count)))
        return #"<a href="\#(address)/tags/\#(escaped(tag))" class="mention hashtag""#
          + #" rel="tag">#<span>\#(escapedHTML(String(name)))</span></a>\#(rest)"#
      }
    }
    return escapedHTML(word)
  }

  private func link(_ url: String) -> String {
    let scheme = url.hasPrefix("https://") ? "https://" : "http://"
    let rest = url.dropFirst(scheme.count)
    let shown = rest.prefix(30)
    let hidden = rest.dropFirst(30)
    return #"<a href="\#(escapedHTML(url))" rel="nofollow noopener" target="_blank""#
      + #" translate="no"><span class="invisible">\#(scheme)</span>"#
      + #"<span class="\#(hidden.isEmpty ? "" : "ellipsis")">\#(escapedHTML(String(shown)))</span>"#
      + #"<span class="invisible">\#(escapedHTML(String(hidden)))</span></a>"#
  }

  func escapedHTML(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: ">", with: "&gt;").replacingOccurrences(of: "\"", with: "&quot;")
  }

  /// How long a post is: letters as people count them, addresses at their fixed price, names
  /// without their server.
  func length(_ text: String) -> Int {
    text.split(separator: " ", omittingEmptySubsequences: false).reduce(-1) { sum, word in
      let isLink = word.hasPrefix("https://") || word.hasPrefix("http://")
      if isLink { return sum + 1 + options.charactersPerURL }
      if word.hasPrefix("@"), let server = word.dropFirst().firstIndex(of: "@") {
        return sum + 1 + word[..<server].count
      }
      return sum + 1 + word.count
    }
  }
}
