import ListModel
import SocialModel

extension LiveThreadViewModel {
  /// The provider as one that stores the thread on this machine; nil where it does not.
  var stored: (any StoredThreadProvider)? { threads as? any StoredThreadProvider }

  /// Handles a change: reads only what it names.
  func take(_ change: SocialChange) {
    let changed = ChangedContent(
      isStructural: change.threads.contains { $0 == postID || places[$0] != nil },
      posts: change.posts,
      people: change.accounts
    )
    // A page in progress may be older than the change.
    if isPageUnderWay { missed.merge(changed) }
    if root != nil { reads.read(changed) }
  }

  private var isPageUnderWay: Bool { pager.isLoadingFirst || pagingState.value == .loading }

  /// Reads what changed while a page was in progress.
  func readMissed() {
    guard !isPageUnderWay else { return }
    let changed = missed
    missed = ChangedContent()
    if !changed.isEmpty, root != nil { reads.read(changed) }
  }

  func readAgain(_ changed: ChangedContent) async {
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
    let known = Dictionary(
      comments.map { ($0.moment.postID, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    let new = await ThreadComment.comments(of: thread.comments, knowing: known)
    // Another read is about to replace all of it.
    guard !pager.isLoadingFirst else { return }
    taps.notePosts(([thread.moment] + thread.comments).lazy.map(\.postID))
    install(new, of: thread, known: known)
  }

  private func install(
    _ new: [ThreadComment],
    of thread: MomentThread,
    known: [String: ThreadComment]
  ) {
    if root?.moment != thread.moment { root = ThreadComment(thread.moment) }
    parent = thread.ancestors.last
    writer.forgetRows(
      of: new.lazy.map(\.moment).filter { known[$0.postID]?.moment != $0 }.map(\.postID)
    )
    put(new)
    gone = []
    let waitingBefore = waiting.count
    waiting.removeAll { places[$0.postID] != nil }
    if waiting.count != waitingBefore { showWaiting() }
    rebuild()
  }

  /// Reads some posts; only their rows are built again.
  private func readPosts(_ changed: ChangedContent) async throws {
    let shown = ([parent, root?.moment].compactMap { $0 } + comments.lazy.map(\.moment)).lazy
      .filter { changed.posts.contains($0.postID) || $0.names(anyOf: changed.people) }
    let ids = Set(shown.map(\.postID))
    guard !ids.isEmpty else { return }
    let posts = try await threads.posts(ids)
    taps.notePosts(ids)
    let found = Set(posts.map(\.postID))
    guard found.contains(postID) || !ids.contains(postID) else { return showThatItIsGone() }
    let goneBefore = gone
    gone.formUnion(ids.subtracting(found))
    gone.subtract(found)
    if update(posts) || gone != goneBefore { rebuild() }
  }

  /// Replaces posts by their current state, and returns whether one of them differs.
  private func update(_ posts: [Moment]) -> Bool {
    var isChanged = false
    for post in posts {
      if post.postID == postID, root?.moment != post {
        root = ThreadComment(post)
        isChanged = true
      } else if post.postID == parent?.postID, parent != post {
        parent = post
        isChanged = true
      } else if let place = places[post.postID], comments[place].moment != post {
        comments[place] = ThreadComment(post)
        writer.forgetRows(of: CollectionOfOne(post.postID))
        isChanged = true
      }
    }
    return isChanged
  }

  /// Shows that the moment was deleted, here or elsewhere.
  private func showThatItIsGone() {
    guard !deletions.removed.contains(postID) else { return }
    root = nil
    sectionsSource.value = []
    pager.show(.failed(failures.thread(ProviderError.unknownMoment(id: postID))))
  }
}
