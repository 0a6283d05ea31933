import Foundation
import MomentsValues
import SocialModel

/// The stored bytes of a post, besides the columns of the table: what is written once and read as a
/// whole.
///
/// The first byte is the version: 3 if optional parts follow, else 1, which is the same without
/// them. Version 2, with only a poll at the end, is read and no longer written. A body of a newer
/// version is not read: its row is left out and noted.
enum PostBody {
  private static let version: UInt8 = 1
  private static let versionWithPoll: UInt8 = 2
  private static let versionWithParts: UInt8 = 3

  static func encode(_ moment: Moment) -> Data {
    var writer = RecordWriter()
    let parts = parts(of: moment)
    writer.put(parts.count > 0 ? versionWithParts : version)
    writer.put(moment.editedAt)
    writer.put(moment.text)
    writer.put(moment.contentWarning)
    writer.put(moment.isSensitive)
    writer.put(moment.attachments) { $0.put($1) }
    writer.put(moment.likers) { writer, account in
      writer.put(account.id)
      writer.put(account.isLocked)
      AccountBody.put(account, to: &writer)
    }
    writer.put(moment.visibility)
    writer.put(moment.language)
    writer.put(moment.url)
    writer.put(moment.filters) { $0.put($1) }
    writer.put(moment.card) { $0.put($1) }
    guard parts.count > 0 else { return writer.data }
    writer.put(parts.count)
    return writer.data + parts.bytes
  }

  /// Reads a body into a moment.
  static func read(
    _ bytes: UnsafeRawBufferPointer,
    into moment: inout Moment
  ) throws(BodyError) {
    var reader = RecordReader(bytes)
    let found = try reader.byte()
    guard (version...versionWithParts).contains(found) else { throw .unknownVersion(found) }
    moment.editedAt = try reader.optionalDate()
    moment.text = try reader.formattedText()
    moment.contentWarning = try reader.optionalText()
    moment.isSensitive = try reader.flag()
    moment.attachments = try reader.list { reader throws(BodyError) in try reader.attachment() }
    moment.likers = try reader.list { reader throws(BodyError) in
      let id = try reader.text()
      let isLocked = try reader.flag()
      return try AccountBody.account(from: &reader, id: id, isLocked: isLocked)
    }
    moment.visibility = try reader.visibility()
    moment.language = try reader.optionalText()
    moment.url = try reader.optionalURL()
    moment.filters = try reader.list { reader throws(BodyError) in try reader.filter() }
    moment.card = try reader.optional { reader throws(BodyError) in try reader.card() } ?? nil
    if found == versionWithPoll { moment.poll = try reader.poll() }
    if found == versionWithParts { try readParts(from: &reader, into: &moment) }
  }
}
