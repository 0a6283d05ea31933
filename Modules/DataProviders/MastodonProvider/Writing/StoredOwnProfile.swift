import Foundation
import MastodonAPI
import MastodonMapping
import SocialModel

/// The reader's profile as they typed it, as the server last returned it and as it is stored.
struct StoredOwnProfile: StoredValue, Equatable {
  var displayName: String
  var note: String
  var lines: [OwnProfile.Line]
  var isLocked: Bool
  var isBot: Bool
  var isDiscoverable: Bool?
  var avatar: String?
  var header: String?

  static let list = "own-profile"

  /// Reads the profile from an account of the server; nil where it is not the reader's own.
  init?(_ account: MastodonAPI.Account) {
    guard let source = account.source else { return nil }
    displayName = account.displayName ?? ""
    note = source.note ?? ""
    lines = source.fields.elements.map { OwnProfile.Line(name: $0.name, value: $0.value) }
    isLocked = account.locked
    isBot = account.bot
    isDiscoverable = account.discoverable
    let mapped = StatusMapper().account(from: account)
    avatar = mapped.avatarURL?.absoluteString
    header = mapped.headerURL?.absoluteString
  }

  var profile: OwnProfile {
    OwnProfile(
      displayName: displayName,
      note: note,
      lines: lines,
      isLocked: isLocked,
      isBot: isBot,
      isDiscoverable: isDiscoverable,
      avatarURL: avatar.flatMap { URL(string: $0) },
      headerURL: header.flatMap { URL(string: $0) }
    )
  }
}
