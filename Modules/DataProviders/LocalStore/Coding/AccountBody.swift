import Foundation
import SocialModel

/// The stored bytes of a person, besides the columns of the table.
///
/// The first byte is the version: 2 if the lines of the profile and the day of joining follow,
/// which only some people have, else 1. A body of a newer version is not read.
enum AccountBody {
  private static let version: UInt8 = 1
  private static let versionWithProfile: UInt8 = 2

  static func encode(_ account: Account) -> Data {
    var writer = RecordWriter()
    let hasProfile = !account.fields.isEmpty || account.joinedAt != nil
    writer.put(hasProfile ? versionWithProfile : version)
    put(account, to: &writer)
    if hasProfile {
      writer.put(account.fields) { writer, field in
        writer.put(field.name)
        writer.put(field.value)
        writer.put(field.verifiedAt)
      }
      writer.put(account.joinedAt)
    }
    return writer.data
  }

  static func decode(
    _ bytes: UnsafeRawBufferPointer,
    id: String,
    isLocked: Bool
  ) throws(BodyError) -> Account {
    var reader = RecordReader(bytes)
    let found = try reader.byte()
    guard (version...versionWithProfile).contains(found) else { throw .unknownVersion(found) }
    var account = try account(from: &reader, id: id, isLocked: isLocked)
    if found == versionWithProfile {
      account.fields = try reader.list { reader throws(BodyError) in
        ProfileField(
          name: try reader.text(),
          value: try reader.formattedText(),
          verifiedAt: try reader.optionalDate()
        )
      }
      account.joinedAt = try reader.optionalDate()
    }
    return account
  }

  /// Writes what rows of moments show: everything except the identity, whether followers need
  /// approval, and the lines of the profile.
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
