public import Foundation

/// What went wrong when something was asked of a provider.
///
/// Each case carries what a message needs. `errorDescription` is plain English for logs and tools;
/// view models make their own messages in the reader's language from the cases.
public enum ProviderError: Error, Sendable, Hashable {
  /// There is nothing at the path.
  case fileNotFound(path: String)
  /// There is something at the path, but it cannot be read.
  case fileNotReadable(path: String, reason: String)
  /// The file is larger than what is read at most.
  case fileTooLarge(path: String, bytes: Int, limit: Int)
  /// The folder has no file whose name ends in ".json".
  case noJSONInFolder(path: String)
  /// The folder has JSON files, but none of them holds posts.
  case noPostsInFolder(path: String)
  /// The file ends before its JSON does, and nothing of it could be read.
  case truncatedJSON(file: String, byteOffset: Int)
  /// The file is not JSON, from the byte (counted from 0) on, and nothing of it could be read.
  case invalidJSON(file: String, byteOffset: Int, reason: String)
  /// The file is JSON but holds something else than posts; `found` says what, in a few words.
  case unexpectedShape(file: String, found: String)
  /// The file holds posts, but not one of them could be read.
  case noReadablePosts(file: String, skipped: [SkippedItem])
  /// The address is of a kind that is never opened.
  case unsupportedURLScheme(scheme: String, url: String)
  /// The address leads out of the folder that may be read.
  case fileOutsideArchive(path: String)
  /// What the address leads to is not an image.
  case notAnImage(url: String)
  /// What the address leads to is larger than what is loaded at most.
  case responseTooLarge(url: String, limit: Int)
  /// The network did not bring an answer.
  case network(url: String, reason: NetworkFailure)
  /// The server answered with something else than success; `code` is its HTTP status.
  case httpStatus(url: String, code: Int)
  /// The provider knows the wish and does not fulfil it. `reason` is for people, if there is one.
  case refused(reason: String?)
  /// There is no moment of this identity.
  case unknownMoment(id: String)
  /// The server asks to wait; `until` is nil where it does not say how long.
  case rateLimited(until: Date?)
  /// The server is still making what was requested, as a home timeline after the first sign-in;
  /// `retryAfter` is how many seconds it asks to wait, nil where it does not say.
  case preparing(retryAfter: Double?)
  /// The server does not know the reader any more: they have to sign in again.
  case signInNeeded
  /// The answer is not what a server of this kind sends; `found` says what it is, in a few words.
  case unexpectedAnswer(url: String, found: String)
  /// What should be kept on this machine cannot be, for want of room or of permission; in the
  /// system's words.
  case notKept(path: String, reason: String)

  /// Why the network brought no answer.
  public enum NetworkFailure: Sendable, Hashable {
    /// There is no network at all.
    case offline
    /// The server took too long.
    case timedOut
    /// There is no server of that name, or it does not answer.
    case unreachable
    /// The connection is not safe.
    case insecure
    /// Something else, in the system's words.
    case other(String)
  }
}

extension ProviderError: LocalizedError {
  /// The error in plain English.
  public var errorDescription: String? {
    switch self {
    case .fileNotFound(let path): "There is no file or folder at \(path)."
    case .fileNotReadable(let path, let reason): "\(path) cannot be read: \(reason)"
    case .fileTooLarge(let path, let bytes, let limit):
      "\(path) is too large: \(bytes) bytes, \(limit) at most."
    case .noJSONInFolder(let path): "The folder \(path) has no JSON files."
    case .noPostsInFolder(let path): "None of the JSON files in \(path) holds posts."
    case .truncatedJSON(let file, let offset):
      "\(file) is cut off: its JSON is unfinished where the file ends, at byte \(offset)."
    case .invalidJSON(let file, let offset, let reason):
      "\(file) is not valid JSON at byte \(offset): \(reason)."
    case .unexpectedShape(let file, let found):
      "\(file) does not hold posts: it is \(found)."
    case .noReadablePosts(let file, let skipped):
      "None of the \(skipped.count) posts in \(file) could be read."
    case .unsupportedURLScheme(let scheme, let url):
      "\(url) was not opened: only http and https addresses are, not \"\(scheme)\"."
    case .fileOutsideArchive(let path): "\(path) was not opened: it lies outside of the archive."
    case .notAnImage(let url): "\(url) is not a picture."
    case .responseTooLarge(let url, let limit): "\(url) is larger than \(limit) bytes."
    case .network(let url, let reason): "\(url) could not be loaded: \(reason.words)."
    case .httpStatus(let url, let code): "\(url) could not be loaded: the server answered \(code)."
    case .refused(let reason): reason ?? "This was refused."
    case .unknownMoment(let id): "There is no post \(id)."
    case .rateLimited(let until):
      "The server takes no more requests for now"
        + (until.map { ", until \($0.formatted(.iso8601))." } ?? ".")
    case .preparing: "The server is still preparing this: ask again later."
    case .signInNeeded: "The server does not know this account any more: sign in again."
    case .unexpectedAnswer(let url, let found):
      "\(url) did not answer as a Mastodon server does, but with \(found)."
    case .notKept(let path, let reason): "\(path) cannot be written: \(reason)"
    }
  }
}

extension ProviderError.NetworkFailure {
  /// The reason in plain English, as a part of a sentence.
  fileprivate var words: String {
    switch self {
    case .offline: "there is no network connection"
    case .timedOut: "the server took too long to answer"
    case .unreachable: "the server cannot be reached"
    case .insecure: "the connection is not safe"
    case .other(let words): words
    }
  }
}
