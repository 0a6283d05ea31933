import ListModel
import MomentsContracts
import SocialModel

/// A screen whose moments the reader bookmarks, mutes and blocks from a menu.
@MainActor
protocol MomentTaps: AnyObject {
  /// The actions that providers support.
  var actions: ReaderActions { get }
  /// The taps whose result was not read yet.
  var taps: ReaderTaps { get }
  /// Reads changed rows again.
  var reads: ChangeReads { get }
  /// Shows messages, such as rejections.
  var messages: UserMessages { get }
  /// Builds the texts of failures.
  var failures: FailureText { get }
  /// Called with the route of each screen that the reader opens.
  var onRoute: (@MainActor (Route) -> Void)? { get }

  /// Tracks an action of the reader.
  func track(_ action: String, _ target: String?)
}

extension LiveTimelineViewModel: MomentTaps {}
extension LiveThreadViewModel: MomentTaps {}

extension MomentTaps {
  /// Performs a command of the menu of a moment.
  ///
  /// The screen itself handles how the time is shown.
  func perform(_ command: MomentCommand, of shown: Moment) -> Task<Void, Never> {
    switch command {
    case .toggleTime: return Task {}
    case .bookmark: return toggleBookmark(shown)
    case .pin: return togglePin(shown)
    case .mutePerson, .blockPerson: return moderate(command, shown)
    case .muteConversation: return muteConversation(of: shown)
    case .translate: return toggleTranslation(of: shown)
    case .filterWord, .report, .showEdits, .quote, .openQuoted, .openPage:
      if let route = route(of: command, shown) {
        onRoute?(route)
        track(command.rawValue, shown.postID)
      }
      return Task {}
    }
  }

  /// Where a command of the menu leads; nil where it leads nowhere.
  private func route(of command: MomentCommand, _ shown: Moment) -> Route? {
    switch command {
    case .filterWord: return .filter(shown.filterSubject)
    case .report: return shown.reportSubject.map(Route.report)
    case .showEdits where actions.showsEdits && shown.isEdited:
      return .edits(of: ListItemID(shown.postID))
    case .quote where actions.compose != nil && shown.canBeQuoted:
      return .compose(.quote(of: ListItemID(shown.postID)))
    case .openQuoted: return shown.quote?.opened.map(Route.moment)
    case .openPage: return shown.url.map(Route.link)
    default: return nil
    }
  }

  /// Bookmarks a moment, or removes the bookmark.
  private func toggleBookmark(_ shown: Moment) -> Task<Void, Never> {
    guard let bookmarks = actions.bookmarks, !shown.isPending else { return Task {} }
    let postID = shown.postID
    return toggle(
      .bookmark(postID: postID),
      ("bookmark", "unbookmark"),
      of: shown,
      isSet: shown.isBookmarked,
      send: { try await bookmarks.setBookmarked($0, postID: postID) },
      failure: failures.bookmark
    )
  }

  /// Pins one of the reader's own moments, or unpins it.
  private func togglePin(_ shown: Moment) -> Task<Void, Never> {
    guard let pins = actions.pins, shown.canBePinned else { return Task {} }
    let postID = shown.postID
    return toggle(
      .pin(postID: postID),
      ("pin", "unpin"),
      of: shown,
      isSet: shown.isPinned ?? false,
      send: { try await pins.setPinned($0, postID: postID) },
      failure: failures.pin
    )
  }

  /// Mutes the conversation of a moment, or unmutes it.
  private func muteConversation(of shown: Moment) -> Task<Void, Never> {
    guard let moderation = actions.moderation, !shown.isPending else { return Task {} }
    let (postID, failures) = (shown.postID, failures)
    return toggle(
      .muteConversation(postID: postID),
      ("mute-conversation", "undo-mute-conversation"),
      of: shown,
      isSet: shown.isMuted,
      send: { try await moderation.setConversationMuted($0, postID: postID) },
      failure: { error, _ in failures.conversation(error) }
    )
  }

  private func toggle(
    _ mark: ReaderTaps.Mark,
    _ names: (set: String, takenAway: String),
    of shown: Moment,
    isSet: Bool,
    send: @escaping @MainActor (Bool) async throws -> Void,
    failure: @escaping (any Error, Bool) -> String
  ) -> Task<Void, Never> {
    let (isOn, work) = taps.toggle(
      mark,
      of: shown.postID,
      isSet: isSet,
      reads: reads,
      messages: messages,
      send: send,
      failure: failure
    )
    track(isOn ? names.set : names.takenAway, shown.postID)
    return work
  }

  /// Translates a moment, or shows the original again.
  private func toggleTranslation(of shown: Moment) -> Task<Void, Never> {
    guard let translations = actions.translations, let state = shown.translation else {
      return Task {}
    }
    let (postID, language) = (shown.postID, failures.strings.language.rawValue)
    switch state {
    case .loading: return Task {}
    case .shown:
      track("show-original", postID)
      return Task { await translations.showOriginal(of: postID) }
    case .offered, .original:
      track("translate", postID)
      return Task { [messages, failures] in
        do {
          try await translations.translate(postID, into: language)
        } catch {
          if !isCancellation(error) { messages.show(failures.translation(error), .failure) }
        }
      }
    }
  }

  /// Mutes or blocks the author of a moment, or undoes that: their rows are removed or shown
  /// immediately.
  private func moderate(_ command: MomentCommand, _ shown: Moment) -> Task<Void, Never> {
    guard let moderation = actions.moderation, !shown.isOwn else { return Task {} }
    let (isOn, work) = taps.moderate(command, shown, with: moderation) { [weak self] error in
      guard let self else { return }
      await reads.read(ChangedContent(people: [shown.author.id])).value
      taps.notePerson(shown.author.id)
      guard let error else { return }
      messages.show(failures.moderation(error, name: shown.author.displayName), .failure)
    }
    track(isOn ? command.rawValue : "undo-\(command.rawValue)", shown.author.id)
    return work
  }
}
