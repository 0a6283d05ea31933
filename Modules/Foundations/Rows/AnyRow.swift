internal import UIKit

/// A row of a closure without its type.
public struct AnyRow {
  let content: any RowContent
  /// The position of its section controller in its stack, part of the row's identity.
  var position = ""

  init(_ content: any RowContent) {
    self.content = content
  }

  private static var kinds: [ObjectIdentifier: (name: String, pool: String)] = [:]

  /// The kind of rows shown by a class of views: a short name, for identities, and a unique one,
  /// for reuse pools.
  ///
  /// O(1): the names are made once per class.
  static func kind(shownBy type: UIView.Type) -> (name: String, pool: String) {
    let id = ObjectIdentifier(type)
    if let kind = kinds[id] { return kind }
    // Classes may share a name, but not an address.
    let name = String(describing: type)
    let kind = (name: name, pool: "\(name) \(UInt(bitPattern: id))")
    kinds[id] = kind
    return kind
  }
}
