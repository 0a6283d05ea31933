import Foundation
import LocalStore
import MastodonAPI
import MastodonMapping
import SocialModel

/// The reader's profile as they typed it, as the server last returned it and as it is stored.
struct StoredOwnProfile: Codable, Equatable {
  struct Line: Codable, Equatable {
    var name: String
    var value: String
  }

  var displayName: String
  var note: String
  var lines: [Line]
  var isLocked: Bool
  var isBot: Bool
  var isDiscoverable: Bool?
  var avatar: String?
  var header: String?

  private static let list = "own-profile"

  /// Reads the profile from an account of the server; nil where it is not the reader's own.
  init?(_ account: MastodonAPI.Account) {
    guard let source = account.source else { return nil }
    displayName = account.displayName ?? ""
    note = source.note ?? ""
    lines = source.fields.elements.map { Line(name: $0.name, value: $0.value) }
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
      lines: lines.map { OwnProfile.Line(name: $0.name, value: $0.value) },
      isLocked: isLocked,
      isBot: isBot,
      isDiscoverable: isDiscoverable,
      avatarURL: avatar.flatMap { URL(string: $0) },
      headerURL: header.flatMap { URL(string: $0) }
    )
  }

  static func read(from store: SocialStore) async throws -> StoredOwnProfile? {
    try await store.storedList(list).flatMap {
      try? JSONDecoder().decode(StoredOwnProfile.self, from: $0)
    }
  }

  func save(in store: SocialStore) async throws {
    guard try await Self.read(from: store) != self else { return }
    try await store.save(try JSONEncoder().encode(self), as: Self.list)
  }
}
