public import SocialModel

/// The comments of one moment.
struct DemoThread {
  /// All comments, each after its parent.
  var comments: [String]
  /// The number of comments returned so far.
  var brought: Int
}

extension DemoProvider {
  /// A post and its comments that were returned so far; nil before the first.
  public func storedThread(of postID: String) async throws -> MomentThread? {
    guard let thread = threads[postID], thread.brought > 0 || thread.comments.isEmpty,
      let moment = shownPosts([postID]).first
    else { return nil }
    return MomentThread(
      moment: moment,
      comments: shown(thread.comments.prefix(thread.brought))
    )
  }

  /// A post and its first comments.
  public func thread(of postID: String) async throws -> MomentThread {
    try await respond(to: .thread)
    guard let moment = shownPosts([postID]).first else {
      throw ProviderError.unknownMoment(id: postID)
    }
    var thread = threads[postID] ?? DemoThread(comments: makeComments(of: postID), brought: 0)
    let size = story == .manyComments ? thread.comments.count : DemoComments.pageSize
    thread.brought = max(thread.brought, min(size, thread.comments.count))
    threads[postID] = thread
    return MomentThread(
      moment: moment,
      comments: shown(thread.comments.prefix(thread.brought)),
      next: cursor(of: thread)
    )
  }

  /// The next comments of a post.
  public func comments(of postID: String, after cursor: PageCursor) async throws -> Page<Moment> {
    try await respond(to: .commentsPage)
    guard var thread = threads[postID] else { throw ProviderError.unknownMoment(id: postID) }
    let page = Page(of: thread.comments, after: cursor, length: DemoComments.pageSize)
    let end = page.next.flatMap { Int($0.token) } ?? thread.comments.count
    thread.brought = max(thread.brought, end)
    threads[postID] = thread
    return Page(items: shown(page.items), next: page.next)
  }

  /// The current state of some posts, without boosts.
  public func posts(_ ids: Set<String>) async throws -> [Moment] { shownPosts(ids) }

  private func shownPosts(_ ids: some Sequence<String>) -> [Moment] {
    shown(ids).map { post in
      var post = post
      post.id = post.postID
      return post
    }
  }

  private func cursor(of thread: DemoThread) -> PageCursor? {
    thread.brought < thread.comments.count ? PageCursor(token: String(thread.brought)) : nil
  }

  private func makeComments(of postID: String) -> [String] {
    let number = Int(postID.dropFirst("moment-".count)).map { $0 - 1 } ?? 0
    let moment = DemoFeed.all[max(0, number) % DemoFeed.all.count]
    let made =
      postID == Self.ownID && !story.hasCommentsOfItsOwn
      ? [] : DemoComments.comments(of: moment, number: max(0, number), in: story)
    return add(content.comments(made, of: postID))
  }

  private func add(_ comments: [Moment]) -> [String] {
    for comment in comments { save(comment) }
    return comments.map(\.postID)
  }
}

extension DemoProvider {
  /// New comments: in the story of new comments three, on the first call.
  public func newComments(of postID: String, except known: Set<String>) async throws -> [Moment] {
    guard var thread = threads[postID], thread.brought == thread.comments.count else { return [] }
    if story == .newComments, !hasArrived {
      hasArrived = true
      thread.comments += add(
        content.comments(DemoComments.arriving, of: postID, from: thread.comments.count)
      )
      thread.brought = thread.comments.count
      threads[postID] = thread
    }
    return shown(thread.comments.filter { !known.contains($0) })
  }

  /// Adds a comment of the reader after those that were returned.
  func insert(_ comment: Moment, answering answered: String) {
    let root = root(of: answered)
    save(comment)
    if var thread = threads[root] {
      thread.comments.insert(comment.postID, at: thread.brought)
      thread.brought += 1
      threads[root] = thread
    }
    if var moment = post(root) {
      moment.replyCount += 1
      save(moment)
    }
    notify(SocialChange(posts: [root], threads: [root, answered]))
  }

  /// Deletes a post of the reader, unless the story refuses it.
  func delete(_ postID: String) async throws {
    guard deleted.insert(postID).inserted else { return }
    try await confirm(.mark, of: SocialChange(posts: [postID], threads: [root(of: postID)])) {
      deleted.remove(postID)
    }
  }

  /// The moment at the root of a comment; for a moment, itself.
  private func root(of postID: String) -> String {
    threads.first { $0.value.comments.contains(postID) }?.key ?? postID
  }
}
