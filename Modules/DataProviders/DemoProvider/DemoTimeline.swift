import MomentsValues
public import SocialModel

/// The part of one timeline that was returned so far.
struct DemoTimelineRows {
  struct Gap {
    let id: String
    /// The row above it; `Moment.postID`.
    var above: String
    /// The missing rows, newest first.
    var missing: [String]

    /// The number of moments that are loaded at a time.
    static let step = 2
  }

  /// The numbers of the whole feed; read from `next` on.
  let feed: [Int]
  /// The rows, newest first; `Moment.postID`.
  var rows: [String] = []
  var next: Int
  var gaps: [Gap] = []
  var position: ReadingPosition?
}

/// One timeline of the demo.
@MainActor
struct DemoTimeline: StoredTimeline {
  let provider: DemoProvider
  let scope: TimelineScope

  nonisolated init(_ provider: DemoProvider, _ scope: TimelineScope) {
    self.provider = provider
    self.scope = scope
  }

  func profile() async throws -> Account? {
    try await provider.sleep(provider.story.delay(of: .timeline))
    guard provider.hasSucceeded(.timeline) else { throw DemoProvider.offline }
    switch scope {
    case .home: return provider.changedReader
    case .profile(let id), .profilePhotos(let id):
      let content = provider.content
      return id == content.reader.id
        ? provider.changedReader : content.people.first { $0.id == id }
    case .public, .local, .hashtag, .pinned, .list, .photos, .bookmarks, .likes: return nil
    }
  }

  func moments(after cursor: PageCursor?) async throws -> Page<Moment> {
    try await provider.moments(of: scope, after: cursor)
  }

  func refresh() async throws -> Page<Moment> { try await moments(after: nil) }

  func storedPage(downTo last: Moment.ID?, atLeast count: Int) async throws -> Page<Moment> {
    provider.storedPage(of: scope)
  }

  func rows(_ ids: Set<Moment.ID>) async throws -> [Moment] {
    provider.storedPage(of: scope).items.filter { ids.contains($0.id) }
  }

  func fill(_ gap: TimelineGap.ID, from edge: GapEdge) async throws {
    try await provider.fill(gap, of: scope, from: edge)
  }

  func readingPosition() async throws -> ReadingPosition? {
    // A hashtag that is not followed opens at its newest moments.
    if case .hashtag(let name) = scope, !provider.isFollowed(name) { return nil }
    return provider.timelines[scope]?.position
  }

  func setReadingPosition(_ position: ReadingPosition?) async throws {
    provider.timelines[scope]?.position = position
  }
}

extension DemoProvider {
  /// A timeline of the demo.
  public nonisolated func timeline(of scope: TimelineScope) -> any TimelineProvider
    & ProfileProvider
  {
    DemoTimeline(self, scope)
  }

  // MARK: Pages

  fileprivate func moments(
    of scope: TimelineScope,
    after cursor: PageCursor?
  ) async throws -> Page<Moment> {
    guard let cursor else {
      try await respond(to: .timeline)
      return firstPage(of: scope)
    }
    try await respond(to: .timelinePage)
    guard let place = Int(cursor.token), var rows = timelines[scope] else { return Page(items: []) }
    let ids = ids(from: place, of: rows)
    if place == rows.next {
      rows.rows += ids
      rows.next += DemoFeed.pageSize
      timelines[scope] = rows
    }
    return Page(
      items: items(ids, of: scope),
      next: self.cursor(at: place + DemoFeed.pageSize, of: rows)
    )
  }

  private func firstPage(of scope: TimelineScope) -> Page<Moment> {
    guard let known = timelines[scope], !known.rows.isEmpty else {
      var rows = DemoTimelineRows(
        feed: feed(of: scope),
        next: scope == .home ? story.arrivalCount : 0
      )
      rows.rows = ids(from: rows.next, of: rows)
      rows.next += DemoFeed.pageSize
      begin(scope, with: &rows)
      if scope == .home || scope == .profile(accountID: content.reader.id) {
        rows.rows.insert(contentsOf: ownPosts, at: 0)
      }
      timelines[scope] = rows
      return storedPage(of: scope)
    }
    let page = storedPage(of: scope)
    return Page(items: Array(page.items.prefix(DemoFeed.pageSize)), next: page.next)
  }

  /// The reader's posts since the start of the demo, newest first, without comments.
  private var ownPosts: [String] {
    (0..<ownCount).reversed().compactMap { number in
      let post = post("\(Self.ownID)-\(number + 1)")
      return post?.inReplyToID == nil ? post?.postID : nil
    }
  }

  /// All rows that were returned so far.
  fileprivate func storedPage(of scope: TimelineScope) -> Page<Moment> {
    guard let rows = timelines[scope] else { return Page(items: []) }
    let gaps = rows.gaps.compactMap { gap in
      post(gap.above).map { TimelineGap(id: gap.id, momentAbove: $0.id) }
    }
    return Page(
      items: items(rows.rows, of: scope),
      next: cursor(at: rows.next, of: rows),
      gaps: gaps
    )
  }

  /// Rows of a timeline; saved posts are without boosts.
  private func items(_ ids: [String], of scope: TimelineScope) -> [Moment] {
    let moments = shown(ids)
    guard scope == .bookmarks || scope == .likes || scope.isOfPins else { return moments }
    return moments.map { moment in
      var post = moment
      (post.id, post.boostedBy, post.listedAt) = (post.postID, nil, post.createdAt)
      return post
    }
  }

  private func cursor(at place: Int, of rows: DemoTimelineRows) -> PageCursor? {
    guard !rows.feed.isEmpty, story == .endless || place < rows.feed.count else { return nil }
    return PageCursor(token: String(place))
  }

  private func ids(from place: Int, of rows: DemoTimelineRows) -> [String] {
    let count = rows.feed.count
    guard count > 0 else { return [] }
    return (place..<place + DemoFeed.pageSize).compactMap { place in
      guard story == .endless || place < count else { return nil }
      // After the end the same moments are repeated, with new numbers.
      let number = rows.feed[place % count] + place / count * content.all.count
      return DemoContent.id(ofMoment: number)
    }
  }

  private func feed(of scope: TimelineScope) -> [Int] {
    // Other people's moments, except on a profile, which may be the reader's.
    let moments = content.moments
    guard story != .empty else { return [] }
    switch scope {
    case .home, .public: return Array(moments.indices)
    case .list(let id):
      let members = Set(readerLists.first { $0.id == id }?.members ?? [])
      return moments.indices.filter {
        members.contains((moments[$0].boostedBy ?? moments[$0].author).id)
      }
    case .photos:
      return moments.indices.filter {
        !moments[$0].attachments.isEmpty && moments[$0].boostedBy == nil
      }
    case .bookmarks: return saved(\.isBookmarked)
    case .likes: return saved(\.like.isLiked)
    case .local: return moments.indices.filter { !$0.isMultiple(of: 3) }
    case .hashtag(let name): return moments.indices.filter { moments[$0].text.hasHashtag(name) }
    case .profile(let id):
      return content.all.indices.filter {
        (content.all[$0].boostedBy ?? content.all[$0].author).id == id
      }
    case .pinned(let id):
      return content.all.indices.filter { number in
        post(DemoContent.id(ofMoment: number)).map {
          $0.author.id == id && shown($0).isPinned == true
        } ?? false
      }
    case .profilePhotos(let id):
      return content.all.indices.filter { number in
        let moment = content.all[number]
        return moment.author.id == id && moment.boostedBy == nil && !moment.attachments.isEmpty
      }
    }
  }

  /// The moments with a mark before the timeline of the mark was loaded.
  private func saved(_ mark: KeyPath<Moment, Bool>) -> [Int] {
    content.moments.indices.filter { number in
      post(DemoContent.id(ofMoment: number)).map { shown($0)[keyPath: mark] } ?? false
    }
  }

  /// Inserts a post that the reader marks at the top of the timeline of the mark.
  func save(_ postID: String, _ isMarked: Bool, in scope: TimelineScope) {
    guard isMarked, timelines[scope] != nil else { return }
    timelines[scope]?.rows.removeAll { $0 == postID }
    insert([postID], into: scope)
  }

  // MARK: Stories

  /// Adapts the first rows to the story.
  private func begin(_ scope: TimelineScope, with rows: inout DemoTimelineRows) {
    switch story {
    case .gaps where rows.rows.count > 11:
      makeGap("gap-1", missing: 3..<7, in: &rows)
      makeGap("gap-2", missing: 5..<7, in: &rows)
    case .pending where rows.rows.count > 3 && scope == .home:
      cover(rows.rows[1], ContentFilter(title: "Sunsets"))
      cover(rows.rows[2], ContentFilter(title: "Lemons", action: .blur))
      letMomentsCome()
    case .newMoments where scope == .home: letMomentsCome()
    case .films where scope == .home: showFilms(in: rows.rows)
    default: break
    }
  }

  private func makeGap(_ id: String, missing: Range<Int>, in rows: inout DemoTimelineRows) {
    rows.gaps.append(
      .init(id: id, above: rows.rows[missing.lowerBound - 1], missing: Array(rows.rows[missing]))
    )
    rows.rows.removeSubrange(missing)
  }

  private func cover(_ id: String, _ filter: ContentFilter) {
    guard var moment = post(id) else { return }
    moment.filters = [filter]
    save(moment)
  }

  private func letMomentsCome() {
    guard !hasArrived else { return }
    hasArrived = true
    Task { [weak self, story] in
      try await self?.sleep(story.arrivalDelay)
      self?.arrive()
    }
  }

  private func arrive() {
    if story == .pending {
      guard var own = post(Self.ownID) else { return }
      own.isPending = true
      save(own)
      insert([Self.ownID], into: .home)
    } else {
      insert((0..<story.arrivalCount).map(DemoContent.id(ofMoment:)), into: .home)
    }
  }

  /// Inserts posts at the top of a timeline, if it was ever loaded.
  func insert(_ ids: [String], into scope: TimelineScope) {
    timelines[scope]?.rows.insert(contentsOf: ids, at: 0)
    notify(SocialChange(timelines: [scope]))
  }

  // MARK: Gaps

  fileprivate func fill(
    _ id: TimelineGap.ID,
    of scope: TimelineScope,
    from edge: GapEdge
  ) async throws {
    try await respond(to: .gap(id))
    guard var rows = timelines[scope], let place = rows.gaps.firstIndex(where: { $0.id == id }),
      let above = rows.rows.firstIndex(of: rows.gaps[place].above)
    else { return }
    var gap = rows.gaps[place]
    let new: [String]
    switch edge {
    case .above:
      new = Array(gap.missing.prefix(DemoTimelineRows.Gap.step))
      gap.missing.removeFirst(new.count)
      gap.above = new.last ?? gap.above
    case .below:
      new = Array(gap.missing.suffix(DemoTimelineRows.Gap.step))
      gap.missing.removeLast(new.count)
    }
    rows.rows.insert(contentsOf: new, at: above + 1)
    rows.gaps[place] = gap
    rows.gaps.removeAll(where: \.missing.isEmpty)
    timelines[scope] = rows
    notify(SocialChange(timelines: [scope]))
  }
}

extension TimelineScope {
  fileprivate var isOfPins: Bool { if case .pinned = self { true } else { false } }
}
