import LocalStore

extension MastodonProvider {
  /// Erases what was read and can be had again, and gives its room back.
  func eraseHistory() async throws {
    let store = store
    try await store.collect(limits: .least)
    try await store.compact()
  }
}
