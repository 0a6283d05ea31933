import Foundation
import SocialModel

/// How long films and sounds take: what was added to bodies after everything else, and is left out
/// where nothing has a length.
///
/// It is at the end of every version, so a program that does not know it reads the body all the
/// same, and one that does reads bodies that were written without.
extension PostBody {
  private static let durationsFollow: UInt8 = 0xD0

  static func putDurations(of attachments: [MediaAttachment], to writer: inout RecordWriter) {
    guard attachments.contains(where: { $0.duration != nil }) else { return }
    writer.put(durationsFollow)
    writer.put(attachments) { writer, attachment in
      writer.put(attachment.duration) { $0.put($1) }
    }
  }

  static func readDurations(
    from reader: inout RecordReader,
    into attachments: inout [MediaAttachment]
  ) throws(BodyError) {
    guard !reader.isAtEnd, try reader.byte() == durationsFollow else { return }
    // One for each attachment, the unknown ones too: a list would leave those out.
    let count = try reader.count()
    for index in 0..<min(count, attachments.count) {
      let duration = try reader.optional { reader throws(BodyError) in try reader.number() }
      attachments[index].duration = duration.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
    }
  }
}
