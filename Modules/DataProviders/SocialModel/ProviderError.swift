public import Foundation

/// An error of a provider.
///
/// Each case has the values that a message needs. `errorDescription` is plain English for logs and
/// tools; view models make their own messages in the reader's language from the cases.
public enum ProviderError: Error, Sendable, Hashable {
  /// There is no file at the path.
  case fileNotFound(path: String)
  /// The file at the path cannot be read.
  case fileNotReadable(path: String, reason: String)
  /// The file is larger than the limit.
  case fileTooLarge(path: String, bytes: Int, limit: Int)
  /// The folder has no file whose name ends in ".json".
  case noJSONInFolder(path: String)
  /// The folder has JSON files, but none of them contains posts.
  case noPostsInFolder(path: String)
  /// The file ends before its JSON does, and none of it could be read.
  case truncatedJSON(file: String, byteOffset: Int)
  /// The file is not JSON from a byte (counted from 0) on, and none of it could be read.
  case invalidJSON(file: String, byteOffset: Int, reason: String)
  /// The file is JSON but does not contain posts; `found` describes its content in a few words.
  case unexpectedShape(file: String, found: String)
  /// The file contains posts, but none of them could be read.
  case noReadablePosts(file: String, skipped: [SkippedItem])
  /// The scheme of the address is never opened.
  case unsupportedURLScheme(scheme: String, url: String)
  /// The address is outside of the folder that may be read.
  case fileOutsideArchive(path: String)
  /// The content of the address is not an image.
  case notAnImage(url: String)
  /// The content of the address is larger than the limit.
  case responseTooLarge(url: String, limit: Int)
  /// There was no response.
  case network(url: String, reason: NetworkFailure)
  /// The response was not successful; `code` is its HTTP status.
  case httpStatus(url: String, code: Int)
  /// The provider refuses the request. `reason` is for people, if there is one.
  case refused(reason: String?)
  /// There is no moment with this identity.
  case unknownMoment(id: String)
  /// The server requires a wait; `until` is nil if it does not specify a time.
  case rateLimited(until: Date?)
  /// The server is still preparing the content, as a home timeline after the first sign-in;
  /// `retryAfter` is the required delay in seconds, nil if it does not specify one.
  case preparing(retryAfter: Double?)
  /// The server no longer accepts the token: the reader has to sign in again.
  case signInNeeded
  /// The response is not one of a server of this kind; `found` describes it in a few words.
  case unexpectedResponse(url: String, found: String)
  /// The content could not be stored on this machine, for lack of space or permission; with the
  /// system's message.
  case notSaved(path: String, reason: String)

  /// The reason there was no response.
  public enum NetworkFailure: Sendable, Hashable {
    /// There is no network at all.
    case offline
    /// The server took too long.
    case timedOut
    /// There is no server with that name, or it does not respond.
    case unreachable
    /// The connection is not secure.
    case insecure
    /// Another failure, with the system's message.
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
    case .notAnImage(let url): "\(url) is not an image."
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
    case .unexpectedResponse(let url, let found):
      "\(url) did not answer as a Mastodon server does, but with \(found)."
    case .notSaved(let path, let reason): "\(path) cannot be written: \(reason)"
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
