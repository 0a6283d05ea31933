/// Why a secret cannot be kept or read.
public enum SecretError: Error, Sendable, Hashable {
  /// The system's store of secrets refuses or fails, in its words.
  case service(String)
  /// The system's store of secrets did not answer in time; it may wait for a password that nobody
  /// types.
  case timedOut
  /// The file or its folder cannot be read or written, in the system's words.
  case file(path: String, reason: String)
  /// Others can read or change the file or its folder, and that cannot be mended.
  case exposed(path: String)
  /// The file is there and cannot be understood; keeping a secret sets it aside.
  case damaged(path: String)
  /// The task was cancelled.
  case cancelled
}

extension SecretError: CustomStringConvertible {
  /// The error in plain English.
  public var description: String {
    switch self {
    case .service(let words): "The store of secrets refuses: \(words)"
    case .timedOut: "The store of secrets did not answer in time."
    case .file(let path, let reason): "\(path) cannot be used: \(reason)"
    case .exposed(let path): "\(path) can be read or changed by others."
    case .damaged(let path): "\(path) is damaged."
    case .cancelled: "This was cancelled."
    }
  }
}
