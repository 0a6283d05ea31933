import Foundation
import SocialModel

/// Changes of the reader's profile as a column stores them, as JSON.
struct StoredProfileChanges: JSONColumn, Hashable {
  struct Line: Codable, Hashable {
    var name: String
    var value: String
  }

  /// An image: its row in `media`, and the address of its file.
  struct Image: Codable, Hashable {
    var id: String
    var file: URL
  }

  var displayName: String?
  var note: String?
  var lines: [Line]?
  var isLocked: Bool?
  var isBot: Bool?
  var isDiscoverable: Bool?
  var avatar: Image?
  var header: Image?

  init(_ changes: ProfileChanges) {
    displayName = changes.displayName
    note = changes.note
    lines = changes.lines?.map { Line(name: $0.name, value: $0.value) }
    isLocked = changes.isLocked
    isBot = changes.isBot
    isDiscoverable = changes.isDiscoverable
    avatar = changes.avatar.map { Image(id: $0.id, file: $0.url) }
    header = changes.header.map { Image(id: $0.id, file: $0.url) }
  }

  /// The changes; without images whose files are unknown.
  func changes(
    in folder: MediaFolder,
    _ connection: SQLConnection
  ) throws(SQLiteError) -> ProfileChanges {
    var changes = ProfileChanges(
      displayName: displayName,
      note: note,
      lines: lines?.map { OwnProfile.Line(name: $0.name, value: $0.value) },
      isLocked: isLocked,
      isBot: isBot,
      isDiscoverable: isDiscoverable
    )
    if let avatar {
      changes.avatar = try MediaTable.media(id: avatar.id, in: folder, connection)
    }
    if let header {
      changes.header = try MediaTable.media(id: header.id, in: folder, connection)
    }
    return changes
  }

  /// A person with the overlay.
  func applied(to account: Account) -> Account {
    var account = account
    if let displayName { account.displayName = displayName.isEmpty ? account.handle : displayName }
    if let note { account.note = TypedTextReader.read(note) }
    if let lines {
      account.fields = lines.map { line in
        // A line stays verified only if it is unchanged.
        account.fields.first { $0.name == line.name && $0.value.string == line.value }
          ?? ProfileField(name: line.name, value: TypedTextReader.read(line.value))
      }
    }
    account.isLocked = isLocked ?? account.isLocked
    account.isBot = isBot ?? account.isBot
    account.avatarURL = avatar?.file ?? account.avatarURL
    account.headerURL = header?.file ?? account.headerURL
    return account
  }
}
