/// The reason why a batch does not match the change of a section controller's rows.
public nonisolated enum ListBatchProblem: Error, Hashable, Sendable {
  /// An index is out of range, before or after the batch.
  case outOfRange(index: Int, count: Int)
  /// An index is used twice, before or after the batch.
  case namedTwice(index: Int)
  /// The controller's number of rows differs from the result of the batch.
  case wrongCount(before: Int, inserted: Int, deleted: Int, after: Int)
}

nonisolated extension ListBatchProblem: CustomStringConvertible {
  /// The problem in a sentence.
  public var description: String {
    switch self {
    case .outOfRange(let index, let count):
      "index \(index) is out of range: there are \(count) rows"
    case .namedTwice(let index):
      "index \(index) is named twice"
    case .wrongCount(let before, let inserted, let deleted, let after):
      "there were \(before) rows, \(inserted) came and \(deleted) went, but the section controller"
        + " has \(after) now"
    }
  }
}
