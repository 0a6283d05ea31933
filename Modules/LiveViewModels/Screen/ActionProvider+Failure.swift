import SocialModel

extension ActionProvider {
  /// Performs an action whose result is read again whether it failed or not.
  ///
  /// - Returns: Why it failed; nil where it did not.
  nonisolated(nonsending) func failure(of action: ReaderAction) async -> (any Error)? {
    do {
      try await perform(action)
      return nil
    } catch {
      return error
    }
  }
}
