import Foundation

/// The parts of the address of a person or a post.
struct ActorAddress {
  /// The name of the person at their server.
  var name: String
  /// `name@server`.
  var handle: String
  /// The server.
  var host: String

  /// Parses an address: `https://example.org/users/ana`, `https://example.org/@ana/1`.
  init(_ address: String) {
    let url = URL(string: address)
    host = url?.host() ?? ""
    let parts = (url?.pathComponents ?? []).filter { $0 != "/" }
    if let users = parts.firstIndex(of: "users"), users + 1 < parts.count {
      name = parts[users + 1]
    } else if let named = parts.first(where: { $0.hasPrefix("@") && $0.count > 1 }) {
      name = String(named.dropFirst())
    } else {
      name = host.isEmpty ? address : host
    }
    handle = host.isEmpty || name == host ? name : "\(name)@\(host)"
  }
}
