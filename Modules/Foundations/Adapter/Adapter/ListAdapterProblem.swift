public import ListModel

/// A problem of a ``ListAdapter``'s update; its description is the full report.
public enum ListAdapterProblem: Sendable {
  /// A batch does not match the change of a controller's rows. All rows of the controller were
  /// replaced.
  ///
  /// - Parameters:
  ///   - section: The type of the controller.
  ///   - object: The identity of its object.
  ///   - old: The controller's rows before, by number.
  ///   - new: The controller's number of rows now.
  ///   - batch: The batch.
  ///   - problem: The reason.
  case illegalBatch(
    section: String,
    object: ListItemID?,
    old: [ListItemID],
    new: Int,
    batch: String,
    problem: ListBatchProblem
  )
  /// Objects share an identity. They are numbered to make them distinct.
  case duplicates([ListItemID])
  /// Neither a registration nor the data source provides a controller for an object.
  ///
  /// It is omitted.
  case noSectionController(type: String, id: ListItemID)
  /// The collection view rejected the update.
  case update(ListUpdateFailure)
}

extension ListAdapterProblem: CustomStringConvertible {
  /// The report: old data, new data and difference.
  public var description: String {
    switch self {
    case .illegalBatch(let section, let object, let old, let new, let batch, let problem):
      """
      Illegal batch in \(section) of \(object?.description ?? "no object"): \(problem).
      old: \(old.count) rows [\(old.map(\.description).joined(separator: ", "))]
      new: \(new) rows
      batch: \(batch)
      All rows of the section were replaced.
      """
    case .duplicates(let ids):
      "Objects share identities: \(ids.map(\.description).joined(separator: ", "))."
        + " They are kept apart by counting."
    case .noSectionController(let type, let id):
      "Nothing shows \(type) \(id): register a section controller for it. It is left out."
    case .update(let failure):
      failure.description
    }
  }
}
