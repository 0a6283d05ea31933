import Foundation
import MomentsValues
import SocialModel

extension Account {
  /// The full address of the person: "@ana@example.org".
  ///
  /// The handles of people on the reader's own server have no server, so it is taken from their
  /// page, with its port.
  var address: String {
    guard !handle.contains("@"), let url, let host = url.host else { return "@" + handle }
    return "@\(handle)@\(host)" + (url.port.map { ":\($0)" } ?? "")
  }

  /// The display name with its custom emoji.
  var richName: RichText { RichText(displayName, emojis: emojis) }
}
