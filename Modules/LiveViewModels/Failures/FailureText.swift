import Foundation
import ListModel
import MomentsContracts
import MomentsLanguage
import SocialModel

/// Builds the texts of failures, in the reader's language.
@MainActor
struct FailureText {
  let strings: Strings
  /// The current time, for waits that servers require.
  var now: @MainActor () -> Date = { Date() }

  /// The texts of a list.
  ///
  /// - Parameters:
  ///   - empty: The title and the text of the message of an empty list.
  ///   - failure: The reason why the first page failed.
  ///   - reload: The reason why a reload failed, in a sentence.
  /// - Returns: The texts; those of a failed page are the same for all lists.
  func texts(
    empty: (title: KeyPath<Strings, String>, message: KeyPath<Strings, String>),
    failure: @escaping @MainActor (any Error) -> ListFailure,
    reload: @escaping @MainActor (any Error) -> String
  ) -> ListTexts {
    ListTexts(
      empty: ListEmptyMessage(
        title: strings[keyPath: empty.title],
        message: strings[keyPath: empty.message]
      ),
      failure: failure,
      pageFailure: nextPage,
      reloadFailure: reload
    )
  }

  private func failure(_ title: String, _ error: any Error) -> ListFailure {
    ListFailure(title: title, message: message(error), retryTitle: strings.retry)
  }

  /// The failure shown in place of the rows when the first page could not be loaded.
  func firstPage(_ error: any Error) -> ListFailure {
    failure(strings.timelineFailedTitle, error)
  }

  /// The failure shown in a shelf when its first page could not be loaded.
  func shelf(_ error: any Error, kind: ExploreShelf.Kind) -> ListFailure {
    failure(strings.shelfFailed(kind), error)
  }

  /// The failure shown at the end of the rows when the next page could not be loaded.
  func nextPage(_ error: any Error) -> ListFailure {
    failure(strings.pageFailedTitle, error)
  }

  /// The message when a refresh failed and the old rows stay.
  func refresh(_ error: any Error) -> String {
    "\(strings.refreshFailed) \(message(error))"
  }

  /// The failure shown in place of the notifications when they could not be loaded.
  func notifications(_ error: any Error) -> ListFailure {
    failure(strings.notificationsFailedTitle, error)
  }

  /// The failure shown in place of the requests to follow the reader when they could not be loaded.
  func followRequests(_ error: any Error) -> ListFailure {
    failure(strings.followRequestsFailedTitle, error)
  }

  /// The failure shown in place of the reader's filters when they could not be loaded.
  func filters(_ error: any Error) -> ListFailure {
    failure(strings.filtersFailedTitle, error)
  }

  /// The failure shown in place of the scheduled posts when they could not be loaded.
  func scheduled(_ error: any Error) -> ListFailure {
    failure(strings.scheduledFailedTitle, error)
  }

  /// Returns a function that makes the message of an error from a description of what was not done.
  ///
  /// - Parameter what: What was not done.
  /// - Returns: A function that returns the message of an error.
  func prefixed(_ what: String) -> (any Error) -> String {
    { [self] error in "\(what) \(message(error))" }
  }

  /// The message when a scheduled post could not be changed.
  ///
  /// - Parameters:
  ///   - error: Why.
  ///   - what: What was not done.
  /// - Returns: The message.
  func scheduledChange(_ error: any Error, _ what: String) -> String {
    if case .unknownMoment = error as? ProviderError { return strings.scheduledGone }
    return with(error, what)
  }

  /// The failure shown in place of the reader's lists when they could not be loaded.
  func lists(_ error: any Error) -> ListFailure {
    failure(strings.listsFailedTitle, error)
  }

  /// The failure shown in place of the versions of a moment when they could not be loaded.
  func edits(_ error: any Error) -> ListFailure {
    ListFailure(
      title: strings.editsFailedTitle,
      message: editsMessage(error),
      retryTitle: strings.retry
    )
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

  /// The message when a filter could not be saved.
  func filter(_ error: any Error) -> String { with(error, strings.filterNotSaved) }

  /// The message when a change of a list was rejected.
  func listChange(_ error: any Error) -> String { with(error, strings.listNotChanged) }

  /// The failure shown in place of the results when a search failed.
  func search(_ error: any Error) -> ListFailure {
    failure(strings.searchFailedTitle, error)
  }

  /// The failure shown in place of the outbox when it could not be loaded.
  func outbox(_ error: any Error) -> ListFailure {
    failure(strings.outboxFailedTitle, error)
  }

  /// The failure shown in place of a moment and its comments when they could not be loaded.
  func thread(_ error: any Error) -> ListFailure {
    failure(strings.threadFailedTitle, error)
  }

  /// The failure shown at the end of the comments when more could not be loaded.
  func nextComments(_ error: any Error) -> ListFailure {
    failure(strings.commentsFailedTitle, error)
  }

  /// The message when a moment could not be refreshed and the old rows stay.
  func threadRefresh(_ error: any Error) -> String {
    "\(strings.threadRefreshFailed) \(message(error))"
  }

  /// The message when a comment could not be deleted and is back.
  func deletion(_ error: any Error) -> String {
    if case .refused(let reason?) = error as? ProviderError {
      return "\(strings.deleteRefused) \(reason)"
    }
    return "\(strings.deleteRefused) \(message(error))"
  }

  /// The failure shown in place of a list of people when its first page could not be loaded.
  func people(_ error: any Error) -> ListFailure {
    failure(strings.peopleFailedTitle, error)
  }

  /// The message when a list of people could not be refreshed and the old rows stay.
  func peopleRefresh(_ error: any Error) -> String {
    "\(strings.peopleRefreshFailed) \(message(error))"
  }

  /// The message when a like was rejected and is undone.
  func like(_ error: any Error, isOn: Bool) -> String {
    with(error, isOn ? strings.likeRefused : strings.unlikeRefused)
  }

  /// The message when a boost was rejected and is undone.
  func boost(_ error: any Error, isOn: Bool) -> String {
    with(error, isOn ? strings.boostRefused : strings.unboostRefused)
  }

  /// The message when a bookmark was rejected and is undone.
  func bookmark(_ error: any Error, isOn: Bool) -> String {
    with(error, isOn ? strings.bookmarkRefused : strings.unbookmarkRefused)
  }

  /// The message when pinning was rejected and is undone.
  func pin(_ error: any Error, isOn: Bool) -> String {
    with(error, isOn ? strings.pinRefused : strings.unpinRefused)
  }

  /// The message when muting or blocking somebody was rejected and is undone.
  func moderation(_ error: any Error, name: String) -> String {
    with(error, strings.moderationRefused(name))
  }

  /// The message when muting a conversation was rejected and is undone.
  func conversation(_ error: any Error) -> String { with(error, strings.conversationRefused) }

  /// The message when a notification could not be dismissed and is back.
  func dismissal(_ error: any Error) -> String { with(error, strings.dismissRefused) }

  /// The message when a vote was rejected and is undone.
  func vote(_ error: any Error) -> String { with(error, strings.voteRefused) }

  /// The message when following was rejected and is undone.
  func follow(_ error: any Error, isOn: Bool, name: String) -> String {
    with(error, isOn ? strings.followRefused(name) : strings.unfollowRefused(name))
  }

  /// The message when a moment could not be deleted and is back.
  func momentDeletion(_ error: any Error) -> String {
    "\(strings.momentDeleteRefused) \(message(error))"
  }

  /// The text of a gap that could not be filled.
  func gap(_ error: any Error) -> String {
    "\(strings.pageFailedTitle). \(message(error))"
  }

  /// The message, followed by the provider's reason if there is one.
  private func with(_ error: any Error, _ text: String) -> String {
    if case .refused(let reason?) = error as? ProviderError { return "\(text) \(reason)" }
    return text
  }

  /// What happened and, where it helps, what to do, in one or two sentences.
  func message(_ error: any Error) -> String {
    guard let error = error as? ProviderError else { return strings.checkConnection }
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
