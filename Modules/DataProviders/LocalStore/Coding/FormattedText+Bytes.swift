import Foundation
import SocialModel

extension RecordWriter {
  mutating func put(_ text: FormattedText) {
    put(text.string)
    put(text.runs) { writer, run in
      writer.put(run.range.lowerBound)
      writer.put(run.range.count)
      writer.put(run.style)
    }
  }

  private mutating func put(_ style: FormattedText.Style) {
    switch style {
    case .link(let url):
      put(UInt8(0))
      put(url)
    case .mention(let handle, let accountID, let url):
      put(UInt8(1))
      put(handle)
      put(accountID)
      put(url)
    case .hashtag(let name):
      put(UInt8(2))
      put(name)
    case .emphasis: put(UInt8(3))
    case .strong: put(UInt8(4))
    case .strikethrough: put(UInt8(5))
    case .code: put(UInt8(6))
    case .quote: put(UInt8(7))
    case .customEmoji(let emoji):
      put(UInt8(8))
      put(emoji)
    }
  }

  mutating func put(_ emoji: CustomEmoji) {
    put(emoji.shortcode)
    put(emoji.url)
    put(emoji.staticURL)
  }
}

extension RecordReader {
  mutating func formattedText() throws(BodyError) -> FormattedText {
    let string = try text()
    let runs = try list { reader throws(BodyError) -> FormattedText.Run? in
      let start = try reader.count()
      let (end, isTooLong) = start.addingReportingOverflow(try reader.count())
      guard !isTooLong else { throw .badValue }
      return try reader.style().map { FormattedText.Run(start..<end, $0) }
    }
    return FormattedText(string, runs: runs)
  }

  private mutating func style() throws(BodyError) -> FormattedText.Style? {
    switch try byte() {
    case 0: return try url().map(FormattedText.Style.link)
    case 1:
      let handle = try text()
      let accountID = try optionalText()
      return try url().map { .mention(handle: handle, accountID: accountID, url: $0) }
    case 2: return .hashtag(name: try text())
    case 3: return .emphasis
    case 4: return .strong
    case 5: return .strikethrough
    case 6: return .code
    case 7: return .quote
    case 8: return .customEmoji(try emoji())
    case let other: throw .unknownKind(other)
    }
  }

  mutating func emoji() throws(BodyError) -> CustomEmoji {
    CustomEmoji(shortcode: try text(), url: try optionalURL(), staticURL: try optionalURL())
  }
}
