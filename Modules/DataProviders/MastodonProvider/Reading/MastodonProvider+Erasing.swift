import LocalStore

extension MastodonProvider {
  /// Erases what can be loaded again, and frees its space.
  func eraseHistory() async throws {
    let store = store
    try await store.collect(limits: .least)
    try await store.compact()
  }
}
