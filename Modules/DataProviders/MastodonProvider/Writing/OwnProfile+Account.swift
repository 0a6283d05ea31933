import MastodonAPI
import MastodonMapping
import MomentsValues
import SocialModel

/// The profile is stored as the server last returned it.
extension OwnProfile: StoredValue {
  static let list = "own-profile"

  /// Reads the profile from an account of the server; nil where it is not the reader's own.
  init?(_ account: MastodonAPI.Account) {
    guard let source = account.source else { return nil }
    let mapped = StatusMapper().account(from: account)
    self.init(
      displayName: account.displayName ?? "",
      note: source.note ?? "",
      lines: source.fields.elements.map { Line(name: $0.name, value: $0.value) },
      isLocked: account.locked,
      isBot: account.bot,
      isDiscoverable: account.discoverable,
      avatarURL: mapped.avatarURL,
      headerURL: mapped.headerURL
    )
  }
}
