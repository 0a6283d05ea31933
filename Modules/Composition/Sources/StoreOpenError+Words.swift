import LocalStore

extension StoreOpenError {
  /// The file, and the reason in the system's words.
  nonisolated var words: String {
    switch reason {
    case .folder(let words), .unwritable(let words), .other(let words): "\(path): \(words)"
    }
  }
}
