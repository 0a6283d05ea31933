import Foundation
import MomentsValues
import SocialModel

extension ProfileChanges: JSONColumn {}

extension ProfileChanges {
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
    account.avatarURL = avatar?.url ?? account.avatarURL
    account.headerURL = header?.url ?? account.headerURL
    return account
  }
}
