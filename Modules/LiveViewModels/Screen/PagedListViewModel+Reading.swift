import ListModel

extension PagedListViewModel where Cursor == NoCursor {
  /// Reads all rows again, also while the list reloads: something changed.
  ///
  /// - Parameters:
  ///   - rows: Reads them.
  ///   - words: What is told of a failure; the rows stay then.
  func readAgain(
    _ rows: () async throws -> [Row],
    failed words: (any Error) -> String
  ) async {
    switch state.value {
    case .loading, .failed: await load()
    case .content, .empty:
      do {
        replaceRows(try await rows())
      } catch {
        guard !isCancellation(error) else { return }
        messages.tell(words(error), .failure)
      }
    }
  }
}
