internal import Foundation

extension SectionedDifference: CustomStringConvertible {
  /// The batches in order, and the in-place changes: for logs and debug reports.
  public var description: String {
    var parts = stages.enumerated().map { "stage \($0 + 1): \($1)" }
    func add(_ name: String, _ values: [String]) {
      if !values.isEmpty { parts.append("\(name) \(values.joined(separator: " "))") }
    }
    add("reconfigured", reconfigured.map { "\($0[0]).\($0[1])" })
    add("reloaded", reloaded.map { "\($0[0]).\($0[1])" })
    add("headers", changedHeaders.map(String.init))
    add("footers", changedFooters.map(String.init))
    add("duplicates", duplicates.map(\.description))
    return parts.isEmpty ? "nothing" : parts.joined(separator: "; ")
  }
}

extension BatchStage: CustomStringConvertible {
  /// The changes, with rows as section and item: `deleted 0.3 moved 0.1>0.4`.
  public var description: String {
    var parts: [String] = []
    func add(_ name: String, _ values: [String]) {
      if !values.isEmpty { parts.append("\(name) \(values.joined(separator: " "))") }
    }
    add("deleted sections", deletedSections.map(String.init))
    add("inserted sections", insertedSections.map(String.init))
    add("moved sections", movedSections.map { "\($0.from)>\($0.to)" })
    add("deleted", deleted.map { "\($0[0]).\($0[1])" })
    add("inserted", inserted.map { "\($0[0]).\($0[1])" })
    add("moved", moved.map { "\($0.from[0]).\($0.from[1])>\($0.to[0]).\($0.to[1])" })
    return parts.isEmpty ? "nothing" : parts.joined(separator: ", ")
  }
}

extension DuplicateIdentity: CustomStringConvertible {
  /// The kind, section or row, and the identity.
  public var description: String {
    switch self {
    case .section(let id): "section \(id)"
    case .item(let id): "row \(id)"
    }
  }
}
