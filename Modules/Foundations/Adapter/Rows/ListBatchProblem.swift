/// Why a batch cannot be what happened to the rows of a section controller.
public enum ListBatchProblem: Error, Hashable, Sendable {
  /// An index names no row, before or after the batch.
  case outOfRange(index: Int, count: Int)
  /// A row is named twice before the batch, or a place twice after it.
  case namedTwice(index: Int)
  /// The controller has another number of rows than the batch leads to.
  case wrongCount(before: Int, inserted: Int, deleted: Int, after: Int)
}

extension ListBatchProblem: CustomStringConvertible {
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
