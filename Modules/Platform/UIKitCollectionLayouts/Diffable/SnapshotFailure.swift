internal import UIKitCore

/// Error messages for invalid snapshots, with iOS's wording.
enum SnapshotFailure {
  static func stop(_ reason: String) -> Never {
    fatalError(
      "*** Terminating app due to uncaught exception 'NSInternalInconsistencyException', reason:"
        + " '\(reason)'"
    )
  }

  /// Stops the program if an identifier occurs twice.
  static func requireUnique<ID: Hashable>(_ identifiers: [ID], _ what: String) {
    var seen = Set<ID>(minimumCapacity: identifiers.count)
    let twice = identifiers.filter { !seen.insert($0).inserted }
    guard !twice.isEmpty else { return }
    let list = twice.map { "    \($0)" }.joined(separator: ",\n")
    stop(
      "Fatal: supplied \(what) identifiers are not unique. Duplicate identifiers: {(\n\(list)\n)}"
    )
  }
}
