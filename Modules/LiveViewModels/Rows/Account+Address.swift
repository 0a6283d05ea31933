import Foundation
import SocialModel

extension Account {
  /// The full address of the person: "@ana@example.org".
  ///
  /// The handles of people on the reader's own server have no server, so it is taken from their
  /// page.
  var address: String {
    let host = handle.contains("@") ? nil : url?.host
    return "@" + handle + (host.map { "@" + $0 } ?? "")
  }
}
