import LocalStore
import MastodonAPI
public import SocialModel

extension MastodonProvider: ProfileEditor {
  /// What the server takes, as it last said.
  public func profileLimits() async -> ProfileLimits {
    guard let limits = await StoredInstance.read(from: store)?.instance?.profileLimits else {
      return ProfileLimits()
    }
    return ProfileLimits(
      lines: limits.lines,
      nameCharacters: limits.nameCharacters,
      noteCharacters: limits.noteCharacters,
      lineNameCharacters: limits.lineNameCharacters,
      lineValueCharacters: limits.lineValueCharacters
    )
  }

  /// The reader's profile as they typed it: as the server says, or as it is kept where that cannot
  /// be reached; with what waits.
  public func ownProfile() async throws -> OwnProfile {
    _ = try await reader()
    var kept = try await StoredOwnProfile.read(from: store)
    if kept == nil {
      // It was read by a version that did not keep it, not long ago.
      requestTimes.forget([readerID])
      _ = try await reader()
      kept = try await StoredOwnProfile.read(from: store)
    }
    guard let profile = kept?.profile else { throw ProviderError.refused(reason: nil) }
    let changes = try await store.waitingProfileChanges(of: readerID)
    return changes.map { profile.changed(by: $0) } ?? profile
  }

  /// Changes the profile: kept and shown at once, sent when the network allows.
  public nonisolated(nonsending) func changeProfile(_ changes: ProfileChanges) async throws {
    guard !changes.isEmpty else { return }
    guard let reader = try await store.account(id: readerID) else {
      throw ProviderError.signInNeeded
    }
    try await store.enqueue(.profile(changes), by: reader, now: dependencies.now())
  }
}
