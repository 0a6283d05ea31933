public import Foundation
public import ListModel
public import MomentsContracts
public import SocialModel

/// A timeline over a provider's moments.
///
/// It shows what the provider returns and has no state of its own: a tap calls the provider, whose
/// `ChangeSource` names what changed, and only those rows are read and built again. Items that
/// cannot be read are left out, and a message is shown.
///
/// ```swift
/// let archive = ArchiveProvider(path: path)
/// let viewModel = LiveTimelineViewModel(
///   timeline: archive,
///   profile: archive,
///   actions: ReaderActions(likes: archive),
///   in: ScreenContext(.english, changes: archive)
/// )
/// await viewModel.load()
/// ```
///
/// The stored rows of a `StoredTimeline` are shown immediately, around the reading position, while
/// the network is requested in the background.
@MainActor
public final class LiveTimelineViewModel: LiveScreen, TimelineViewModel {
  /// The rows, in sections: the profile, if there is one, and the moments with the gaps among them.
  public var sections: Observable<[ListSection]> { content.sections }

  /// The state of the screen as a whole.
  public var state: Observable<ListState> { loader.state }

  /// The state of paging, shown at the end of the rows.
  public var pagingState: Observable<PagingState> { loader.paging }

  /// Moments that arrived above the reader and were not seen yet.
  public var newMoments: Observable<TimelineNewMoments?> { place.newMoments }

  /// The position at which the list opens.
  public var openingPosition: TimelinePosition? { place.opening }

  /// The title of the screen.
  public var title: String { scope.title(strings) }

  let scope: TimelineKind
  let actions: ReaderActions

  let content: TimelineContent
  let head: ProfileHead
  private let loader: TimelineLoader
  private let place: ReaderPosition
  private let preparation: PreparationWait
  let deletions: Deletions
  private let pollEnds: PollEnds
  private let bindings = DisposeBag()
  let reads = ChangeReads()
  let taps = ReaderTaps()

  /// Makes the view model of one screen; nothing is loaded yet.
  ///
  /// - Parameters:
  ///   - timeline: provides the moments; a `StoredTimeline` is read offline first.
  ///   - profile: provides the person at the head, if there is one.
  ///   - actions: the providers of the reader's actions.
  ///   - readerID: the account of the reader; nil where it is unknown.
  ///   - scope: the scope of the timeline, which the providers belong to.
  ///   - screenName: the name of the screen for tracking; by default that of the scope.
  ///   - context: The surroundings of the screen.
  public init(
    timeline: any TimelineProvider,
    profile: (any ProfileProvider)?,
    actions: ReaderActions,
    readerID: String? = nil,
    scope: TimelineKind = .home,
    screenName: String? = nil,
    in context: ScreenContext
  ) {
    self.scope = scope
    self.actions = actions
    let (time, strings, failures) = (context.time, context.strings, context.failures)
    let messages = UserMessages()
    let writer = MomentRowBuilder(strings: strings, timeZone: time.timeZone, readerID: readerID)
    content = TimelineContent(.init(scope: scope, writer: writer, offers: actions, now: time.now))
    head = ProfileHead(
      scope: scope,
      provider: scope.isQuiet ? nil : profile,
      follows: scope.isQuiet ? nil : actions.follows,
      writer: writer,
      showsPeople: actions.showsPeople,
      changesProfile: actions.changesProfile
    )
    place = ReaderPosition(
      content: content,
      store: scope.savesPosition ? timeline.stored : nil,
      strings: strings
    )
    preparation = PreparationWait(clock: time.clock, now: time.now)
    deletions = Deletions(clock: time.clock)
    pollEnds = PollEnds(votes: actions.votes, now: time.now, clock: time.clock)
    loader = TimelineLoader(
      timeline: timeline,
      scope: scope,
      failures: failures,
      parts: .init(
        content: content,
        head: head,
        place: place,
        preparation: preparation,
        // The same profile shows these messages already.
        messages: scope.isQuiet ? UserMessages() : messages,
        reads: reads,
        taps: taps
      )
    )
    super.init(named: screenName ?? scope.screenName, in: context, messages: messages)
    content.isRemoved = { [deletions] in deletions.removed.contains($0) }
    head.onChange = { [weak content, weak head] in
      content?.head = head?.row
      content?.publish()
    }
    place.onFailure = {
      messages.show(failures.message($0), .failure)
    }
    reads.follow(context.changes) { [weak loader] in loader?.take($0) }
    pollEnds.onEnd = { [weak content] in content?.show(posts: $0) }
    content.sections.observe { [weak content, weak pollEnds] _ in
      if let content { pollEnds?.follow(content.entries.all.lazy.map(\.moment)) }
    }.disposed(by: bindings)
  }

  /// Makes the view model of the timeline of a scope; nothing is loaded yet.
  ///
  /// - Parameters:
  ///   - source: provides the timelines.
  ///   - scope: which one to show.
  ///   - actions: the providers of the reader's actions.
  ///   - readerID: the account of the reader; nil where it is unknown.
  ///   - context: The surroundings of the screen.
  public convenience init(
    source: any TimelineSource,
    scope: TimelineKind,
    actions: ReaderActions,
    readerID: String? = nil,
    in context: ScreenContext
  ) {
    let timeline = source.timeline(of: .init(scope))
    self.init(
      timeline: timeline,
      profile: timeline,
      actions: actions,
      readerID: readerID,
      scope: scope,
      in: context
    )
  }

  // MARK: Loading

  /// Loads the first page, unless there are rows already; a stored timeline shows stored rows
  /// first, then new ones.
  public func load() async { await loader.load() }

  /// Loads the first page again; what the reader opened and liked stays.
  public func reload() async { await loader.reload() }

  /// Loads the next page.
  public func loadMore() async { await loader.loadMore() }

  /// Loads the missing rows of a gap.
  @discardableResult
  public func fillGap(_ gap: ListItemID, from edge: TimelineGapRow.Edge) -> Task<Void, Never> {
    guard let (id, state) = content.gap(gap), state != .loading else { return Task {} }
    track("fill-gap", id)
    return loader.fill(id, from: edge == .above ? .above : .below)
  }

  // MARK: The screen

  /// Tracks a view of the timeline and updates the ages of its rows.
  public override func screenDidAppear() {
    super.screenDidAppear()
    preparation.screenComes()
    content.refreshAges()
  }

  /// Commits the deletions that could still be undone.
  public func screenDidDisappear() {
    deletions.commitAll()
    preparation.screenGoes()
  }

  /// Reduces the number of new moments to those above the reader.
  public func readerReached(_ moment: ListItemID) { place.reached(moment) }

  /// Stores the reading position.
  public func readerStopped(at place: TimelinePosition?) {
    self.place.stopped(at: place, saves: state.value == .content)
  }
}

// MARK: - Likes, boosts, follows

extension LiveTimelineViewModel {
  /// Likes a moment or removes the like; the provider's change updates the row, and a rejection is
  /// shown.
  @discardableResult
  public func toggleLike(_ moment: ListItemID) -> Task<Void, Never> {
    guard let shown = content.entries.entry(moment)?.moment else { return Task {} }
    let (isOn, work) = taps.toggle(
      .like(postID: shown.postID),
      of: shown.postID,
      isSet: shown.like.isLiked,
      reads: reads,
      messages: messages,
      send: { [likes = actions.likes] in _ = try await likes.setLiked($0, postID: shown.postID) },
      failure: failures.like
    )
    track(isOn ? "like" : "unlike", moment.description)
    return work
  }

  /// Boosts a moment or removes the boost, in the same way as ``toggleLike(_:)``.
  @discardableResult
  public func toggleBoost(_ moment: ListItemID) -> Task<Void, Never> {
    guard let boosts = actions.boosts, let shown = content.entries.entry(moment)?.moment,
      shown.canBeBoosted
    else { return Task {} }
    let (isOn, work) = taps.toggle(
      .boost(postID: shown.postID),
      of: shown.postID,
      isSet: shown.isBoosted,
      reads: reads,
      messages: messages,
      send: { _ = try await boosts.setBoosted($0, postID: shown.postID) },
      failure: failures.boost
    )
    track(isOn ? "boost" : "unboost", moment.description)
    return work
  }

  /// Chooses options of a poll, votes, or shows the results.
  @discardableResult
  public func perform(_ action: PollAction, inPollOf moment: ListItemID) -> Task<Void, Never> {
    guard let votes = actions.votes, let shown = content.entries.entry(moment)?.moment,
      let poll = shown.poll
    else { return Task {} }
    let now = content.now
    var ballot: [Int]?
    content.change(moment) { ballot = $0.ballot.take(action, in: poll, at: now) }
    guard let ballot else { return Task {} }
    track("vote", moment.description)
    return votes.work(
      ballot,
      shown.postID,
      reads: reads,
      messages: messages,
      failure: failures.vote
    )
  }

  /// Follows or unfollows the person at the head; the provider's change updates the row, and a
  /// rejection is shown.
  @discardableResult
  public func toggleFollow() -> Task<Void, Never> {
    guard let (follows, person, isFollowed) = head.followed else { return Task {} }
    let (isOn, work) = taps.toggle(
      .follow(accountID: person.id),
      isSet: isFollowed,
      send: { _ = try await follows.setFollowing($0, accountID: person.id) },
      ended: { [weak self] error, isOn in
        guard let self else { return }
        await head.readRelationship()
        taps.notePerson(person.id)
        guard let error else { return }
        messages.show(failures.follow(error, isOn: isOn, name: person.name), .failure)
      }
    )
    track(isOn ? "follow" : "unfollow", person.id)
    return work
  }
}

extension LiveTimelineViewModel {
  /// Deletes one of the reader's own moments: it is removed immediately, and the provider is called
  /// when the deletion can no longer be undone.
  @discardableResult
  public func delete(_ moment: ListItemID) -> Task<Void, Never> {
    guard let compose = actions.compose, let shown = content.entries.entry(moment)?.moment,
      shown.isOwn, deletions.remove(shown.postID)
    else { return Task {} }
    let postID = shown.postID
    track("delete", moment.description)
    content.show(posts: [postID])
    let message = messages.show(
      strings.momentDeleted,
      .information,
      undoTitle: strings.undo
    )
    return deletions.begin(postID, message: message) {
      try await compose.deletePost(postID)
    } ended: { [weak self] end in
      guard let self else { return }
      switch end {
      case .done:
        // From here on the provider decides whether it exists: it is restored if the server
        // refuses later.
        await reads.read(ChangedContent(isStructural: true, posts: [postID])).value
        deletions.forget(postID)
      case .refused(let error):
        content.show(posts: [postID])
        messages.show(failures.momentDeletion(error), .failure)
      }
    }
  }

  /// Restores the moment of a message.
  public func undo(_ message: UserMessage.ID) {
    guard let postID = deletions.undo(message) else { return }
    track("undo-delete", postID)
    content.show(posts: [postID])
  }

  /// Opens the sheet to edit one of the reader's own moments.
  public func edit(_ moment: ListItemID) {
    guard actions.compose != nil, let shown = content.entries.entry(moment)?.moment, shown.isOwn
    else { return }
    track("edit", moment.description)
    onRoute?(.compose(.edit(ListItemID(shown.postID))))
  }

  /// Opens the sheet to reply to a moment.
  public func reply(to moment: ListItemID) {
    guard actions.compose != nil, let shown = content.entries.entry(moment)?.moment else { return }
    track("reply", moment.description)
    onRoute?(.compose(.comment(on: ListItemID(shown.postID))))
  }
}
