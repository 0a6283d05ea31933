/// A comment that has left the list and that the provider was not asked to delete yet.
struct PendingDeletion {
  let postID: String
  /// Waits for the end of the time in which it can be undone, then asks.
  let work: Task<Void, Never>
}
