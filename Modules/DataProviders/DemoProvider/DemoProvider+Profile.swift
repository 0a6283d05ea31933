public import MomentsValues
import SocialModel

/// Changes of the reader's profile are shown immediately, and undone if the story refuses them.
extension DemoProvider {
  /// The limits of an unchanged server.
  public nonisolated func profileLimits() async -> ProfileLimits { ProfileLimits() }

  /// The profile of Lin Yue, as they typed it.
  public func ownProfile() async throws -> OwnProfile {
    let reader = content.reader
    let profile = OwnProfile(
      displayName: reader.displayName,
      note: reader.note.string,
      lines: reader.fields.map { .init(name: $0.name, value: $0.value.string) },
      isLocked: reader.isLocked,
      isBot: reader.isBot,
      isDiscoverable: true,
      avatarURL: reader.avatarURL,
      headerURL: reader.headerURL
    )
    return profileChanges.map { profile.changed(by: $0) } ?? profile
  }

  /// Shows the changes immediately, and restores the profile if the story fails or refuses.
  func changeProfile(_ changes: ProfileChanges) async throws {
    let before = profileChanges
    profileChanges = profileChanges?.merging(changes) ?? changes
    try await confirm(.mark, of: SocialChange(accounts: [content.reader.id])) {
      profileChanges = before
    }
  }

  /// The reader with the changes of their profile.
  var changedReader: Account {
    var reader = content.reader
    guard let changes = profileChanges else { return reader }
    reader.displayName = changes.displayName ?? reader.displayName
    reader.note = changes.note.map { RichText($0) } ?? reader.note
    reader.fields =
      changes.lines?.map { ProfileField(name: $0.name, value: RichText($0.value)) }
      ?? reader.fields
    reader.isLocked = changes.isLocked ?? reader.isLocked
    reader.isBot = changes.isBot ?? reader.isBot
    reader.avatarURL = changes.avatar?.url ?? reader.avatarURL
    reader.headerURL = changes.header?.url ?? reader.headerURL
    return reader
  }
}
