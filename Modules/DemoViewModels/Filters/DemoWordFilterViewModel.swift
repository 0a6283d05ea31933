import ListModel
public import MomentsContracts

/// The sheet to make or change a filter, in one of its states.
@MainActor
public final class DemoWordFilterViewModel: DemoForm<WordFilterContent>, WordFilterViewModel {
  /// The number of deletions by the reader.
  public private(set) var deletions = 0

  /// Records the intent, and closes the sheet.
  @discardableResult
  public func delete() -> Task<Void, Never> {
    deletions += 1
    onClose?(true)
    return Task {}
  }
}
