import Foundation
import SocialModel

/// What is kept of a person beside the columns of the table, as bytes.
enum AccountBody {
  private static let version: UInt8 = 1

  static func encode(_ account: Account) -> Data {
    var writer = RecordWriter()
    writer.put(version)
    put(account, to: &writer)
    return writer.data
  }

  static func decode(
    _ bytes: UnsafeRawBufferPointer,
    id: String,
    isLocked: Bool
  ) throws(BodyError) -> Account {
    var reader = RecordReader(bytes)
    let found = try reader.byte()
    guard found == version else { throw .unknownVersion(found) }
    return try account(from: &reader, id: id, isLocked: isLocked)
  }

  /// Puts everything but the identity and whether the account is locked.
  static func put(_ account: Account, to writer: inout RecordWriter) {
    writer.put(account.handle)
    writer.put(account.displayName)
    writer.put(account.avatarURL)
    writer.put(account.headerURL)
    writer.put(account.note)
    writer.put(account.url)
    writer.put(account.emojis) { $0.put($1) }
    writer.put(account.isBot)
    writer.put(account.followersCount)
    writer.put(account.followingCount)
    writer.put(account.postsCount)
  }

  static func account(
    from reader: inout RecordReader,
    id: String,
    isLocked: Bool
  ) throws(BodyError) -> Account {
    Account(
      id: id,
      handle: try reader.text(),
      displayName: try reader.text(),
      avatarURL: try reader.optionalURL(),
      headerURL: try reader.optionalURL(),
      note: try reader.formattedText(),
      url: try reader.optionalURL(),
      emojis: try reader.list { reader throws(BodyError) in try reader.emoji() },
      isBot: try reader.flag(),
      isLocked: isLocked,
      followersCount: try reader.optionalCount(),
      followingCount: try reader.optionalCount(),
      postsCount: try reader.optionalCount()
    )
  }
}
