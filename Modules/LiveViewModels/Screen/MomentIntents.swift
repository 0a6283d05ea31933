import ListModel
import MomentsContracts
import MomentsLanguage
import MomentsValues
import SocialModel

/// The reader's intents with the moments of one screen: likes, votes, deletions and the commands of
/// their menu.
///
/// Each calls a provider. Rows change when the provider's change is read; until then only the last
/// tap and the deletions that can be undone are known, here.
@MainActor
final class MomentIntents {
  /// A deletion, as the screen shows it.
  struct Deletion {
    /// A step at which rows change.
    enum Step {
      case removed
      case restored
      /// The provider deleted the post, and its rows were read.
      case done
    }

    /// The name of the row for tracking.
    let target: String
    /// The message that offers to undo it.
    let message: String
    /// Whether the screen is about the post, which stays removed and is not read again.
    var isSubject = false
    /// The text of a refusal.
    let refused: (any Error) -> String
    /// Shows the rows; MUST NOT keep the screen alive.
    let show: @MainActor (Step) -> Void
  }

  private let offers: ReaderActions
  private let output: ScreenOutput
  private let failures: FailureText
  private let taps: ReaderTaps
  private let reads: ChangeReads
  private let deletions: Deletions
  private var strings: Strings { failures.strings }

  /// Makes the intents of a screen.
  ///
  /// - Parameters:
  ///   - offers: The providers of the reader's actions.
  ///   - taps: Shared with what reads the rows.
  ///   - reads: Reads rows again.
  ///   - output: Shows messages, and leads to other screens.
  ///   - context: The surroundings of the screen.
  init(
    _ offers: ReaderActions,
    taps: ReaderTaps,
    reads: ChangeReads,
    output: ScreenOutput,
    in context: ScreenContext
  ) {
    self.offers = offers
    self.taps = taps
    self.reads = reads
    self.output = output
    failures = context.failures
    deletions = Deletions(clock: context.time.clock)
  }

  // MARK: Votes, follows

  /// Performs an action in the poll of a moment.
  ///
  /// - Parameters:
  ///   - moment: The moment.
  ///   - target: The name of its row for tracking.
  ///   - ballot: Shows the action; returns the choices to vote for, or nil if it is no vote.
  /// - Returns: The task of the vote.
  func performInPoll(
    of moment: Moment,
    as target: String,
    ballot: (Poll) -> [Int]?
  ) -> Task<Void, Never> {
    guard offers.supports(.vote), let poll = moment.poll, let choices = ballot(poll)
    else { return Task {} }
    output.track("vote", target)
    let postID = moment.postID
    return Task { [offers, reads, output, failures] in
      let failure = await offers.provider.failure(of: .vote(choices, postID: postID))
      await reads.read(ChangedContent(posts: [postID])).value
      if let failure {
        output.messages.show(failures.refusal(failure, failures.strings.voteRefused), .failure)
      }
    }
  }

  /// Follows or unfollows a person.
  ///
  /// - Parameters:
  ///   - person: The person.
  ///   - isFollowed: Whether the reader is shown to follow them.
  ///   - read: Reads the relationship again; MUST NOT keep the screen alive.
  /// - Returns: The task of the follow.
  func toggleFollow(
    of person: PersonReference,
    isFollowed: Bool,
    read: @escaping @MainActor () async -> Void
  ) -> Task<Void, Never> {
    let tap = taps.toggle(
      { .follow($0, accountID: person.id) },
      isSet: isFollowed,
      by: offers.provider,
      ended: { [weak self] error, isOn in
        guard let self else { return }
        await read()
        taps.notePerson(person.id)
        guard let error else { return }
        output.messages.show(failures.follow(error, isOn: isOn, name: person.name), .failure)
      }
    )
    output.track(tap.isOn ? "follow" : "unfollow", person.id)
    return tap.work
  }

  /// Requests the opposite of a state; then reads the post, if no change named it yet, and shows a
  /// rejection.
  private func toggle(
    _ action: (Bool) -> ReaderAction,
    _ names: (set: String, takenAway: String),
    of shown: Moment,
    as target: String,
    isSet: Bool,
    refused: (set: String, takenAway: String)
  ) -> Task<Void, Never> {
    let postID = shown.postID
    let tap = taps.toggle(action, isSet: isSet, by: offers.provider) {
      [reads, output, failures] error, isOn in
      await reads.read(ChangedContent(posts: [postID])).value
      guard let error else { return }
      let what = isOn ? refused.set : refused.takenAway
      output.messages.show(failures.refusal(error, what), .failure)
    }
    output.track(tap.isOn ? names.set : names.takenAway, target)
    return tap.work
  }

  // MARK: Deleting

  /// The posts that the reader deleted, which may still be restored.
  var removed: Set<String> { deletions.removed }

  /// Whether the reader deleted a post.
  func isRemoved(_ postID: String) -> Bool { deletions.removed.contains(postID) }

  /// Deletes one of the reader's own posts: it is removed immediately, and the provider is called
  /// when the deletion can no longer be undone.
  func delete(_ moment: Moment, _ deletion: Deletion) -> Task<Void, Never> {
    let postID = moment.postID
    guard offers.supports(.delete), moment.isOwn, deletions.remove(postID) else { return Task {} }
    output.track("delete", deletion.target)
    deletion.show(.removed)
    let message = output.messages.show(
      deletion.message,
      .information,
      undoTitle: strings.undo
    )
    let send = { @Sendable [offers] in
      _ = try await offers.provider.perform(.delete(postID: postID))
    }
    return deletions.begin(postID, message: message, send: send) { [weak self] end in
      guard let self else { return }
      switch end {
      case .done:
        guard !deletion.isSubject else { return }
        // From here on the provider decides whether it exists: it is restored if the server
        // refuses later.
        await reads.read(ChangedContent(isStructural: true, posts: [postID])).value
        deletions.forget(postID)
        deletion.show(.done)
      case .refused(let error):
        deletion.show(.restored)
        output.messages.show(deletion.refused(error), .failure)
      }
    }
  }

  /// Restores the post of a message.
  ///
  /// - Returns: The post; nil where nothing can be undone.
  func undo(_ message: UserMessage.ID) -> String? {
    guard let postID = deletions.undo(message) else { return nil }
    output.track("undo-delete", postID)
    return postID
  }

  /// Commits the deletions that could still be undone.
  func commitDeletions() { deletions.commitAll() }

  // MARK: Elsewhere

  /// Opens the sheet to write in; does nothing where nothing can be written.
  func write(_ purpose: ComposePurpose, _ action: String, _ target: String) {
    guard offers.supports(.post) else { return }
    output.track(action, target)
    output.open(.compose(purpose))
  }

  /// Follows a link, a mention or a hashtag.
  func open(_ target: RichText.Style, from source: String) {
    guard let route = target.route else { return }
    output.open(route)
    output.track("open-link", source)
  }

  // MARK: Commands

  /// Performs a command on a moment.
  ///
  /// The screen itself handles deletions and what it opens and folds.
  ///
  /// - Parameters:
  ///   - command: The command.
  ///   - shown: The moment.
  ///   - target: The name of its row for tracking.
  /// - Returns: The task, which ends when the provider has responded.
  func perform(
    _ command: MomentCommand,
    of shown: Moment,
    as target: String
  ) -> Task<Void, Never> {
    switch command {
    case .delete, .fold, .warning, .collapse, .reveal, .toggleTime: break
    case .like: return toggleLike(of: shown, as: target)
    case .boost: return toggleBoost(of: shown, as: target)
    case .bookmark: return toggleBookmark(shown)
    case .pin: return togglePin(shown)
    case .mutePerson, .blockPerson: return moderate(command, shown)
    case .muteConversation: return muteConversation(of: shown)
    case .translate: return toggleTranslation(of: shown)
    case .reply:
      if !shown.isPending {
        write(.comment(on: ListItemID(shown.postID)), command.rawValue, target)
      }
    case .edit:
      if shown.isOwn { write(.edit(ListItemID(shown.postID)), command.rawValue, target) }
    case .openMoment, .openLikers, .openBoosters, .filterWord, .report, .showEdits, .quote,
      .openQuoted, .openPage:
      if let route = route(of: command, shown) {
        output.open(route)
        output.track(command.rawValue, command == .openMoment ? target : shown.postID)
      }
    }
    return Task {}
  }

  /// Where a command leads; nil where it leads nowhere.
  private func route(of command: MomentCommand, _ shown: Moment) -> Route? {
    let post = ListItemID(shown.postID)
    switch command {
    case .openMoment: return .moment(post)
    case .openLikers: return .people(.likers(of: post))
    case .openBoosters: return .people(.boosters(of: post))
    case .filterWord: return .filter(shown.filterSubject)
    case .report: return shown.reportSubject.map(Route.report)
    case .showEdits where offers.showsEdits && shown.isEdited: return .edits(of: post)
    case .quote where offers.supports(.post) && shown.canBeQuoted:
      return .compose(.quote(of: post))
    case .openQuoted: return shown.quote?.opened.map(Route.moment)
    case .openPage: return shown.url.map(Route.link)
    default: return nil
    }
  }

  /// Likes a moment or removes the like.
  private func toggleLike(of shown: Moment, as target: String) -> Task<Void, Never> {
    toggle(
      { .like($0, postID: shown.postID) },
      ("like", "unlike"),
      of: shown,
      as: target,
      isSet: shown.like.isLiked,
      refused: (strings.likeRefused, strings.unlikeRefused)
    )
  }

  /// Boosts a moment or removes the boost.
  private func toggleBoost(of shown: Moment, as target: String) -> Task<Void, Never> {
    guard offers.supports(.boost), shown.canBeBoosted else { return Task {} }
    return toggle(
      { .boost($0, postID: shown.postID) },
      ("boost", "unboost"),
      of: shown,
      as: target,
      isSet: shown.isBoosted,
      refused: (strings.boostRefused, strings.unboostRefused)
    )
  }

  /// Bookmarks a moment, or removes the bookmark.
  private func toggleBookmark(_ shown: Moment) -> Task<Void, Never> {
    guard offers.supports(.bookmark), !shown.isPending else { return Task {} }
    return toggle(
      { .bookmark($0, postID: shown.postID) },
      ("bookmark", "unbookmark"),
      of: shown,
      as: shown.postID,
      isSet: shown.isBookmarked,
      refused: (strings.bookmarkRefused, strings.unbookmarkRefused)
    )
  }

  /// Pins one of the reader's own moments, or unpins it.
  private func togglePin(_ shown: Moment) -> Task<Void, Never> {
    guard offers.supports(.pin), shown.canBePinned else { return Task {} }
    return toggle(
      { .pin($0, postID: shown.postID) },
      ("pin", "unpin"),
      of: shown,
      as: shown.postID,
      isSet: shown.isPinned ?? false,
      refused: (strings.pinRefused, strings.unpinRefused)
    )
  }

  /// Mutes the conversation of a moment, or unmutes it.
  private func muteConversation(of shown: Moment) -> Task<Void, Never> {
    guard offers.supports(.muteConversation), !shown.isPending else { return Task {} }
    return toggle(
      { .muteConversation($0, postID: shown.postID) },
      ("mute-conversation", "undo-mute-conversation"),
      of: shown,
      as: shown.postID,
      isSet: shown.isMuted,
      refused: (strings.conversationRefused, strings.conversationRefused)
    )
  }

  /// Translates a moment, or shows the original again.
  private func toggleTranslation(of shown: Moment) -> Task<Void, Never> {
    guard let translations = offers.translations, let state = shown.translation else {
      return Task {}
    }
    let (postID, language) = (shown.postID, strings.language.rawValue)
    switch state {
    case .loading: return Task {}
    case .shown:
      output.track("show-original", postID)
      return Task { await translations.showOriginal(of: postID) }
    case .offered, .original:
      output.track("translate", postID)
      return Task { [output, failures] in
        do {
          try await translations.translate(postID, into: language)
        } catch {
          output.show(failure: error, failures.translation)
        }
      }
    }
  }

  /// Mutes or blocks the author of a moment, or undoes that: their rows are removed or shown
  /// immediately.
  private func moderate(_ command: MomentCommand, _ shown: Moment) -> Task<Void, Never> {
    let mutes = command == .mutePerson
    guard offers.supports(mutes ? .mute : .block), !shown.isOwn else { return Task {} }
    let id = shown.author.id
    let tap = taps.toggle(
      { mutes ? .mute($0, accountID: id) : .block($0, accountID: id) },
      isSet: shown.hiding == (mutes ? .muted : .blocked),
      by: offers.provider,
      ended: { [weak self] error, _ in
        guard let self else { return }
        await reads.read(ChangedContent(people: [id])).value
        taps.notePerson(id)
        guard let error else { return }
        output.messages.show(
          failures.refusal(error, strings.moderationRefused(shown.author.displayName)),
          .failure
        )
      }
    )
    output.track(tap.isOn ? command.rawValue : "undo-\(command.rawValue)", id)
    return tap.work
  }
}
