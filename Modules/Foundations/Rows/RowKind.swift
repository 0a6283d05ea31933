internal import UIKit

/// Distinguishes rows of one kind from others.
struct RowKind {
  /// A short name, for identities.
  var name: String
  /// A unique name, for reuse pools.
  var pool: String

  private static var known: [ObjectIdentifier: RowKind] = [:]

  /// The kind of rows shown by a class of views.
  ///
  /// O(1): the names are made once per class.
  static func shown(by type: UIView.Type) -> RowKind {
    let id = ObjectIdentifier(type)
    if let kind = known[id] { return kind }
    // Classes may share a name, but not an address.
    let name = String(describing: type)
    let kind = RowKind(name: name, pool: "\(name) \(UInt(bitPattern: id))")
    known[id] = kind
    return kind
  }
}
