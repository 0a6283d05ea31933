import LocalStore
import MastodonAPI
public import MomentsValues
import SocialModel

extension MastodonProvider {
  /// The stored limits of a profile.
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

  /// The reader's profile as they typed it: from the server, or from the store if it cannot be
  /// reached; with changes that wait to be sent.
  public func ownProfile() async throws -> OwnProfile {
    _ = try await reader()
    var stored = try await OwnProfile.read(from: store)
    if stored == nil {
      // The account was read recently, by a version that did not store the profile.
      requestTimes.forget([readerID])
      _ = try await reader()
      stored = try await OwnProfile.read(from: store)
    }
    guard let profile = stored else { throw ProviderError.refused(reason: nil) }
    let changes = try await store.waitingProfileChanges(of: readerID)
    return changes.map { profile.changed(by: $0) } ?? profile
  }
}
