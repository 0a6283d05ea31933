public import ListModel
import MomentsContracts
import SocialModel

extension LiveThreadViewModel {
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
    readMissed()
  }

  /// Loads more comments.
  public func loadMore() async {
    await pager.loadMore()
    readMissed()
  }

  func makePager() -> ListPager<ThreadPage, PageCursor> {
    let pager = ListPager<ThreadPage, PageCursor>(
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

  private func take(_ page: ThreadPage) -> PageOutcome {
    switch page {
    case .first(let thread):
      root = ThreadComment(thread.moment)
      parent = thread.ancestors.last
      waiting = []
      newCommentsSource.setIfChanged(nil)
      setComments(thread.comments)
      rebuild()
      reportSkipped(thread.skipped)
      // A moment without comments is content too.
      return .rows
    case .further(let page):
      let before = comments.count
      addComments(page.items)
      rebuild()
      reportSkipped(page.skipped)
      return comments.count == before ? .nothing : .rows
    }
  }

  private func reportSkipped(_ skipped: [SkippedItem]) {
    guard !skipped.isEmpty else { return }
    messages.show(strings.skippedMoments(skipped.count), .information)
  }
}

// MARK: - New comments

extension LiveThreadViewModel {
  /// Checks for new comments periodically, until the calling task is cancelled.
  public func watchForNewComments() async {
    while !Task.isCancelled {
      do {
        try await time.clock.pause(for: time.commentInterval)
      } catch {
        return
      }
      await lookForNewComments()
    }
  }

  /// Checks for comments that are neither in the list nor on pages that were not loaded yet.
  private func lookForNewComments() async {
    guard state.value == .content, !pager.isLoadingFirst, pager.next == nil else { return }
    let lookedAt = pager.generation
    let known = Set(places.keys).union(waiting.map(\.postID)).union([postID])
    // The reader did not request this check: a failure is not shown, and the next check tries
    // again.
    guard let found = try? await commentProvider.newComments(of: postID, except: known),
      lookedAt == pager.generation
    else { return }
    var seen = known
    let now = time.now()
    waiting += found.filter { comment in
      seen.insert(comment.postID).inserted && !deletions.removed.contains(comment.postID)
        && comment.verdict(in: .thread, at: now) != .hide
    }
    showWaiting()
  }

  /// Shows how many comments are not in the list.
  func showWaiting() {
    newCommentsSource.setIfChanged(
      waiting.isEmpty ? nil : ThreadNewComments(count: waiting.count, strings: strings)
    )
  }

  /// Inserts the new comments into the tree.
  @discardableResult
  public func showNewComments() -> ListItemID? {
    guard !waiting.isEmpty else { return nil }
    let new = Set(waiting.map(\.postID))
    addComments(waiting)
    waiting = []
    newCommentsSource.value = nil
    track("show-new-comments", postID)
    rebuild()
    return sectionsSource.value.last?.items.lazy.map(\.itemID).first { id in
      new.contains(id.description)
    }
  }
}

/// The result of a request for a thread.
enum ThreadPage: Sendable {
  /// The moment with its first comments.
  case first(MomentThread)
  /// More comments.
  case further(Page<Moment>)
}
