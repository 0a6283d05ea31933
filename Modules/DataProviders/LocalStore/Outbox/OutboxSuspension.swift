/// Which items wait because another one failed.
package enum OutboxSuspension: Sendable, Hashable {
  /// None: the failure concerns only the item.
  case none
  /// Items of the same kind.
  case kind
  /// All items.
  case all
}
