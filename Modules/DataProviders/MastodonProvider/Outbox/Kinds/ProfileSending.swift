import Foundation
import LocalStore
import MastodonAPI
import MastodonMapping
import MomentsValues
import SocialModel

/// Changes of the reader's profile: sent twice they change nothing, and servers do not say which
/// images they were sent.
struct ProfileSending: ActionSending {
  func send(_ work: OutboxRecord, _ runner: isolated OutboxRunner) async throws -> OutboxOutcome {
    guard case .profile(let changes) = work.action, !changes.isEmpty else { return .done(.gone) }
    guard let change = CredentialsChange(changes) else { return .refused(.mediaMissing) }
    let account = try await runner.send(.updateCredentials(change))
    try await OwnProfile(account)?.save(in: runner.store)
    return .done(.account(StatusMapper().account(from: account)))
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
