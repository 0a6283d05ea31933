import ListModel
import MomentsLanguage
import SocialModel

/// Loads a moment and the pages of its comments into the content of a thread, from the store and
/// from the network, and reads changes.
@MainActor
final class ThreadLoader {
  /// The parts of the screen that loading uses.
  struct Parts {
    let content: ThreadContent
    let preparation: PreparationWait
    let messages: UserMessages
    let taps: ReaderTaps
  }

  /// The result of a request for a thread.
  private enum Page: Sendable {
    /// The moment with its first comments.
    case first(MomentThread)
    /// More comments.
    case further(SocialModel.Page<Moment>)
  }

  private var state: ListState { content.snapshot.value.state }
  /// Whether there are comments on pages that were not loaded yet.
  var hasMorePages: Bool { pager.next != nil }
  /// Reads what is shown again.
  private(set) lazy var reads = ChangeReads(
    hasContent: { [weak self] in self?.content.root != nil },
    isPageLoading: { [weak self] in
      self.map { $0.pager.isLoadingFirst || $0.content.snapshot.value.paging == .loading } ?? false
    },
    perform: { [weak self] in await self?.readAgain($0) }
  )

  private let postID: String
  private let threads: any ThreadProvider
  private let failures: FailureText
  private let parts: Parts
  private let skipped: SkippedItems
  private lazy var pager = makePager()
  /// Whether the comments are those of the network, and not only those that were stored.
  private var hasLoaded = false

  init(
    postID: String,
    threads: any ThreadProvider,
    failures: FailureText,
    parts: Parts
  ) {
    self.postID = postID
    self.threads = threads
    self.failures = failures
    self.parts = parts
    skipped = SkippedItems(messages: parts.messages, strings: failures.strings)
    parts.preparation.check = { [weak self] in await self?.reload() }
  }

  /// The provider as one that stores the thread on this machine; nil where it does not.
  private var stored: (any StoredThreadProvider)? { threads.storedThreads }

  private var content: ThreadContent { parts.content }

  // MARK: Pages

  /// Loads the moment and its first comments, unless they are loaded already.
  ///
  /// Stored posts are shown immediately; if they cannot be read, everything is loaded as if nothing
  /// were stored.
  func load() async {
    guard state != .content else { return }
    if let thread = try? await stored?.storedThread(of: postID), !Task.isCancelled {
      pager.show(.first(thread), next: thread.next)
    }
    await reload()
  }

  /// Loads the moment and its comments again.
  func reload() async {
    await pager.reload()
    reads.pageDidEnd()
  }

  /// Loads more comments.
  func loadMore() async {
    await pager.loadMore()
    reads.pageDidEnd()
  }

  private func makePager() -> ListPager<Page, PageCursor> {
    let pager = ListPager<Page, PageCursor>(
      texts: ListTexts(
        empty: emptyMessage,
        failure: { [failures] in failures.failure(failures.strings.threadFailedTitle, $0) },
        pageFailure: { [failures] in failures.failure(failures.strings.commentsFailedTitle, $0) }
      ),
      snapshot: content.snapshot,
      fetch: { [weak self, threads, postID, stored] cursor, _ in
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
        self?.hasLoaded = true
        return (.first(thread), thread.next)
      },
      take: { [weak self] page, _ in self?.take(page) ?? false }
    )
    pager.stateAfterFailure = { [weak self, failures] error in
      self?.startsWaiting(error)
      return .failed(failures.failure(failures.strings.threadFailedTitle, error))
    }
    pager.onReloadFailure = { [weak self] error in
      guard let self, !startsWaiting(error) else { return }
      showRefreshFailure(error)
    }
    return pager
  }

  /// Waits for a server that is starting, so that a thread that was opened too early appears by
  /// itself; whether it does.
  @discardableResult
  private func startsWaiting(_ error: any Error) -> Bool {
    !hasLoaded && parts.preparation.begins(after: error, isForStart: true)
  }

  private func take(_ page: Page) -> Bool {
    switch page {
    case .first(let thread):
      parts.preparation.end()
      content.replace(with: thread)
      skipped.collect(thread.skipped)
      skipped.show()
      // A moment without comments is content too.
      return true
    case .further(let page):
      let hasNew = content.append(page.items)
      skipped.collect(page.skipped)
      skipped.show()
      return hasNew
    }
  }

  private var emptyMessage: ListEmptyMessage {
    ListEmptyMessage(title: failures.strings.momentDeleted, message: "")
  }

  // MARK: Deletions

  /// Builds the rows again after a post was deleted here or restored; the moment itself is replaced
  /// by a message.
  func showDeletions() {
    content.snapshot.setTogether {
      content.rebuild()
      pager.show(content.isRemoved(postID) ? .empty(emptyMessage) : .content)
    }
  }

  /// Shows that the moment was deleted, here or elsewhere.
  private func showThatItIsGone() {
    guard !content.isRemoved(postID) else { return }
    content.snapshot.setTogether {
      content.removeAll()
      pager.show(
        .failed(
          failures.failure(
            failures.strings.threadFailedTitle,
            ProviderError.unknownMoment(id: postID)
          )
        )
      )
    }
  }

  // MARK: Changes

  /// Handles a change: reads only what it names.
  func take(_ change: SocialChange) {
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
      if !isCancellation(error) { showRefreshFailure(error) }
    }
  }

  private func showRefreshFailure(_ error: any Error) {
    let text = failures.message(error, after: failures.strings.threadRefreshFailed)
    parts.messages.show(text, .failure)
  }

  /// Reads the whole thread, after comments were inserted or deleted.
  private func readThread(of stored: any StoredThreadProvider) async throws {
    guard let thread = try await stored.storedThread(of: postID) else { return showThatItIsGone() }
    let known = content.commentsByPost
    let new = await ThreadComment.comments(of: thread.comments, knowing: known)
    // Another read is about to replace all of it.
    guard !pager.isLoadingFirst else { return }
    parts.taps.notePosts(([thread.moment] + thread.comments).lazy.map(\.postID))
    content.install(thread, new, known: known)
  }

  /// Reads some posts; only their rows are built again.
  private func readPosts(_ changed: ChangedContent) async throws {
    let ids = content.posts(namedBy: changed)
    guard !ids.isEmpty else { return }
    let posts = try await threads.posts(ids)
    parts.taps.notePosts(ids)
    guard !ids.contains(postID) || posts.contains(where: { $0.postID == postID }) else {
      return showThatItIsGone()
    }
    content.update(posts, of: ids)
  }

  // MARK: New comments

  /// Checks for comments that are neither in the list nor on pages that were not loaded yet.
  func checkForNewComments() async {
    // While the server starts, the thread itself is about to be loaded.
    guard state == .content, !pager.isLoadingFirst, !hasMorePages, !parts.preparation.isWaiting
    else { return }
    let generation = pager.generation
    // The reader did not request this check: a failure is not shown, and the next check tries
    // again.
    let known = content.knownPosts
    guard let found = try? await threads.newComments(of: postID, except: known),
      generation == pager.generation
    else { return }
    content.hold(found)
  }
}
