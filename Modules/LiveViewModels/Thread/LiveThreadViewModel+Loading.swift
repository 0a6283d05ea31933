public import ListModel
import MomentsContracts
import SocialModel

extension LiveThreadViewModel {
  /// Loads the moment and its first comments, unless they are there already.
  public func load() async {
    guard stateSource.value != .content else { return }
    if let kept { await showKept(kept) }
    await loadThread()
  }

  /// Loads moment and comments again; what the reader opened, collapsed, liked and deleted stays
  /// so.
  public func reload() async {
    await loadThread()
  }

  /// Loads more comments.
  public func loadMore() async {
    guard stateSource.value == .content, !isLoadingFirstPage, let cursor = next else { return }
    switch pagingSource.value {
    case .idle, .failed: break
    case .loading, .end: return
    }
    let before = pagingSource.value
    let pageOf = generation
    pagingSource.value = .loading
    do {
      let page = try await threads.comments(of: postID, after: cursor)
      try Task.checkCancellation()
      guard pageOf == generation else { return }
      // A server that hands out the same cursor again would be asked for ever.
      next = page.next == cursor ? nil : page.next
      addComments(page.items)
      rebuild()
      pagingSource.value = next == nil ? .end : .idle
      tellSkipped(page.skipped)
    } catch {
      guard pageOf == generation else { return }
      pagingSource.value = isCancellation(error) ? before : .failed(failures.nextComments(error))
    }
    readMissed()
  }

  private func loadThread() async {
    guard !isLoadingFirstPage else { return }
    isLoadingFirstPage = true
    defer {
      isLoadingFirstPage = false
      readMissed()
    }
    let stateBefore = stateSource.value
    if stateBefore != .content { stateSource.setIfChanged(.loading) }
    do {
      var thread = try await threads.thread(of: postID)
      if let known = try await kept?.keptThread(of: postID) {
        // What is kept knows, besides, what the reader did that the server has not heard of.
        (thread.moment, thread.ancestors) = (known.moment, known.ancestors)
        thread.comments = known.comments
      }
      try Task.checkCancellation()
      show(thread)
    } catch {
      if isCancellation(error) {
        stateSource.setIfChanged(stateBefore)
      } else if stateSource.value == .content {
        messages.tell(failures.threadRefresh(error), .failure)
      } else {
        stateSource.value = .failed(failures.thread(error))
      }
    }
  }

  func show(_ thread: MomentThread) {
    generation += 1
    next = thread.next
    root = ThreadComment(thread.moment)
    parent = thread.ancestors.last
    waiting = []
    newCommentsSource.setIfChanged(nil)
    setComments(thread.comments)
    rebuild()
    pagingSource.setIfChanged(next == nil ? .end : .idle)
    stateSource.setIfChanged(.content)
    tellSkipped(thread.skipped)
  }

  private func tellSkipped(_ skipped: [SkippedItem]) {
    guard !skipped.isEmpty else { return }
    messages.tell(strings.skippedMoments(skipped.count), .information)
  }
}

// MARK: - New comments

extension LiveThreadViewModel {
  /// Looks for new comments again and again, until the calling task is cancelled.
  public func watchForNewComments() async {
    while !Task.isCancelled {
      do {
        try await clock.pause(for: lookInterval)
      } catch {
        return
      }
      await lookForNewComments()
    }
  }

  /// Looks for comments that are not in the list; those that other pages will bring are not looked
  /// for.
  private func lookForNewComments() async {
    guard stateSource.value == .content, !isLoadingFirstPage, next == nil else { return }
    let lookedAt = generation
    let known = Set(places.keys).union(waiting.map(\.postID)).union([postID])
    // Nobody asked for this look: what fails is tried again with the next, and not told.
    guard let found = try? await commentProvider.newComments(of: postID, except: known),
      lookedAt == generation
    else { return }
    var seen = known
    let time = now()
    waiting += found.filter { comment in
      seen.insert(comment.postID).inserted && !deletions.removed.contains(comment.postID)
        && comment.verdict(in: .thread, at: time) != .hide
    }
    showWaiting()
  }

  /// Says how many comments are not in the list.
  func showWaiting() {
    newCommentsSource.setIfChanged(
      waiting.isEmpty ? nil : ThreadNewComments(count: waiting.count, strings: strings)
    )
  }

  /// Puts the new comments into the tree.
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
