import Foundation
import SocialModel

/// What only some posts have stands at the end of a body: how many parts there are, then each
/// behind a byte that says what it is. A body without any is as it would be without this.
extension PostBody {
  private enum Part: UInt8 {
    case poll = 1
    /// Whom the post answers.
    case reply = 2
    /// Custom emoji of the warning.
    case emojis = 3
    /// Custom emoji of the poll, which stands before them.
    case pollEmojis = 4
    /// How long films and sounds take.
    case durations = 5
    /// What it quotes.
    case quote = 6
    /// Whether the reader may quote it, and who else.
    case quoting = 7
  }

  /// The parts of a post, and how many they are.
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

  private static func emojis(from reader: inout RecordReader) throws(BodyError) -> [CustomEmoji] {
    try reader.list { reader throws(BodyError) in try reader.emoji() }
  }

  private static func readDurations(
    from reader: inout RecordReader,
    into attachments: inout [MediaAttachment]
  ) throws(BodyError) {
    // One for each attachment, the unknown ones too: a list would leave those out.
    let count = try reader.count()
    for index in 0..<min(count, attachments.count) {
      let duration = try reader.optional { reader throws(BodyError) in try reader.number() }
      attachments[index].duration = duration.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
    }
  }
}
