import MomentsContracts
import SocialModel

extension RichText {
  /// The number of UTF-16 units in the folded text of a row.
  ///
  /// A view shows only the first lines but would lay out all of it; no window is wide enough to
  /// show more.
  static let foldedLength = 2_000

  /// A provider's text for views.
  init(_ text: FormattedText) {
    self.init(
      text.string,
      runs: text.runs.compactMap { run in
        Kind(run.style).map { Run(range: run.range, kind: $0) }
      }
    )
  }

  /// The beginning of a text that is longer than a length in UTF-16 units, with "…"; else the text
  /// itself.
  ///
  /// It is cut between characters. O(length).
  func shortened(to length: Int) -> RichText {
    guard string.utf16.count > length else { return self }
    var end = string.startIndex
    var units = 0
    while end < string.endIndex {
      let next = string.index(after: end)
      units += string[end..<next].utf16.count
      if units > length { break }
      end = next
    }
    return RichText(string[..<end] + "…", runs: runs)
  }
}

extension RichText.Kind {
  /// The style for views; nil for what is shown as plain text.
  init?(_ style: FormattedText.Style) {
    switch style {
    case .link(let url): self = .link(url)
    case .mention(let handle, let id, let url):
      self = .mention(handle: "@" + handle, accountID: id, url: url)
    case .hashtag(let name): self = .hashtag(name)
    case .emphasis: self = .emphasis
    case .strong: self = .strong
    case .strikethrough: self = .strikethrough
    case .code: self = .code
    case .quote: self = .quote
    case .customEmoji(let emoji):
      guard let emoji = EmojiReference(emoji) else { return nil }
      self = .emoji(emoji)
    }
  }
}
