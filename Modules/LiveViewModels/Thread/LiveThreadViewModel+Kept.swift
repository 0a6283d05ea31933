import ListModel
import MomentsContracts
import SocialModel

extension LiveThreadViewModel {
  /// Who keeps the thread on this machine, if anybody does.
  var kept: (any KeptThreadProvider)? { threads as? any KeptThreadProvider }

  /// Shows what is kept; what cannot be read is loaded as if nothing were.
  func showKept(_ kept: any KeptThreadProvider) async {
    let mark = likes.mark
    guard let thread = try? await kept.keptThread(of: postID), !Task.isCancelled else { return }
    show(thread, askedAt: mark)
  }

  /// Follows what changed in what is kept.
  func take(_ change: SocialChange) {
    guard root != nil, !change.isEmpty else { return }
    if change.threads.contains(postID) || concerns(change) { readAgain() }
  }

  private func concerns(_ change: SocialChange) -> Bool {
    let posts = change.posts.union(change.threads)
    if posts.contains(postID) || posts.contains(where: { places[$0] != nil }) { return true }
    guard !change.accounts.isEmpty else { return false }
    return ([root].compactMap { $0 } + comments).contains {
      change.accounts.contains($0.moment.author.id)
    }
  }

  /// Reads again what is kept; what is asked for while a read is under way is read after it, at once.
  ///
  /// - Returns: the work that ends when everything asked for until now shows.
  @discardableResult
  func readAgain() -> Task<Void, Never> {
    needsRead = true
    if let reading { return reading }
    let task = Task {
      while needsRead {
        needsRead = false
        await readNow()
      }
      reading = nil
    }
    reading = task
    return task
  }

  private func readNow() async {
    guard let kept else { return }
    let mark = likes.mark
    do {
      guard let thread = try await kept.keptThread(of: postID) else {
        showThatItIsGone()
        return
      }
      let known = Dictionary(
        comments.map { ($0.moment.postID, $0) },
        uniquingKeysWith: { first, _ in first }
      )
      let new = await ThreadComment.comments(of: thread.comments, knowing: known)
      guard !isLoadingFirstPage else {
        // Another read replaces all of it in a moment.
        return
      }
      likes.take([thread.moment] + thread.comments, askedAt: mark)
      install(new, of: thread, known: known)
    } catch {
      if !isCancellation(error) { tell(failures.threadRefresh(error), .failure) }
    }
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
    let waitingBefore = waiting.count
    waiting.removeAll { places[$0.postID] != nil }
    if waiting.count != waitingBefore { showWaiting() }
    rebuild()
  }

  /// The moment was deleted, here or elsewhere.
  private func showThatItIsGone() {
    guard !deletions.removed.contains(postID) else { return }
    root = nil
    sectionsSource.value = []
    stateSource.value = .failed(failures.thread(ProviderError.unknownMoment(id: postID)))
  }
}
