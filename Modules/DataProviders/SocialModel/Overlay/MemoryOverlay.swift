import Locking

/// The overlay of a provider without a store: the optimistic updates of the reader, with the same
/// contract as the overlay of a store.
///
/// A like, a boost, a bookmark, a follow and a deletion are visible in the results of
/// ``applied(to:)`` before the call that makes them suspends; the response confirms or undoes them.
/// Each time ``changes()`` names the post or the person, so that screens read them again.
/// Everything is in memory, as long as the overlay exists.
///
/// ```swift
/// extension Diary: ActionProvider, ChangeSource {
///   nonisolated var supported: Set<ReaderAction.Kind> { [.like] }
///   func perform(_ action: ReaderAction) async throws -> String? {
///     guard case .like(let liked, let postID) = action else {
///       throw ProviderError.refused(reason: nil)
///     }
///     let entry = try entry(postID)                    // as the source has it, without the overlay
///     _ = try await overlay.setLiked(liked, entry) { [server] in
///       try await server.like(postID, liked)
///     }
///     return nil
///   }
///   func rows(_ ids: Set<Moment.ID>) async throws -> [Moment] {
///     overlay.applied(to: try read().filter { ids.contains($0.id) })
///   }
///   nonisolated func changes() -> AsyncStream<SocialChange> { overlay.changes() }
/// }
/// ```
public final class MemoryOverlay: ChangeSource {
  private let likes = OverlaidMarks<LikeState>()
  private let boosts = OverlaidMarks<BoostState>()
  private let bookmarks = OverlaidMarks<PlainMark>()
  private let pins = OverlaidMarks<PlainMark>()
  private let mutes = OverlaidMarks<PlainMark>()
  private let blocks = OverlaidMarks<PlainMark>()
  private let quietConversations = OverlaidMarks<PlainMark>()
  private let follows = OverlaidMarks<Relationship.Following>()
  private let requests = OverlaidMarks<FollowRequest.State>()
  private let votes = Mutex<[String: [Int]]>([:])
  private let deleted = Mutex<Set<String>>([])
  private let broadcast = Broadcast<SocialChange>()

  let filters: OverlaidFilters
  let dismissals = Mutex<[ReaderNotification.ID: DismissedNotification]>([:])

  private let translations = OverlaidTranslations()
  private let canTranslate: @Sendable (Moment) -> Bool

  /// Makes an overlay without updates, with the reader's filters.
  ///
  /// - Parameters:
  ///   - filters: The filters.
  ///   - canTranslate: Whether a post can be translated; by default none can.
  public init(
    filters: [WordFilter] = [],
    canTranslate: @escaping @Sendable (Moment) -> Bool = { _ in false }
  ) {
    self.filters = OverlaidFilters(filters)
    self.canTranslate = canTranslate
  }

  // MARK: Reading

  /// A moment with the overlay; deleted ones are included.
  public func applied(to moment: Moment) -> Moment {
    var moment = moment
    moment.like = likes.mark(moment.postID, over: moment.like)
    let boost = boosts.mark(moment.postID, over: moment.boost)
    (moment.isBoosted, moment.boostCount) = (boost.isBoosted, boost.count)
    moment.isBookmarked =
      bookmarks.mark(moment.postID, over: PlainMark(isSet: moment.isBookmarked)).isSet
    let isPinned = pins.isSet(moment.postID, over: moment.isPinned ?? false)
    // If neither the source nor the overlay has a pin, it stays unknown.
    if isPinned || moment.isPinned != nil { moment.isPinned = isPinned }
    moment.isMuted = quietConversations.isSet(moment.postID, over: moment.isMuted)
    moment.hiding = hiding(of: moment.author.id, over: moment.hiding)
    if let quote = moment.quote, let quoted = quote.post {
      moment.quote?.hiding = hiding(of: quoted.author.id, over: quote.hiding)
    }
    moment.boosterHiding = moment.boostedBy.flatMap { [booster = moment.boosterHiding] in
      hiding(of: $0.id, over: booster)
    }
    moment.filters = filters.filters(of: moment)
    if let poll = moment.poll, let choices = votes.withLock({ $0[moment.postID] }) {
      moment.poll = poll.voting(for: choices)
    }
    return translations.applied(to: moment, isOffered: canTranslate(moment))
  }

  /// Moments with the overlay, without deleted ones.
  public func applied(to moments: some Sequence<Moment>) -> [Moment] {
    let deleted = deleted.withLock { $0 }
    return moments.filter { !deleted.contains($0.postID) }.map { applied(to: $0) }
  }

  /// A relationship with the overlay.
  public func applied(to relationship: Relationship) -> Relationship {
    var relationship = relationship
    relationship.following = follows.mark(relationship.id, over: relationship.following)
    relationship.isMuted = mutes.isSet(relationship.id, over: relationship.isMuted)
    relationship.isBlocked = blocks.isSet(relationship.id, over: relationship.isBlocked)
    return relationship
  }

  /// A follow request with the overlay.
  public func applied(to request: FollowRequest) -> FollowRequest {
    FollowRequest(
      person: request.person,
      state: requests.mark(request.id, over: request.state)
    )
  }

  /// The reason the reader hides a person; overrides the value of the source.
  private func hiding(of accountID: String, over source: Moment.Hiding?) -> Moment.Hiding? {
    if blocks.isSet(accountID, over: source == .blocked) { return .blocked }
    return mutes.isSet(accountID, over: source == .muted) ? .muted : nil
  }

  /// Whether the reader deleted a post.
  public func isDeleted(_ postID: String) -> Bool { deleted.withLock { $0.contains(postID) } }

  // MARK: Actions

  /// Likes a post or removes the like.
  ///
  /// - Parameters:
  ///   - liked: whether the post is to be liked.
  ///   - moment: the moment as the source has it.
  ///   - send: requests it, after earlier requests about the same post; MAY be slow.
  /// - Returns: the response.
  /// - Throws: the error of `send`, after the like was undone.
  public nonisolated(nonsending) func setLiked(
    _ liked: Bool,
    _ moment: Moment,
    sending send: nonisolated(nonsending) @escaping @Sendable () async throws -> LikeState
  ) async throws -> LikeState {
    let id = moment.postID
    return try await likes.set(
      liked,
      id,
      over: moment.like,
      changed: { [self] in notify(SocialChange(posts: [id])) },
      sending: send
    )
  }

  /// Boosts a post or removes the boost, like ``setLiked(_:_:sending:)``.
  public nonisolated(nonsending) func setBoosted(
    _ boosted: Bool,
    _ moment: Moment,
    sending send: nonisolated(nonsending) @escaping @Sendable () async throws -> BoostState
  ) async throws -> BoostState {
    let id = moment.postID
    return try await boosts.set(
      boosted,
      id,
      over: moment.boost,
      changed: { [self] in notify(SocialChange(posts: [id])) },
      sending: send
    )
  }

  /// Bookmarks a post or removes the bookmark, like ``setLiked(_:_:sending:)``.
  public nonisolated(nonsending) func setBookmarked(
    _ bookmarked: Bool,
    _ moment: Moment,
    sending send: nonisolated(nonsending) @escaping @Sendable () async throws -> Void = {}
  ) async throws {
    try await set(bookmarked, bookmarks, moment, over: moment.isBookmarked, sending: send)
  }

  /// Pins or unpins a post, like ``setLiked(_:_:sending:)``.
  public nonisolated(nonsending) func setPinned(
    _ pinned: Bool,
    _ moment: Moment,
    sending send: nonisolated(nonsending) @escaping @Sendable () async throws -> Void = {}
  ) async throws {
    try await set(pinned, pins, moment, over: moment.isPinned ?? false, sending: send)
  }

  /// Mutes or unmutes the conversation of a post, like ``setLiked(_:_:sending:)``.
  public nonisolated(nonsending) func setConversationMuted(
    _ muted: Bool,
    _ moment: Moment,
    sending send: nonisolated(nonsending) @escaping @Sendable () async throws -> Void = {}
  ) async throws {
    try await set(muted, quietConversations, moment, over: moment.isMuted, sending: send)
  }

  private nonisolated(nonsending) func set(
    _ isSet: Bool,
    _ marks: OverlaidMarks<PlainMark>,
    _ moment: Moment,
    over source: Bool,
    sending send: nonisolated(nonsending) @escaping @Sendable () async throws -> Void
  ) async throws {
    try await set(
      isSet,
      marks,
      moment.postID,
      over: source,
      change: SocialChange(posts: [moment.postID]),
      sending: send
    )
  }

  /// Votes in the poll of a post: shown immediately, and undone if `send` throws.
  ///
  /// - Parameters:
  ///   - choices: the indexes of the options.
  ///   - moment: the moment as the source has it.
  ///   - send: requests it.
  /// - Throws: `ProviderError.refused` where the poll does not accept these, and the error of
  ///   `send`.
  public nonisolated(nonsending) func vote(
    _ choices: [Int],
    _ moment: Moment,
    sending send: nonisolated(nonsending) () async throws -> Void
  ) async throws {
    let id = moment.postID
    guard moment.poll?.accepts(choices) == true else { throw ProviderError.refused(reason: nil) }
    let isFirst = votes.withLock { votes in
      if votes[id] != nil { return false }
      votes[id] = choices
      return true
    }
    guard isFirst else { return }
    notify(SocialChange(posts: [id]))
    do {
      try await send()
    } catch {
      votes.withLock { $0[id] = nil }
      notify(SocialChange(posts: [id]))
      throw error
    }
  }

  /// Follows or unfollows a person, like ``setLiked(_:_:sending:)``.
  ///
  /// - Parameters:
  ///   - following: whether the person is to be followed.
  ///   - relationship: the relationship as the source has it.
  ///   - send: requests it.
  /// - Returns: the relationship of the response.
  /// - Throws: the error of `send`.
  public nonisolated(nonsending) func setFollowing(
    _ following: Bool,
    _ relationship: Relationship,
    sending send: nonisolated(nonsending) @escaping @Sendable () async throws -> Relationship
  ) async throws -> Relationship {
    let id = relationship.id
    var result = relationship
    result.following = try await follows.set(
      following,
      id,
      over: relationship.following,
      changed: { [self] in notify(SocialChange(accounts: [id])) },
      sending: { try await send().following }
    )
    return result
  }

  /// Answers a follow request, like ``setLiked(_:_:sending:)``.
  ///
  /// - Parameters:
  ///   - accepted: whether the person may follow the reader.
  ///   - request: the request as the source has it.
  ///   - send: requests it.
  /// - Throws: the error of `send`.
  public nonisolated(nonsending) func answer(
    _ accepted: Bool,
    _ request: FollowRequest,
    sending send: nonisolated(nonsending) @escaping @Sendable () async throws -> Void
  ) async throws {
    let id = request.id
    _ = try await requests.set(
      accepted,
      id,
      over: request.state,
      changed: { [self] in notify(SocialChange(accounts: [id])) },
      sending: {
        try await send()
        return accepted ? .accepted : .rejected
      }
    )
  }

  /// Mutes or unmutes a person, like ``setLiked(_:_:sending:)``.
  public nonisolated(nonsending) func setMuted(
    _ muted: Bool,
    _ relationship: Relationship,
    sending send: nonisolated(nonsending) @escaping @Sendable () async throws -> Void = {}
  ) async throws {
    let change = SocialChange(accounts: [relationship.id])
    try await set(
      muted,
      mutes,
      relationship.id,
      over: relationship.isMuted,
      change: change,
      sending: send
    )
  }

  /// Blocks or unblocks a person, like ``setLiked(_:_:sending:)``.
  public nonisolated(nonsending) func setBlocked(
    _ blocked: Bool,
    _ relationship: Relationship,
    sending send: nonisolated(nonsending) @escaping @Sendable () async throws -> Void = {}
  ) async throws {
    let change = SocialChange(accounts: [relationship.id])
    try await set(
      blocked,
      blocks,
      relationship.id,
      over: relationship.isBlocked,
      change: change,
      sending: send
    )
  }

  private nonisolated(nonsending) func set(
    _ isSet: Bool,
    _ marks: OverlaidMarks<PlainMark>,
    _ id: String,
    over source: Bool,
    change: SocialChange,
    sending send: nonisolated(nonsending) @escaping @Sendable () async throws -> Void
  ) async throws {
    _ = try await marks.set(
      isSet,
      id,
      over: PlainMark(isSet: source),
      changed: { [self] in notify(change) },
      sending: {
        try await send()
        return PlainMark(isSet: isSet)
      }
    )
  }

  /// Translates a post; see ``TranslationProvider/translate(_:into:)``.
  ///
  /// - Parameters:
  ///   - moment: the moment as the source has it.
  ///   - language: the BCP 47 tag of the language to show.
  ///   - send: requests the translation.
  /// - Throws: `ProviderError.refused` where there is nothing to translate, and the error of
  ///   `send`.
  public nonisolated(nonsending) func translate(
    _ moment: Moment,
    into language: String,
    sending send: nonisolated(nonsending) () async throws -> TranslatedText
  ) async throws {
    try await translations.translate(
      moment,
      into: language,
      changed: { [self] in notify(SocialChange(posts: [moment.postID])) },
      sending: send
    )
  }

  /// Removes the translation of a post and notifies; does nothing if it is not translated.
  public func showOriginal(of postID: String) {
    if translations.showOriginal(of: postID) { notify(SocialChange(posts: [postID])) }
  }

  /// Deletes a post: removed immediately, and restored if `send` throws.
  ///
  /// - Parameters:
  ///   - postID: the post.
  ///   - threads: the posts whose threads contain it.
  ///   - send: requests it.
  /// - Throws: the error of `send`.
  public nonisolated(nonsending) func delete(
    _ postID: String,
    in threads: Set<String> = [],
    sending send: nonisolated(nonsending) () async throws -> Void = {}
  ) async throws {
    guard deleted.withLock({ $0.insert(postID).inserted }) else { return }
    notify(SocialChange(posts: [postID], threads: threads))
    do {
      try await send()
    } catch {
      deleted.withLock { _ = $0.remove(postID) }
      notify(SocialChange(posts: [postID], threads: threads))
      throw error
    }
  }

  // MARK: Changes

  /// The changes from now on.
  public func changes() -> AsyncStream<SocialChange> { broadcast.stream() }

  /// Notifies of another change in what the provider reads.
  public func notify(_ change: SocialChange) {
    if !change.isEmpty { broadcast.send(change) }
  }
}
