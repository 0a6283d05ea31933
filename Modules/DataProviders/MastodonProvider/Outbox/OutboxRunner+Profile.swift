import Foundation
import LocalStore
import MastodonAPI
import MastodonMapping
import SocialModel

extension OutboxRunner {
  /// Changes the reader's profile; idempotent.
  func changeProfile(_ work: OutboxRecord) async throws -> OutboxOutcome {
    guard let changes = work.profile, !changes.isEmpty else { return .done(.gone) }
    guard let change = CredentialsChange(changes) else { return .refused(.mediaMissing) }
    do {
      let account = try await send(.updateCredentials(change))
      try await StoredOwnProfile(account)?.save(in: store)
      return .done(.account(StatusMapper().account(from: account)))
    } catch let error as APIError {
      return OutboxOutcome(OutboxVerdict(error))
    }
  }
}

extension CredentialsChange {
  /// The changes with the bytes of the images; nil where these no longer exist.
  fileprivate init?(_ changes: ProfileChanges) {
    self.init()
    displayName = changes.displayName
    note = changes.note
    fields = changes.lines?.map { Field(name: $0.name, value: $0.value) }
    locked = changes.isLocked
    bot = changes.isBot
    discoverable = changes.isDiscoverable
    do {
      avatar = try changes.avatar.map { try File($0) }
      header = try changes.header.map { try File($0) }
    } catch {
      return nil
    }
  }
}

extension CredentialsChange.File {
  fileprivate init(_ media: DraftMedia) throws {
    self.init(
      data: try Data(contentsOf: media.url),
      name: media.url.lastPathComponent,
      type: media.type
    )
  }
}
