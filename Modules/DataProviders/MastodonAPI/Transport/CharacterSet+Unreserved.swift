import Foundation

extension CharacterSet {
  /// RFC 3986's unreserved characters, which never need an escape in a path or a query.
  static let urlUnreserved = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~"
  )
}
