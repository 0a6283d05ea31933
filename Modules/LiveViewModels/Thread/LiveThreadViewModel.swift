import Foundation
public import ListModel
public import MomentsContracts
import MomentsLanguage
public import MomentsValues
public import SocialModel

/// One moment with its comments, over a provider's posts.
///
/// It makes a tree of the flat list that providers return, stores what the reader opened and
/// collapsed, and calls the provider for the reader's actions: for likes immediately, for deletions
/// after the time in which they can be undone. The provider is the source of truth: its
/// `ChangeSource` names what changed, and those posts are read again.
///
/// The stored posts of a `StoredThreadProvider` are shown immediately, while the network is
/// requested in the background.
@MainActor
public final class LiveThreadViewModel: LiveScreen, ThreadViewModel {
  /// The rows, the state of the screen, and that of paging.
  public var snapshot: Observable<ListSnapshot> { content.snapshot }

  /// Comments that arrived and are not in the list yet.
  public var newComments: Observable<NewItems?> { content.newComments }

  private let postID: String
  private let actions: ReaderActions
  private let content: ThreadContent
  private let loader: ThreadLoader
  private let preparation: PreparationWait
  private let intents: MomentIntents
  /// Requests the final counts of the moment's poll.
  private let pollEnds: PollEnds

  /// Makes the view model of one screen; nothing is loaded yet.
  ///
  /// - Parameters:
  ///   - moment: the identity of the post.
  ///   - threads: reads the moment and its comments.
  ///   - actions: the providers of the reader's actions.
  ///   - context: The surroundings of the screen.
  public init(
    moment: ListItemID,
    threads: any ThreadProvider,
    actions: ReaderActions,
    in context: ScreenContext
  ) {
    postID = moment.description
    self.actions = actions
    let time = context.time
    let output = ScreenOutput(named: "thread", in: context)
    let taps = ReaderTaps()
    pollEnds = PollEnds(polls: actions.polls, now: time.now, clock: time.clock)
    content = ThreadContent(
      ThreadContent.Style(
        postID: postID,
        strings: context.strings,
        timeZone: time.timeZone,
        offers: actions,
        now: time.now
      )
    )
    preparation = PreparationWait(clock: time.clock, now: time.now)
    loader = ThreadLoader(
      postID: postID,
      threads: threads,
      failures: context.failures,
      parts: .init(
        content: content,
        preparation: preparation,
        messages: output.messages,
        taps: taps
      )
    )
    intents = MomentIntents(actions, taps: taps, reads: loader.reads, output: output, in: context)
    super.init(output, in: context)
    loader.reads.follow(context.changes) { [weak loader] in loader?.take($1) }
    pollEnds.onEnd = { [weak content] _ in content?.publish() }
    content.isRemoved = { [intents] in intents.isRemoved($0) }
    content.hasMorePages = { [weak loader] in loader?.hasMorePages ?? false }
    content.onPublish = { [pollEnds] in pollEnds.follow([$0]) }
  }

  // MARK: The screen

  /// Tracks a view of the moment, and updates the ages while it is visible.
  public override func screenDidAppear() {
    super.screenDidAppear()
    preparation.screenWillAppear()
    beginAging { [content] in content.refreshAges() }
  }

  /// Commits the deletions that could still be undone.
  public func screenDidDisappear() {
    endAging()
    preparation.screenWillDisappear()
    intents.commitDeletions()
  }

  // MARK: Loading

  /// Loads the moment and its first comments, unless they are loaded already; stored posts are
  /// shown immediately.
  public func load() async { await loader.load() }

  /// Loads the moment and its comments again; the reader's openings, likes and deletions stay.
  public func reload() async { await loader.reload() }

  /// Loads more comments.
  public func loadMore() async { await loader.loadMore() }

  /// Checks for new comments periodically, until the calling task is cancelled.
  public func watch() async {
    while !Task.isCancelled {
      do {
        try await context.time.clock.pause(for: context.time.commentInterval)
      } catch {
        return
      }
      await loader.checkForNewComments()
    }
  }

  /// Inserts the new comments into the tree.
  @discardableResult
  public func showNewComments() -> ListItemID? {
    guard content.newComments.value != nil else { return nil }
    track("show-new-comments", postID)
    return content.showNewComments()
  }
}

extension LiveThreadViewModel {
  /// The text that invites the reader to comment; nil where nothing can be written.
  public var commentPrompt: String? { actions.supports(.post) ? strings.writeComment : nil }

  /// Performs a command on the moment, on a comment, or on the moment that it replies to.
  @discardableResult
  public func perform(_ command: MomentCommand, on moment: ListItemID) -> Task<Void, Never> {
    let (shown, isMoment) = (content.moment(moment), content.isMoment(moment))
    switch command {
    case .fold: if isMoment { content.toggleFold() }
    case .warning:
      if shown != nil { content.toggleWarning(of: isMoment ? postID : moment.description) }
    // The placeholder for a deleted comment has replies, too, but is not in the comments.
    case .collapse: content.toggleCollapse(of: moment.description)
    case .reveal: if shown != nil { content.reveal(moment.description) }
    case .delete: return shown.map(delete) ?? Task {}
    case .reply where isMoment:
      if shown?.isPending == false { intents.write(.comment(on: moment), "comment", postID) }
    default: return shown.map { intents.perform(command, of: $0, as: $0.postID) } ?? Task {}
    }
    return Task {}
  }

  /// Chooses options of the moment's poll, votes, or shows the results.
  @discardableResult
  public func perform(_ action: PollAction, inPollOf moment: ListItemID) -> Task<Void, Never> {
    guard let shown = content.moment(moment), content.isMoment(moment) else { return Task {} }
    return intents.performInPoll(of: shown, as: postID) { content.perform(action, in: $0) }
  }

  // MARK: Elsewhere

  /// Leads to the photo viewer; an unknown post or index is ignored.
  public func openPhoto(at index: Int, of moment: ListItemID) {
    guard let shown = content.post(moment), shown.photos.indices.contains(index) else { return }
    track("open-photo", moment.description)
    onRoute?(.photos(shown.photos, at: index, of: moment, post: moment))
  }

  /// Follows a link, a mention or a hashtag.
  public func open(_ target: RichText.Style, in moment: ListItemID) {
    intents.open(target, from: postID)
  }

  /// Calls ``onRoute`` with the profile.
  public func openProfile(_ person: PersonReference) {
    onRoute?(.profile(person))
  }
}

// MARK: - Deleting

extension LiveThreadViewModel {
  /// Deletes the reader's own moment or one of their comments: it is removed immediately, and the
  /// provider is called when the deletion can no longer be undone.
  private func delete(_ moment: Moment) -> Task<Void, Never> {
    let isMoment = content.isMoment(ListItemID(moment.postID))
    return intents.delete(
      moment,
      .init(
        target: moment.postID,
        message: isMoment ? strings.momentDeleted : strings.commentDeleted,
        isSubject: moment.postID == postID,
        refused: { [failures, strings] error in
          isMoment
            ? failures.message(error, after: strings.momentDeleteRefused)
            : failures.message(error, after: strings.deleteRefused)
        },
        show: { [weak loader, weak content] step in
          switch step {
          case .removed, .restored: loader?.showDeletions()
          case .done: content?.rebuild()
          }
        }
      )
    )
  }

  /// Restores the post that a message offers to restore.
  public func undo(_ message: UserMessage.ID) {
    if intents.undo(message) != nil { loader.showDeletions() }
  }
}
