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

  /// Tracks a view of the moment and updates ages.
  public override func screenDidAppear() {
    super.screenDidAppear()
    preparation.screenWillAppear()
    content.refreshAges()
  }

  /// Commits the deletions that could still be undone.
  public func screenDidDisappear() {
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
  // MARK: Likes, boosts, votes

  /// Likes the moment or removes the like.
  @discardableResult
  public func toggleLike() -> Task<Void, Never> { like(content.root?.moment) }

  /// Likes a comment or removes the like.
  @discardableResult
  public func toggleLike(_ comment: ListItemID) -> Task<Void, Never> {
    like(content.comment(comment)?.moment)
  }

  private func like(_ moment: Moment?) -> Task<Void, Never> {
    moment.map { intents.toggleLike(of: $0, as: $0.postID) } ?? Task {}
  }

  /// Boosts the moment or removes the boost.
  @discardableResult
  public func toggleBoost() -> Task<Void, Never> {
    content.root.map { intents.toggleBoost(of: $0.moment, as: postID) } ?? Task {}
  }

  /// Chooses options of the moment's poll, votes, or shows the results.
  @discardableResult
  public func performInPoll(_ action: PollAction) -> Task<Void, Never> {
    guard let moment = content.root?.moment else { return Task {} }
    return intents.performInPoll(of: moment, as: postID) { content.perform(action, in: $0) }
  }

  /// Performs a command of the menu of the moment or of a comment.
  @discardableResult
  public func perform(_ command: MomentCommand, on moment: ListItemID) -> Task<Void, Never> {
    content.moment(moment).map { intents.perform(command, of: $0) } ?? Task {}
  }

  /// Shows who likes the moment.
  public func openLikers() {
    track("open-likers", postID)
    onRoute?(.people(.likers(of: ListItemID(postID))))
  }

  /// Shows who boosted the moment.
  public func openBoosters() {
    track("open-boosters", postID)
    onRoute?(.people(.boosters(of: ListItemID(postID))))
  }

  // MARK: Writing

  /// The text that invites the reader to comment; nil where nothing can be written.
  public var commentPrompt: String? { actions.supports(.post) ? strings.writeComment : nil }

  /// Opens the sheet to comment on the moment.
  public func writeComment() {
    guard let moment = content.root?.moment, !moment.isPending else { return }
    intents.write(.comment(on: ListItemID(postID)), "comment", postID)
  }

  /// Opens the sheet to reply to a comment.
  public func reply(to comment: ListItemID) {
    guard let moment = content.comment(comment)?.moment, !moment.isPending else { return }
    intents.write(.comment(on: comment), "reply", moment.postID)
  }

  /// Opens the sheet to edit the reader's own moment.
  public func edit() {
    guard content.root?.moment.isOwn == true else { return }
    intents.write(.edit(ListItemID(postID)), "edit", postID)
  }

  // MARK: Opening and closing

  /// Unfolds the text of the moment or folds it again.
  public func toggleFold() { content.toggleFold() }

  /// Opens or closes the content warning of the moment.
  public func toggleWarning() { content.toggleWarning(of: postID) }

  /// Opens or closes the content warning of a comment.
  public func toggleWarning(_ comment: ListItemID) {
    if content.comment(comment) != nil { content.toggleWarning(of: comment.description) }
  }

  /// Collapses or expands the replies to a comment.
  public func toggleCollapse(_ comment: ListItemID) {
    // The placeholder for a deleted comment has replies, too, but is not in the comments.
    content.toggleCollapse(of: comment.description)
  }

  /// Reveals a comment behind a placeholder for a filter or a mute.
  public func reveal(_ comment: ListItemID) {
    if content.comment(comment) != nil { content.reveal(comment.description) }
  }

  // MARK: Elsewhere

  /// Opens a photo of the moment.
  public func openPhoto(at index: Int) {
    if let root = content.root { open(root, photo: index) }
  }

  /// Leads to the photo viewer; an unknown comment or index is ignored.
  public func openPhoto(at index: Int, of comment: ListItemID) {
    if let comment = content.comment(comment) { open(comment, photo: index) }
  }

  private func open(_ comment: ThreadComment, photo index: Int) {
    guard comment.photos.indices.contains(index) else { return }
    let post = ListItemID(comment.moment.postID)
    track("open-photo", post.description)
    onRoute?(.photos(comment.photos, at: index, of: post, post: post))
  }

  /// Opens the parent of the moment.
  public func openParent() {
    guard let parent = content.parent else { return }
    track("open-moment", parent.postID)
    onRoute?(.moment(ListItemID(parent.postID)))
  }

  /// Follows a link, a mention or a hashtag.
  public func open(_ target: RichText.Style) { intents.open(target, from: postID) }

  /// Calls ``onRoute`` with the profile.
  public func openProfile(_ person: PersonReference) {
    onRoute?(.profile(person))
  }
}

// MARK: - Deleting

extension LiveThreadViewModel {
  /// Deletes one of the reader's own comments: it is removed immediately, and the provider is
  /// called when the deletion can no longer be undone.
  @discardableResult
  public func delete(_ comment: ListItemID) -> Task<Void, Never> {
    guard let moment = content.comment(comment)?.moment else { return Task {} }
    return delete(moment, message: strings.commentDeleted, refused: failures.deletion)
  }

  /// Deletes the reader's own moment, in the same way as comments.
  @discardableResult
  public func delete() -> Task<Void, Never> {
    guard let moment = content.root?.moment else { return Task {} }
    return delete(moment, message: strings.momentDeleted, refused: failures.momentDeletion)
  }

  private func delete(
    _ moment: Moment,
    message: String,
    refused: @escaping (any Error) -> String
  ) -> Task<Void, Never> {
    intents.delete(
      moment,
      .init(
        target: moment.postID,
        message: message,
        isSubject: moment.postID == postID,
        refused: refused,
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
