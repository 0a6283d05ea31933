import Foundation
import SocialModel

extension Account {
  /// The address at which anybody finds the person: "@ana@example.org".
  ///
  /// Handles of people of the reader's own server name none; their page does.
  var address: String {
    let host = handle.contains("@") ? nil : url?.host
    return "@" + handle + (host.map { "@" + $0 } ?? "")
  }
}
