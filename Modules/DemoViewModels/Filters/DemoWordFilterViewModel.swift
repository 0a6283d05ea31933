public import MomentsContracts

/// The sheet to make or change a filter, in one of its states.
@MainActor
public final class DemoWordFilterViewModel: DemoForm<WordFilterContent>, WordFilterViewModel {
  /// How often the reader deleted it.
  public private(set) var deletions = 0

  /// Notes it, and leaves.
  @discardableResult
  public func delete() -> Task<Void, Never> {
    deletions += 1
    onClose?(true)
    return Task {}
  }
}
