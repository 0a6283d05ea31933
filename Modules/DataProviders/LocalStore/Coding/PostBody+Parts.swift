import Foundation
import MomentsValues
import SocialModel

/// The optional parts at the end of a body, which only some posts have: their number, then each
/// part after a byte for its kind. A body without parts is as in version 1.
extension PostBody {
  private enum Part: UInt8 {
    case poll = 1
    /// The author of the parent.
    case reply = 2
    /// Custom emoji of the warning.
    case emojis = 3
    /// Custom emoji of the poll, which is before them.
    case pollEmojis = 4
    /// The durations of films and sounds.
    case durations = 5
    case quote = 6
    /// Whether the reader may quote it, and the quote policy.
    case quoting = 7
  }

  /// The parts of a post, and their number.
  static func parts(of moment: Moment) -> (count: UInt8, bytes: Data) {
    var writer = RecordWriter()
    var count: UInt8 = 0
    func begin(_ part: Part) {
      writer.put(part.rawValue)
      count += 1
    }
    if let poll = moment.poll {
      begin(.poll)
      writer.put(poll)
    }
    if moment.inReplyToAccountID != nil || moment.inReplyToHandle != nil {
      begin(.reply)
      writer.put(moment.inReplyToAccountID)
      writer.put(moment.inReplyToHandle)
    }
    if !moment.emojis.isEmpty {
      begin(.emojis)
      writer.put(moment.emojis) { $0.put($1) }
    }
    if let emojis = moment.poll?.emojis, !emojis.isEmpty {
      begin(.pollEmojis)
      writer.put(emojis) { $0.put($1) }
    }
    if moment.attachments.contains(where: { $0.duration != nil }) {
      begin(.durations)
      writer.put(moment.attachments) { writer, attachment in
        writer.put(attachment.duration) { $0.put($1) }
      }
    }
    if let quote = moment.quote {
      begin(.quote)
      writer.put(quote)
    }
    if moment.quoteApproval != nil || moment.quotePolicy != nil {
      begin(.quoting)
      writer.put(moment.quoteApproval, moment.quotePolicy)
    }
    return (count, writer.data)
  }

  /// Reads the parts that follow.
  static func readParts(
    from reader: inout RecordReader,
    into moment: inout Moment
  ) throws(BodyError) {
    for _ in 0..<(try reader.byte()) {
      guard let part = Part(rawValue: try reader.byte()) else { throw .badValue }
      switch part {
      case .poll: moment.poll = try reader.poll()
      case .reply:
        moment.inReplyToAccountID = try reader.optionalText()
        moment.inReplyToHandle = try reader.optionalText()
      case .emojis: moment.emojis = try emojis(from: &reader)
      case .pollEmojis:
        let emojis = try emojis(from: &reader)
        moment.poll?.emojis = emojis
      case .durations: try readDurations(from: &reader, into: &moment.attachments)
      case .quote: moment.quote = try reader.quote()
      case .quoting: (moment.quoteApproval, moment.quotePolicy) = try reader.quoting()
      }
    }
  }

  private static func emojis(from reader: inout RecordReader) throws(BodyError) -> [EmojiReference]
  {
    try reader.list { reader throws(BodyError) in try reader.emoji() }
  }

  private static func readDurations(
    from reader: inout RecordReader,
    into attachments: inout [MediaAttachment]
  ) throws(BodyError) {
    // One for each attachment, unknown ones included, which a list would leave out.
    let count = try reader.count()
    for index in 0..<min(count, attachments.count) {
      let duration = try reader.optional { reader throws(BodyError) in try reader.number() }
      attachments[index].duration = duration.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
    }
  }
}
