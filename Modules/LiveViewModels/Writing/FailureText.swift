import ListModel
import MomentsContracts
import SocialModel

/// Says what went wrong, in the reader's language.
struct FailureText {
  let strings: Strings

  /// What stands in place of the rows when the first page did not come.
  func firstPage(_ error: any Error) -> ListFailure {
    ListFailure(
      title: strings.timelineFailedTitle,
      message: message(error),
      retryTitle: strings.retry
    )
  }

  /// What stands in a shelf when its first page did not come.
  func shelf(_ error: any Error, kind: ExploreShelf.Kind) -> ListFailure {
    ListFailure(
      title: strings.shelfFailed(kind),
      message: message(error),
      retryTitle: strings.retry
    )
  }

  /// What stands at the end of the rows when the next page did not come.
  func nextPage(_ error: any Error) -> ListFailure {
    ListFailure(title: strings.pageFailedTitle, message: message(error), retryTitle: strings.retry)
  }

  /// What is told when a refresh failed and the old rows stay.
  func refresh(_ error: any Error) -> String {
    "\(strings.refreshFailed) \(message(error))"
  }

  /// What stands in place of the notifications when they did not come.
  func notifications(_ error: any Error) -> ListFailure {
    ListFailure(
      title: strings.notificationsFailedTitle,
      message: message(error),
      retryTitle: strings.retry
    )
  }

  /// What stands in place of the requests to follow the reader when they did not come.
  func followRequests(_ error: any Error) -> ListFailure {
    ListFailure(
      title: strings.followRequestsFailedTitle,
      message: message(error),
      retryTitle: strings.retry
    )
  }

  /// What stands in place of the reader's filters when they could not be read.
  func filters(_ error: any Error) -> ListFailure {
    ListFailure(
      title: strings.filtersFailedTitle,
      message: message(error),
      retryTitle: strings.retry
    )
  }

  /// What stands in place of what waits for its time when that did not come.
  func scheduled(_ error: any Error) -> ListFailure {
    ListFailure(
      title: strings.scheduledFailedTitle,
      message: message(error),
      retryTitle: strings.retry
    )
  }

  /// What is told where something was not done: that, and why.
  ///
  /// - Parameter what: What was not done.
  /// - Returns: What to tell of an error.
  func saying(_ what: String) -> (any Error) -> String {
    { [self] error in "\(what) \(message(error))" }
  }

  /// What is told when something that waits for its time could not be changed.
  ///
  /// - Parameters:
  ///   - error: Why.
  ///   - what: What was not done.
  /// - Returns: What to tell.
  func scheduledChange(_ error: any Error, _ what: String) -> String {
    if case .unknownMoment = error as? ProviderError { return strings.scheduledGone }
    return with(error, what)
  }

  /// What stands in place of the reader's lists when they did not come.
  func lists(_ error: any Error) -> ListFailure {
    ListFailure(
      title: strings.listsFailedTitle,
      message: message(error),
      retryTitle: strings.retry
    )
  }

  /// What stands in place of the versions of a moment when they did not come.
  func edits(_ error: any Error) -> ListFailure {
    ListFailure(
      title: strings.editsFailedTitle,
      message: editsMessage(error),
      retryTitle: strings.retry
    )
  }

  /// Why the versions of a moment did not come.
  func editsMessage(_ error: any Error) -> String {
    switch error as? ProviderError {
    case .httpStatus(_, 404), .httpStatus(_, 410): strings.editsNotKept
    default: message(error)
    }
  }

  /// What is told when a moment could not be translated.
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

  /// What is told when a filter could not be kept.
  func filter(_ error: any Error) -> String { with(error, strings.filterNotKept) }

  /// What is told when a change of a list was not taken.
  func listChange(_ error: any Error) -> String { with(error, strings.listNotChanged) }

  /// What stands in place of what a search finds when it could not be made.
  func search(_ error: any Error) -> ListFailure {
    ListFailure(
      title: strings.searchFailedTitle,
      message: message(error),
      retryTitle: strings.retry
    )
  }

  /// What stands in place of the outbox when it could not be read.
  func outbox(_ error: any Error) -> ListFailure {
    ListFailure(
      title: strings.outboxFailedTitle,
      message: message(error),
      retryTitle: strings.retry
    )
  }

  /// What stands in place of a moment and its comments when they did not come.
  func thread(_ error: any Error) -> ListFailure {
    ListFailure(
      title: strings.threadFailedTitle,
      message: message(error),
      retryTitle: strings.retry
    )
  }

  /// What stands at the end of the comments when more of them did not come.
  func nextComments(_ error: any Error) -> ListFailure {
    ListFailure(
      title: strings.commentsFailedTitle,
      message: message(error),
      retryTitle: strings.retry
    )
  }

  /// What is told when a moment could not be refreshed and the old rows stay.
  func threadRefresh(_ error: any Error) -> String {
    "\(strings.threadRefreshFailed) \(message(error))"
  }

  /// What is told when a comment could not be deleted and is back.
  func deletion(_ error: any Error) -> String {
    if case .refused(let reason?) = error as? ProviderError {
      return "\(strings.deleteRefused) \(reason)"
    }
    return "\(strings.deleteRefused) \(message(error))"
  }

  /// What stands in place of a list of people when its first page did not come.
  func people(_ error: any Error) -> ListFailure {
    ListFailure(
      title: strings.peopleFailedTitle,
      message: message(error),
      retryTitle: strings.retry
    )
  }

  /// What is told when a list of people could not be refreshed and the old rows stay.
  func peopleRefresh(_ error: any Error) -> String {
    "\(strings.peopleRefreshFailed) \(message(error))"
  }

  /// What is told when a like was refused and is undone.
  func like(_ error: any Error, wanted: Bool) -> String {
    with(error, wanted ? strings.likeRefused : strings.unlikeRefused)
  }

  /// What is told when a boost was refused and is undone.
  func boost(_ error: any Error, wanted: Bool) -> String {
    with(error, wanted ? strings.boostRefused : strings.unboostRefused)
  }

  /// What is told when a bookmark was refused and is undone.
  func bookmark(_ error: any Error, wanted: Bool) -> String {
    with(error, wanted ? strings.bookmarkRefused : strings.unbookmarkRefused)
  }

  /// What is told when pinning was refused and is undone.
  func pin(_ error: any Error, wanted: Bool) -> String {
    with(error, wanted ? strings.pinRefused : strings.unpinRefused)
  }

  /// What is told when muting or blocking somebody was refused and is undone.
  func moderation(_ error: any Error, name: String) -> String {
    with(error, strings.moderationRefused(name))
  }

  /// What is told when muting a conversation was refused and is undone.
  func conversation(_ error: any Error) -> String { with(error, strings.conversationRefused) }

  /// What is told when a notification could not be dismissed and is back.
  func dismissal(_ error: any Error) -> String { with(error, strings.dismissRefused) }

  /// What is told when a vote was refused and is undone.
  func vote(_ error: any Error) -> String { with(error, strings.voteRefused) }

  /// What is told when following was refused and is undone.
  func follow(_ error: any Error, wanted: Bool, name: String) -> String {
    with(error, wanted ? strings.followRefused(name) : strings.unfollowRefused(name))
  }

  /// What is told when a moment could not be deleted and is back.
  func momentDeletion(_ error: any Error) -> String {
    "\(strings.momentDeleteRefused) \(message(error))"
  }

  /// What a gap says that could not be filled.
  func gap(_ error: any Error) -> String {
    "\(strings.pageFailedTitle). \(message(error))"
  }

  /// What is undone, with the provider's reason if it gave one.
  private func with(_ error: any Error, _ told: String) -> String {
    if case .refused(let reason?) = error as? ProviderError { return "\(told) \(reason)" }
    return told
  }

  /// What happened and, where it helps, what to do; a sentence or two.
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
    case .rateLimited(let until): return strings.rateLimited(until)
    case .preparing: return strings.timelinePreparingMessage
    case .signInNeeded: return strings.signInNeeded
    case .unexpectedAnswer: return strings.unexpectedAnswer
    case .notKept(let path, _): return strings.notKept(name(path))
    }
  }

  private func message(_ reason: ProviderError.NetworkFailure) -> String {
    switch reason {
    case .offline, .unreachable, .other: strings.checkConnection
    case .timedOut: strings.timedOut
    case .insecure: strings.insecure
    }
  }

  /// A path in a sentence that may run the other way.
  private func name(_ path: String) -> String {
    "\u{2068}\(path)\u{2069}"
  }
}
