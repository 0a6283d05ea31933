import Foundation
import ListModel
import MomentsLanguage
import SocialModel

/// Builds the texts of failures, in the reader's language.
@MainActor
struct FailureText {
  let strings: Strings
  /// The current time, for waits that servers require.
  var now: @MainActor () -> Date = { Date() }
  /// Logs an error that no text explains.
  var log: @MainActor (any Error) -> Void = { error in
    FileHandle.standardError.write(Data("moments: \(error.systemMessage)\n".utf8))
  }

  /// The texts of a list.
  ///
  /// - Parameters:
  ///   - empty: The title and the text of the message of an empty list.
  ///   - failed: The title where the first page could not be loaded.
  ///   - reload: The reason why a reload failed, in a sentence; the reason alone by default.
  /// - Returns: The texts; those of a failed page are the same for all lists.
  func texts(
    empty: (title: KeyPath<Strings, String>, message: KeyPath<Strings, String>),
    failed: KeyPath<Strings, String>,
    reload: (@MainActor (any Error) -> String)? = nil
  ) -> ListTexts {
    ListTexts(
      empty: ListEmptyMessage(
        title: strings[keyPath: empty.title],
        message: strings[keyPath: empty.message]
      ),
      failure: { failure(strings[keyPath: failed], $0) },
      pageFailure: nextPage,
      reloadFailure: reload ?? message
    )
  }

  /// The failure shown in place of rows that could not be loaded.
  ///
  /// - Parameters:
  ///   - title: What could not be loaded.
  ///   - error: Why.
  /// - Returns: The failure, with a button to retry.
  func failure(_ title: String, _ error: any Error) -> ListFailure {
    ListFailure(title: title, message: message(error), retryTitle: strings.retry)
  }

  /// The failure shown at the end of the rows when the next page could not be loaded.
  func nextPage(_ error: any Error) -> ListFailure {
    failure(strings.pageFailedTitle, error)
  }

  /// The message when a refresh failed and the old rows stay.
  func refresh(_ error: any Error) -> String { message(error, after: strings.refreshFailed) }

  /// The message of an error behind a sentence.
  ///
  /// - Parameters:
  ///   - error: The error.
  ///   - what: What was not done, in a sentence.
  /// - Returns: Both sentences.
  func message(_ error: any Error, after what: String) -> String { "\(what) \(message(error))" }

  /// The message when an action was rejected and is undone: the provider's reason, if there is one,
  /// behind a sentence.
  ///
  /// - Parameters:
  ///   - error: The error.
  ///   - what: What was rejected, in a sentence.
  /// - Returns: The message.
  func refusal(_ error: any Error, _ what: String) -> String {
    if case .refused(let reason?) = error as? ProviderError { return "\(what) \(reason)" }
    return what
  }

  /// The message when following somebody was rejected and is undone.
  func follow(_ error: any Error, isOn: Bool, name: String) -> String {
    refusal(error, isOn ? strings.followRefused(name) : strings.unfollowRefused(name))
  }

  /// The message when a scheduled post could not be changed.
  ///
  /// - Parameters:
  ///   - error: Why.
  ///   - what: What was not done.
  /// - Returns: The message.
  func scheduledChange(_ error: any Error, _ what: String) -> String {
    if case .unknownMoment = error as? ProviderError { return strings.scheduledGone }
    return refusal(error, what)
  }

  /// The reason why the edit history of a moment could not be loaded.
  func editsMessage(_ error: any Error) -> String {
    switch error as? ProviderError {
    case .httpStatus(_, 404), .httpStatus(_, 410): strings.editsNotStored
    default: message(error)
    }
  }

  /// The message when a moment could not be translated.
  func translation(_ error: any Error) -> String {
    let reason =
      switch error as? ProviderError {
      case .httpStatus(_, 404), .httpStatus(_, 410): strings.translatesNothing
      case .httpStatus(_, 503): strings.translatorUnavailable
      case .refused: strings.translationRefused
      default: message(error)
      }
    return "\(strings.notTranslated) \(reason)"
  }

  /// What happened and, where it helps, what to do, in one or two sentences.
  func message(_ error: any Error) -> String {
    guard let error = error as? ProviderError else {
      log(error)
      return strings.unexpectedFailure
    }
    switch error {
    case .fileNotFound(let path): return strings.fileNotFound(name(path))
    case .fileNotReadable(let path, _): return strings.fileNotReadable(name(path))
    case .fileTooLarge(let path, _, _): return strings.fileTooLarge(name(path))
    case .noJSONInFolder(let path): return strings.noJSONInFolder(name(path))
    case .noPostsInFolder(let path): return strings.noPostsInFolder(name(path))
    case .truncatedJSON(let file, let offset): return strings.truncated(name(file), offset)
    case .invalidJSON(let file, let offset, _): return strings.invalidJSON(name(file), offset)
    case .unexpectedShape(let file, _): return strings.holdsNoPosts(name(file))
    case .noReadablePosts(let file, _): return strings.noReadablePosts(name(file))
    case .unsupportedURLScheme(let scheme, _): return strings.unsupportedScheme(scheme)
    case .fileOutsideArchive(let path): return strings.fileOutside(name(path))
    case .notAnImage(let url): return strings.notAnImage(name(url))
    case .responseTooLarge(let url, _): return strings.fileTooLarge(name(url))
    case .network(_, let reason): return message(reason)
    case .httpStatus(_, let code): return strings.serverAnswered(code)
    case .refused(let reason): return reason ?? strings.refused
    case .unknownMoment: return strings.momentIsGone
    case .rateLimited(let until): return strings.rateLimited(until, now: now())
    case .preparing: return strings.timelinePreparingMessage
    case .signInNeeded: return strings.signInNeeded
    case .unexpectedResponse: return strings.unexpectedResponse
    case .notSaved(let path, _): return strings.notSaved(name(path))
    }
  }

  private func message(_ reason: ProviderError.NetworkFailure) -> String {
    switch reason {
    case .offline, .unreachable, .other: strings.checkConnection
    case .timedOut: strings.timedOut
    case .insecure: strings.insecure
    }
  }

  /// A path for a sentence that may have the other writing direction.
  private func name(_ path: String) -> String {
    "\u{2068}\(path)\u{2069}"
  }
}
