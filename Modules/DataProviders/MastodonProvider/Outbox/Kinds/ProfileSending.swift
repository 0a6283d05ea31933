import Foundation
import LocalStore
import MastodonAPI
import MastodonMapping
import MomentsValues
import SocialModel

/// Changes of the reader's profile; servers do not say which images they were sent.
struct ProfileSending: RepeatableSending {
  func send(_ work: OutboxRecord, _ runner: isolated OutboxRunner) async throws -> OutboxOutcome {
    guard case .profile(let changes) = work.action, !changes.isEmpty else { return .done(.gone) }
    let account = try await runner.send(.updateCredentials(CredentialsChange(changes)))
    try await OwnProfile(account)?.save(in: runner.store)
    return .done(.account(StatusMapper().account(from: account)))
  }
}

extension CredentialsChange {
  fileprivate init(_ changes: ProfileChanges) {
    self.init()
    displayName = changes.displayName
    note = changes.note
    fields = changes.lines?.map { Field(name: $0.name, value: $0.value) }
    locked = changes.isLocked
    bot = changes.isBot
    discoverable = changes.isDiscoverable
    avatar = changes.avatar.map { File($0) }
    header = changes.header.map { File($0) }
  }
}

extension CredentialsChange.File {
  fileprivate init(_ media: DraftMedia) {
    self.init(.file(media.url), name: media.url.lastPathComponent, type: media.type)
  }
}
