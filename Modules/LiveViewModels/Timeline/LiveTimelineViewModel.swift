public import Foundation
public import ListModel
public import MomentsContracts
public import SocialModel

/// The timeline on a provider's moments.
///
/// It shows what the provider says and keeps no opinion of its own: a tap calls the provider, whose
/// `ChangeSource` names what changed, and only those rows are read and written again. What cannot
/// be read is left out and told in a message.
///
/// ```swift
/// let archive = ArchiveProvider(path: path)
/// let viewModel = LiveTimelineViewModel(
///   timeline: archive, profile: archive, likes: archive, changes: archive, language: .english)
/// await viewModel.load()
/// ```
///
/// A `StoredTimeline` shows what is kept at once, around the reader's place, and asks the network
/// behind it.
@MainActor
public final class LiveTimelineViewModel: TimelineViewModel {
  /// The rows, in sections: the profile, if there is one, and the moments with the gaps among them.
  public var sections: Observable<[ListSection]> { content.sections }

  /// What the screen as a whole shows.
  public var state: Observable<ListState> { loader.state }

  /// What stands at the end of the rows.
  public var pagingState: Observable<PagingState> { loader.paging }

  /// What to tell the reader for a few seconds.
  public var message: Observable<UserMessage?> { messages.current }

  /// Moments that came above the reader and were not seen yet.
  public var newMoments: Observable<TimelineNewMoments?> { place.newMoments }

  /// Where the list opens.
  public var openingPlace: TimelinePosition? { place.opening }

  /// The title of the screen.
  public var title: String { scope.title(strings) }

  /// Called with each place the reader wants to go to.
  public var onRoute: (@MainActor (Route) -> Void)?

  let scope: TimelineKind
  private let screenName: String
  let actions: ReaderActions
  /// The language of what the screen says by itself.
  public let strings: Strings
  let failures: FailureText
  private let tracker: (any Tracker)?

  let content: TimelineContent
  let head: ProfileHead
  private let loader: TimelineLoader
  private let place: ReaderPosition
  private let preparation: PreparationWait
  let deletions: Deletions
  private let pollEnds: PollEnds
  private let bindings = DisposeBag()
  let messages = UserMessages()
  let reads = ChangeReads()
  let taps = ReaderTaps()

  /// Makes the view model of one screen; nothing is loaded yet.
  ///
  /// - Parameters:
  ///   - timeline: where the moments come from; a `StoredTimeline` is read offline first.
  ///   - profile: whose timeline it is, if it has a head.
  ///   - actions: who takes what the reader does.
  ///   - changes: who tells what changes in what these providers read.
  ///   - readerID: the account of the reader; nil where it is not known.
  ///   - scope: what the timeline is called; the providers are those of it.
  ///   - screenName: the name of the screen for those who count; that of the scope unless given.
  ///   - language: the language of the app.
  ///   - time: the time that ages are counted from and deletions can be undone in.
  ///   - tracker: where events go, if anywhere.
  public init(
    timeline: any TimelineProvider,
    profile: (any ProfileProvider)?,
    actions: ReaderActions,
    changes: (any ChangeSource)?,
    readerID: String? = nil,
    scope: TimelineKind = .home,
    screenName: String? = nil,
    language: AppLanguage,
    time: ReaderTime = ReaderTime(),
    tracker: (any Tracker)? = nil
  ) {
    strings = Strings(language)
    failures = FailureText(strings: strings)
    self.scope = scope
    self.screenName = screenName ?? scope.screenName
    self.tracker = tracker
    self.actions = actions
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
      keeper: scope.keepsPlace ? timeline as? any StoredTimeline : nil,
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
        // What the same profile says already need not be told twice.
        messages: scope.isQuiet ? UserMessages() : messages,
        reads: reads,
        taps: taps
      )
    )
    content.isRemoved = { [deletions] in deletions.removed.contains($0) }
    head.onChange = { [weak content, weak head] in
      content?.head = head?.row
      content?.publish()
    }
    place.onFailure = { [messages, failures] in
      messages.tell(failures.message($0), .failure)
    }
    reads.follow(changes) { [weak loader] in loader?.take($0) }
    pollEnds.onEnd = { [weak content] in content?.show(posts: $0) }
    content.sections.observe { [weak content, weak pollEnds] _ in
      if let content { pollEnds?.follow(content.entries.all.lazy.map(\.moment)) }
    }.disposed(by: bindings)
  }

  /// Makes the view model of the timeline of a scope; nothing is loaded yet.
  ///
  /// - Parameters:
  ///   - source: where the timelines come from.
  ///   - scope: which one to show.
  ///   - actions: who takes what the reader does.
  ///   - changes: who tells what changes in what these providers read.
  ///   - readerID: the account of the reader; nil where it is not known.
  ///   - language: the language of the app.
  ///   - time: the time that ages are counted from and deletions can be undone in.
  ///   - tracker: where events go, if anywhere.
  public convenience init(
    source: any TimelineSource,
    scope: TimelineKind,
    actions: ReaderActions,
    changes: (any ChangeSource)?,
    readerID: String? = nil,
    language: AppLanguage,
    time: ReaderTime = ReaderTime(),
    tracker: (any Tracker)? = nil
  ) {
    let timeline = source.timeline(of: .init(scope))
    self.init(
      timeline: timeline,
      profile: timeline,
      actions: actions,
      changes: changes,
      readerID: readerID,
      scope: scope,
      language: language,
      time: time,
      tracker: tracker
    )
  }

  // MARK: Loading

  /// Loads the first page, unless rows are there already; of a timeline that is kept, what is kept,
  /// and then what is new.
  public func load() async { await loader.load() }

  /// Loads the first page again; what the reader opened and liked stays so.
  public func reload() async { await loader.reload() }

  /// Loads the next page.
  public func loadMore() async { await loader.loadMore() }

  /// Brings what is missing in a gap.
  @discardableResult
  public func fillGap(_ gap: ListItemID, from edge: TimelineGapRow.Edge) -> Task<Void, Never> {
    guard let (id, state) = content.gap(gap), state != .loading else { return Task {} }
    track("fill-gap", id)
    return loader.fill(id, from: edge == .above ? .above : .below)
  }

  // MARK: The screen

  /// Tracks a view of the timeline and brings the ages of its rows up to date.
  public func screenDidAppear() {
    tracker?.track(.screenView(screen: screenName))
    preparation.screenComes()
    content.refreshAges()
  }

  /// Does now what could still be undone.
  public func screenDidDisappear() {
    deletions.commitAll()
    preparation.screenGoes()
  }

  /// Counts the new moments down to those above the reader.
  public func readerReached(_ moment: ListItemID) { place.reached(moment) }

  /// Keeps where the reader is.
  public func readerStopped(at place: TimelinePosition?) {
    self.place.stopped(at: place, keeps: state.value == .content)
  }

  func track(_ action: String, _ target: String) {
    tracker?.track(.action(name: action, screen: screenName, target: target))
  }
}

// MARK: - Likes, boosts, follows

extension LiveTimelineViewModel {
  /// Likes a moment or takes the like back; the provider's change shows it, and a refusal is told.
  @discardableResult
  public func toggleLike(_ moment: ListItemID) -> Task<Void, Never> {
    guard let shown = content.entries.entry(moment)?.moment else { return Task {} }
    let (wanted, work) = taps.toggle(
      .like(postID: shown.postID),
      of: shown.postID,
      isSet: shown.like.isLiked,
      reads: reads,
      messages: messages,
      ask: { [likes = actions.likes] in _ = try await likes.setLiked($0, postID: shown.postID) },
      told: failures.like
    )
    track(wanted ? "like" : "unlike", moment.description)
    return work
  }

  /// Shares a moment or takes that back, as ``toggleLike(_:)`` does with likes.
  @discardableResult
  public func toggleBoost(_ moment: ListItemID) -> Task<Void, Never> {
    guard let boosts = actions.boosts, let shown = content.entries.entry(moment)?.moment,
      shown.canBeBoosted
    else { return Task {} }
    let (wanted, work) = taps.toggle(
      .boost(postID: shown.postID),
      of: shown.postID,
      isSet: shown.isBoosted,
      reads: reads,
      messages: messages,
      ask: { _ = try await boosts.setBoosted($0, postID: shown.postID) },
      told: failures.boost
    )
    track(wanted ? "boost" : "unboost", moment.description)
    return work
  }

  /// Chooses answers of a poll, votes for them, or shows the results.
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
    return votes.work(ballot, shown.postID, reads: reads, messages: messages, told: failures.vote)
  }

  /// Follows the person at the head or ends that; the provider's change shows it, and a refusal is
  /// told.
  @discardableResult
  public func toggleFollow() -> Task<Void, Never> {
    guard let (follows, person, isFollowed) = head.followed else { return Task {} }
    let (wanted, work) = taps.toggle(
      .follow(accountID: person.id),
      isSet: isFollowed,
      ask: { _ = try await follows.setFollowing($0, accountID: person.id) },
      ended: { [weak self] error, wanted in
        guard let self else { return }
        await head.readRelationship()
        taps.notePerson(person.id)
        guard let error else { return }
        messages.tell(failures.follow(error, wanted: wanted, name: person.name), .failure)
      }
    )
    track(wanted ? "follow" : "unfollow", person.id)
    return work
  }
}

extension LiveTimelineViewModel {
  /// Deletes one of the reader's own moments: it leaves at once, and the provider is asked when it
  /// can no longer be undone.
  @discardableResult
  public func delete(_ moment: ListItemID) -> Task<Void, Never> {
    guard let compose = actions.compose, let shown = content.entries.entry(moment)?.moment,
      shown.isOwn, deletions.remove(shown.postID)
    else { return Task {} }
    let postID = shown.postID
    track("delete", moment.description)
    content.show(posts: [postID])
    let message = messages.tell(
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
        // From now on the provider says whether it is there: it comes back if the server refuses
        // later.
        await reads.read(ChangedContent(isStructural: true, posts: [postID])).value
        deletions.forget(postID)
      case .refused(let error):
        content.show(posts: [postID])
        messages.tell(failures.momentDeletion(error), .failure)
      }
    }
  }

  /// Puts a moment back whose deletion a message told of.
  public func undo(_ message: UserMessage.ID) {
    guard let postID = deletions.undo(message) else { return }
    track("undo-delete", postID)
    content.show(posts: [postID])
  }

  /// Leads to where one of the reader's own moments is changed.
  public func edit(_ moment: ListItemID) {
    guard actions.compose != nil, let shown = content.entries.entry(moment)?.moment, shown.isOwn
    else { return }
    track("edit", moment.description)
    onRoute?(.compose(.edit(ListItemID(shown.postID))))
  }

  /// Leads to where a comment on a moment is written.
  public func reply(to moment: ListItemID) {
    guard actions.compose != nil, let shown = content.entries.entry(moment)?.moment else { return }
    track("reply", moment.description)
    onRoute?(.compose(.comment(on: ListItemID(shown.postID))))
  }
}
