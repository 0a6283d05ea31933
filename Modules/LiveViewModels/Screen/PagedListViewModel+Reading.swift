import ListModel

extension PagedListViewModel where Cursor == Never {
  /// Reads all rows again, also while the list reloads: called after a change.
  ///
  /// - Parameters:
  ///   - rows: Reads the rows.
  ///   - words: The message of a failure; the rows stay then.
  func readAgain(
    _ rows: () async throws -> [Row],
    failed words: (any Error) -> String
  ) async {
    switch state {
    case .loading, .failed: await load()
    case .content, .empty:
      do {
        replaceRows(try await rows())
      } catch {
        guard !isCancellation(error) else { return }
        messages.show(words(error), .failure)
      }
    }
  }
}
