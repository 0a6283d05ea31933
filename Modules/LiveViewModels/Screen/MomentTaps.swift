import ListModel
import MomentsContracts
import SocialModel

/// A screen whose moments the reader bookmarks, mutes and blocks from a menu.
@MainActor
protocol MomentTaps: AnyObject {
  /// Who takes what the reader does.
  var actions: ReaderActions { get }
  /// What was tapped.
  var taps: ReaderTaps { get }
  /// Reads again what changed.
  var reads: ChangeReads { get }
  /// Tells what was refused.
  var messages: UserMessages { get }
  /// Words it.
  var failures: FailureText { get }

  /// Counts what the reader does.
  func track(_ action: String, _ target: String)
}

extension LiveTimelineViewModel: MomentTaps {}
extension LiveThreadViewModel: MomentTaps {}

extension MomentTaps {
  /// Keeps a moment for later, or does not any more.
  func toggleBookmark(_ shown: Moment) -> Task<Void, Never> {
    guard let bookmarks = actions.bookmarks, !shown.isPending else { return Task {} }
    let postID = shown.postID
    return toggle(
      .bookmark(postID: postID),
      ("bookmark", "unbookmark"),
      of: shown,
      isSet: shown.isBookmarked,
      ask: { try await bookmarks.setBookmarked($0, postID: postID) },
      told: failures.bookmark
    )
  }

  /// Shows one of the reader's own moments first on their profile, or not any more.
  func togglePin(_ shown: Moment) -> Task<Void, Never> {
    guard let pins = actions.pins, shown.canBePinned else { return Task {} }
    let postID = shown.postID
    return toggle(
      .pin(postID: postID),
      ("pin", "unpin"),
      of: shown,
      isSet: shown.isPinned ?? false,
      ask: { try await pins.setPinned($0, postID: postID) },
      told: failures.pin
    )
  }

  /// Mutes the conversation of a moment, or takes that back.
  func muteConversation(of shown: Moment) -> Task<Void, Never> {
    guard let moderation = actions.moderation, !shown.isPending else { return Task {} }
    let (postID, failures) = (shown.postID, failures)
    return toggle(
      .muteConversation(postID: postID),
      ("mute-conversation", "undo-mute-conversation"),
      of: shown,
      isSet: shown.isMuted,
      ask: { try await moderation.setConversationMuted($0, postID: postID) },
      told: { error, _ in failures.conversation(error) }
    )
  }

  private func toggle(
    _ mark: ReaderTaps.Mark,
    _ names: (set: String, takenAway: String),
    of shown: Moment,
    isSet: Bool,
    ask: @escaping @MainActor (Bool) async throws -> Void,
    told: @escaping (any Error, Bool) -> String
  ) -> Task<Void, Never> {
    let (wanted, work) = taps.toggle(
      mark,
      of: shown.postID,
      isSet: isSet,
      reads: reads,
      messages: messages,
      ask: ask,
      told: told
    )
    track(wanted ? names.set : names.takenAway, shown.postID)
    return work
  }

  /// Shows a moment in the language of the app, or as it was written again.
  func toggleTranslation(of shown: Moment) -> Task<Void, Never> {
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
          if !isCancellation(error) { messages.tell(failures.translation(error), .failure) }
        }
      }
    }
  }

  /// Mutes or blocks who wrote a moment, or takes that back: their rows go and come at once.
  func moderate(_ command: MomentCommand, _ shown: Moment) -> Task<Void, Never> {
    guard let moderation = actions.moderation, !shown.isOwn else { return Task {} }
    let (wanted, work) = taps.moderate(command, shown, with: moderation) { [weak self] error in
      guard let self else { return }
      await reads.read(ChangedContent(people: [shown.author.id])).value
      taps.notePerson(shown.author.id)
      guard let error else { return }
      messages.tell(failures.moderation(error, name: shown.author.displayName), .failure)
    }
    track(wanted ? command.rawValue : "undo-\(command.rawValue)", shown.author.id)
    return work
  }
}
