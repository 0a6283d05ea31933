import Foundation
public import ListModel
public import MomentsContracts
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
  /// The rows, in sections.
  public var sections: Observable<[ListSection]> { content.sections }

  /// The state of the screen as a whole.
  public var state: Observable<ListState> { pager.state }

  /// The state of paging, shown at the end of the comments.
  public var pagingState: Observable<PagingState> { pager.pagingState }

  /// Comments that arrived and are not in the list yet.
  public var newComments: Observable<ThreadNewComments?> { content.newComments }

  /// The result of a request for a thread.
  private enum Page: Sendable {
    /// The moment with its first comments.
    case first(MomentThread)
    /// More comments.
    case further(SocialModel.Page<Moment>)
  }

  let postID: String
  let actions: ReaderActions
  let content: ThreadContent
  let reads = ChangeReads()
  let taps = ReaderTaps()
  /// The reader's deletions, of the moment itself or of comments.
  let deletions: Deletions
  let commentProvider: any CommentProvider

  private let threads: any ThreadProvider
  /// Requests the final counts of the moment's poll.
  private let pollEnds: PollEnds
  private lazy var pager = makePager()

  /// Makes the view model of one screen; nothing is loaded yet.
  ///
  /// - Parameters:
  ///   - moment: the identity of the post.
  ///   - threads: reads the moment and its comments.
  ///   - comments: deletes comments, and finds new ones.
  ///   - actions: the providers of the reader's actions.
  ///   - context: The surroundings of the screen.
  public init(
    moment: ListItemID,
    threads: any ThreadProvider,
    comments: any CommentProvider,
    actions: ReaderActions,
    in context: ScreenContext
  ) {
    postID = moment.description
    self.threads = threads
    commentProvider = comments
    self.actions = actions
    let time = context.time
    deletions = Deletions(clock: time.clock)
    pollEnds = PollEnds(votes: actions.votes, now: time.now, clock: time.clock)
    content = ThreadContent(
      ThreadContent.Style(
        postID: postID,
        strings: context.strings,
        timeZone: time.timeZone,
        offers: actions,
        now: time.now
      )
    )
    super.init(named: "thread", in: context)
    reads.perform = { [weak self] in await self?.readAgain($0) }
    reads.hasContent = { [weak content] in content?.root != nil }
    reads.isPageLoading = { [weak self] in
      self.map { $0.pager.isLoadingFirst || $0.pagingState.value == .loading } ?? false
    }
    reads.follow(context.changes) { [weak self] in self?.take($0) }
    pollEnds.onEnd = { [weak content] _ in content?.publish() }
    content.isRemoved = { [deletions] in deletions.removed.contains($0) }
    content.hasMorePages = { [weak self] in self?.pager.next != nil }
    content.onPublish = { [pollEnds] in pollEnds.follow([$0]) }
  }

  /// Tracks a view of the moment and updates ages.
  public override func screenDidAppear() {
    super.screenDidAppear()
    content.refreshAges()
  }

  // MARK: Pages

  /// Loads the moment and its first comments, unless they are loaded already.
  ///
  /// Stored posts are shown immediately; if they cannot be read, everything is loaded as if nothing
  /// were stored.
  public func load() async {
    guard state.value != .content else { return }
    if let thread = try? await stored?.storedThread(of: postID), !Task.isCancelled {
      pager.show(.first(thread), next: thread.next)
    }
    await reload()
  }

  /// Loads the moment and its comments again; the reader's openings, likes and deletions stay.
  public func reload() async {
    await pager.reload()
    reads.pageDidEnd()
  }

  /// Loads more comments.
  public func loadMore() async {
    await pager.loadMore()
    reads.pageDidEnd()
  }

  private func makePager() -> ListPager<Page, PageCursor> {
    let pager = ListPager<Page, PageCursor>(
      texts: ListTexts(
        empty: ListEmptyMessage(title: strings.momentDeleted, message: ""),
        failure: { [failures] in failures.thread($0) },
        pageFailure: { [failures] in failures.nextComments($0) }
      ),
      fetch: { [threads, postID, stored] cursor, _ in
        if let cursor {
          let page = try await threads.comments(of: postID, after: cursor)
          return (.further(page), page.next)
        }
        var thread = try await threads.thread(of: postID)
        if let known = try await stored?.storedThread(of: postID) {
          // The stored thread also has the optimistic updates, which the server does not know
          // yet.
          (thread.moment, thread.ancestors) = (known.moment, known.ancestors)
          thread.comments = known.comments
        }
        return (.first(thread), thread.next)
      },
      take: { [weak self] page, _ in self?.take(page) ?? .nothing }
    )
    pager.onReloadFailure = { [messages, failures] in
      messages.show(failures.threadRefresh($0), .failure)
    }
    return pager
  }

  private func take(_ page: Page) -> PageOutcome {
    switch page {
    case .first(let thread):
      content.replace(with: thread)
      reportSkipped(thread.skipped)
      // A moment without comments is content too.
      return .rows
    case .further(let page):
      let hasNew = content.append(page.items)
      reportSkipped(page.skipped)
      return hasNew ? .rows : .nothing
    }
  }

  private func reportSkipped(_ skipped: [SkippedItem]) {
    guard !skipped.isEmpty else { return }
    messages.show(strings.skippedMoments(skipped.count), .information)
  }

  /// Replaces the rows by a state, for a moment that was deleted, or shows them again.
  func show(_ state: ListState) { pager.show(state) }

  // MARK: Changes

  /// The provider as one that stores the thread on this machine; nil where it does not.
  private var stored: (any StoredThreadProvider)? { threads.storedThreads }

  /// Handles a change: reads only what it names.
  private func take(_ change: SocialChange) {
    reads.take(
      ChangedContent(
        isStructural: change.threads.contains(where: content.contains),
        posts: change.posts,
        people: change.accounts
      )
    )
  }

  private func readAgain(_ changed: ChangedContent) async {
    do {
      if changed.isStructural, let stored {
        try await readThread(of: stored)
      } else {
        try await readPosts(changed)
      }
    } catch {
      if !isCancellation(error) { messages.show(failures.threadRefresh(error), .failure) }
    }
  }

  /// Reads the whole thread, after comments were inserted or deleted.
  private func readThread(of stored: any StoredThreadProvider) async throws {
    guard let thread = try await stored.storedThread(of: postID) else { return showThatItIsGone() }
    let known = content.commentsByPost
    let new = await ThreadComment.comments(of: thread.comments, knowing: known)
    // Another read is about to replace all of it.
    guard !pager.isLoadingFirst else { return }
    taps.notePosts(([thread.moment] + thread.comments).lazy.map(\.postID))
    content.install(thread, new, known: known)
  }

  /// Reads some posts; only their rows are built again.
  private func readPosts(_ changed: ChangedContent) async throws {
    let ids = content.posts(namedBy: changed)
    guard !ids.isEmpty else { return }
    let posts = try await threads.posts(ids)
    taps.notePosts(ids)
    guard !ids.contains(postID) || posts.contains(where: { $0.postID == postID }) else {
      return showThatItIsGone()
    }
    content.update(posts, of: ids)
  }

  /// Shows that the moment was deleted, here or elsewhere.
  private func showThatItIsGone() {
    guard !deletions.removed.contains(postID) else { return }
    content.removeAll()
    pager.show(.failed(failures.thread(ProviderError.unknownMoment(id: postID))))
  }

  // MARK: New comments

  /// Checks for new comments periodically, until the calling task is cancelled.
  public func watch() async {
    while !Task.isCancelled {
      do {
        try await context.time.clock.pause(for: context.time.commentInterval)
      } catch {
        return
      }
      await checkForNewComments()
    }
  }

  /// Checks for comments that are neither in the list nor on pages that were not loaded yet.
  private func checkForNewComments() async {
    guard state.value == .content, !pager.isLoadingFirst, pager.next == nil else { return }
    let generation = pager.generation
    // The reader did not request this check: a failure is not shown, and the next check tries
    // again.
    let known = content.knownPosts
    guard let found = try? await commentProvider.newComments(of: postID, except: known),
      generation == pager.generation
    else { return }
    content.hold(found)
  }

  /// Inserts the new comments into the tree.
  @discardableResult
  public func showNewComments() -> ListItemID? {
    guard content.newComments.value != nil else { return nil }
    track("show-new-comments", postID)
    return content.showNewComments()
  }
}
