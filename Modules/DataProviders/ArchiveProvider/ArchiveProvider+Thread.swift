public import SocialModel

extension ArchiveProvider {
  /// The number of comments on a page.
  public static let commentPageSize = 100

  /// A post and its comments, without deleted ones.
  private func assembled(_ postID: String) async throws -> (MomentThread, ArchiveContent) {
    let content = try await content()
    var context = ContextFile.Reading()
    if let file = folder.contextFile(ofPost: postID) {
      context = try ContextFile(url: file, folder: folder).read(limit: limits.jsonBytes)
    }
    for post in context.ancestors + context.descendants { fetched[post.postID] = post }
    guard let post = post(postID, in: content), let moment = shown([post], in: content).first
    else { throw ProviderError.unknownMoment(id: postID) }
    let collector = CommentCollector(content: content, context: context)
    let thread = MomentThread(
      moment: moment,
      ancestors: shown(collector.ancestors(of: moment), in: content),
      comments: shown(collector.comments(of: postID), in: content),
      skipped: context.skipped
    )
    return (thread, content)
  }

  private func page(
    of postID: String,
    after cursor: PageCursor?,
    in content: ArchiveContent
  ) -> Page<Moment> {
    let page = Page(of: threads[postID] ?? [], after: cursor, length: Self.commentPageSize)
    return Page(items: shown(page.items, in: content), next: page.next)
  }
}

extension ArchiveProvider {
  /// A post with the comments of its file in `context/`, which is read again, and those among the
  /// posts.
  public func thread(of postID: String) async throws -> MomentThread {
    var (thread, content) = try await assembled(postID)
    threads[postID] = thread.comments
    let first = page(of: postID, after: nil, in: content)
    thread.comments = first.items
    thread.next = first.next
    return thread
  }

  /// A page of a hundred comments, each before its replies.
  public func comments(of postID: String, after cursor: PageCursor) async throws -> Page<Moment> {
    if threads[postID] == nil { threads[postID] = try await assembled(postID).0.comments }
    return page(of: postID, after: cursor, in: try await content())
  }

  /// The current state of some posts.
  public func posts(_ ids: Set<String>) async throws -> [Moment] {
    let content = try await content()
    return shown(ids.compactMap { post($0, in: content) }, in: content)
  }
}

extension ArchiveProvider {
  /// The comments that were added to the file in `context/` meanwhile.
  public func newComments(
    of postID: String,
    except known: Set<String>
  ) async throws -> [Moment] {
    try await assembled(postID).0.comments.filter { !known.contains($0.postID) }
  }
}
