import Foundation
import MomentsValues

extension RecordWriter {
  mutating func put(_ text: RichText) {
    put(text.string)
    put(text.runs) { writer, run in
      writer.put(run.range.lowerBound)
      writer.put(run.range.count)
      writer.put(run.style)
    }
  }

  private mutating func put(_ style: RichText.Style) {
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
    case .added: put(UInt8(9))
    case .emoji(let emoji):
      put(UInt8(8))
      put(emoji)
    }
  }

  mutating func put(_ emoji: EmojiReference) {
    put(emoji.shortcode)
    put(emoji.url)
    put(emoji.staticURL)
  }
}

extension RecordReader {
  mutating func formattedText() throws(BodyError) -> RichText {
    let string = try text()
    let runs = try list { reader throws(BodyError) -> RichText.Run? in
      let start = try reader.count()
      let (end, isTooLong) = start.addingReportingOverflow(try reader.count())
      guard !isTooLong else { throw .badValue }
      return try reader.style().map { RichText.Run(start..<end, $0) }
    }
    return RichText(string, runs: runs)
  }

  private mutating func style() throws(BodyError) -> RichText.Style? {
    switch try byte() {
    case 0: return try url().map(RichText.Style.link)
    case 1:
      let handle = try text()
      let accountID = try optionalText()
      return try url().map { .mention(handle: handle, accountID: accountID, url: $0) }
    case 2: return .hashtag(try text())
    case 3: return .emphasis
    case 4: return .strong
    case 5: return .strikethrough
    case 6: return .code
    case 7: return .quote
    case 8: return .emoji(try emoji())
    case 9: return .added
    case let other: throw .unknownKind(other)
    }
  }

  mutating func emoji() throws(BodyError) -> EmojiReference {
    EmojiReference(shortcode: try text(), url: try optionalURL(), staticURL: try optionalURL())
  }
}
