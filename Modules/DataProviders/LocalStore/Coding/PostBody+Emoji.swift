import Foundation
import SocialModel

/// Custom emoji of the warning and of the poll stand at the end of a body, whatever its version; a
/// mark in the version says so. A body without them is as it would be without this.
extension PostBody {
  private static let emojiMark: UInt8 = 0x40

  /// The bytes of a body with the emoji of a post behind it, where there are any.
  static func marked(_ body: RecordWriter, with moment: Moment) -> Data {
    let ofPoll = moment.poll?.emojis ?? []
    guard !moment.emojis.isEmpty || !ofPoll.isEmpty else { return body.data }
    var writer = body
    writer.put(moment.emojis) { $0.put($1) }
    writer.put(ofPoll) { $0.put($1) }
    var data = writer.data
    data[data.startIndex] |= emojiMark
    return data
  }

  /// The version without the mark, and whether it had it.
  static func unmarked(_ version: UInt8) -> (version: UInt8, hasEmoji: Bool) {
    (version & ~emojiMark, version & emojiMark != 0)
  }

  /// Reads what stands behind a body that has the mark.
  static func readEmoji(
    from reader: inout RecordReader,
    into moment: inout Moment
  ) throws(BodyError) {
    moment.emojis = try reader.list { reader throws(BodyError) in try reader.emoji() }
    let ofPoll = try reader.list { reader throws(BodyError) in try reader.emoji() }
    moment.poll?.emojis = ofPoll
  }
}
