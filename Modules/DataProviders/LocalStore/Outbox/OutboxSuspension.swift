/// Which items wait because another failed.
package enum OutboxSuspension: Sendable, Hashable {
  /// None: the failure is the item's own.
  case none
  /// Those of the same kind.
  case kind
  /// All.
  case all
}
