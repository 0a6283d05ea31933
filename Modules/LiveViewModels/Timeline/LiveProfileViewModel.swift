public import ListModel
public import MomentsContracts

/// A person's profile: their moments or their photos, under one head.
///
/// What they pinned stands above their moments, and not among them once more.
///
/// Each part is a timeline of its own, with its own pages, place and failures; the photos are asked
/// for when the reader first wants to see them.
@MainActor
public final class LiveProfileViewModel: TimelineViewModel {
  /// The head, the choice between the parts, and the rows of the one that is shown.
  public var sections: Observable<[ListSection]> { sectionsSource }
  /// What the screen as a whole shows.
  public var state: Observable<ListState> { stateSource }
  /// What stands at the end of the rows.
  public var pagingState: Observable<PagingState> { pagingSource }
  /// What to tell the reader for a few seconds.
  public var message: Observable<UserMessage?> { messageSource }
  /// Called with each place the reader wants to go to.
  public var onRoute: (@MainActor (Route) -> Void)? {
    didSet {
      (moments.onRoute, photos.onRoute) = (onRoute, onRoute)
      pinned?.onRoute = onRoute
    }
  }

  private let moments: LiveTimelineViewModel
  private let photos: LiveTimelineViewModel
  private let pinned: LiveTimelineViewModel?
  /// What is shown of the pinned moments.
  private var pins: Set<ListItemID> = []
  private var part = ProfilePart.moments
  private let sectionsSource = MutableObservable<[ListSection]>([])
  private let stateSource = MutableObservable(ListState.loading)
  private let pagingSource = MutableObservable(PagingState.idle)
  private let messageSource = MutableObservable<UserMessage?>(nil)
  /// Who told the last message: each counts its own.
  private weak var teller: LiveTimelineViewModel?
  private let bindings = DisposeBag()
  private var loading: Task<Void, Never>?

  /// Makes the view model of a profile of two timelines; nothing is loaded yet.
  ///
  /// - Parameters:
  ///   - moments: The timeline of the scope `profile`.
  ///   - photos: That of the scope `photos`, of the same person.
  ///   - pinned: That of the scope `pinned`; nil where nobody pins anything.
  public init(
    moments: LiveTimelineViewModel,
    photos: LiveTimelineViewModel,
    pinned: LiveTimelineViewModel? = nil
  ) {
    self.moments = moments
    self.photos = photos
    self.pinned = pinned
    for (part, timeline) in [(ProfilePart.moments, moments), (.photos, photos)] {
      timeline.sections.observe { [weak self] _ in self?.sectionsDidChange(of: part) }
        .disposed(by: bindings)
      timeline.state.observe { [weak self] _ in self?.statesDidChange(of: part) }
        .disposed(by: bindings)
      timeline.pagingState.observe { [weak self] _ in self?.statesDidChange(of: part) }
        .disposed(by: bindings)
      timeline.message.observe { [weak self, weak timeline] message in
        self?.tell(message, of: timeline)
      }.disposed(by: bindings)
    }
    pinned?.sections.observe { [weak self] _ in
      if self?.part == .moments { self?.publish() }
    }.disposed(by: bindings)
    pinned?.message.observe { [weak self, weak pinned] message in
      self?.tell(message, of: pinned)
    }.disposed(by: bindings)
  }

  isolated deinit {
    loading?.cancel()
  }

  private func tell(_ message: UserMessage?, of timeline: LiveTimelineViewModel?) {
    guard let message else { return }
    teller = timeline
    messageSource.value = message
  }

  private var shown: LiveTimelineViewModel { part == .moments ? moments : photos }

  // MARK: Parts

  /// Shows the moments or the photos.
  public func show(_ part: ProfilePart) {
    guard part != self.part else { return }
    self.part = part
    publish()
    showStates()
    loading = Task { [shown] in
      shown.screenDidAppear()
      await shown.load()
    }
  }

  private func sectionsDidChange(of part: ProfilePart) {
    // The head of the one shows while the other has none yet.
    if part == self.part || part == .moments { publish() }
  }

  private func statesDidChange(of part: ProfilePart) {
    if part == self.part { showStates() }
  }

  private func showStates() {
    stateSource.setIfChanged(shown.state.value)
    pagingSource.setIfChanged(shown.pagingState.value)
  }

  private func publish() {
    func head(of timeline: LiveTimelineViewModel) -> ListSection? {
      timeline.sections.value.first { $0.id == Self.headID }
    }
    guard let head = head(of: shown) ?? head(of: moments) else {
      sectionsSource.value = shown.sections.value
      return
    }
    let choice = ProfilePartRow(selected: part, strings: strings)
    let rows = shown.sections.value.filter { $0.id != Self.headID }
    sectionsSource.value =
      [head, ListSection(id: "parts", rows: [choice])]
      + (part == .moments ? withPins(above: rows) : rows)
  }

  /// The moments below those that are pinned, each once; nothing stands above no moments.
  private func withPins(above rows: [ListSection]) -> [ListSection] {
    // What was deleted in one of the two is gone from the other, too.
    let deleted = Set(moments.deletions.removed.map { ListItemID($0) })
    let items = (pinned?.sections.value ?? []).filter { $0.id != Self.headID }.flatMap(\.items)
      .filter { !deleted.contains($0.itemID) }
    pins = rows.isEmpty ? [] : Set(items.map(\.itemID))
    let hidden = pins.union(pinned?.deletions.removed.map { ListItemID($0) } ?? [])
    guard !hidden.isEmpty else { return rows }
    let rest = rows.map { section in
      var section = section
      section.items.removeAll { hidden.contains($0.itemID) }
      return section
    }
    return (pins.isEmpty ? [] : [ListSection(id: "pinned", items: items)]) + rest
  }

  /// The timeline that shows a moment.
  private func timeline(of moment: ListItemID) -> LiveTimelineViewModel {
    if let pinned, part == .moments, pins.contains(moment) { return pinned }
    return moments
  }

  private static let headID: ListItemID = "profile"
}

// MARK: - The part that is shown

extension LiveProfileViewModel {
  /// The language of what the screen says by itself.
  public var strings: Strings { moments.strings }
  /// The person's name.
  public var title: String { moments.title }
  /// Nobody is told of what is new on a profile.
  public var newMoments: Observable<TimelineNewMoments?> { moments.newMoments }
  /// A profile opens at its top.
  public var openingPlace: TimelinePosition? { moments.openingPlace }

  /// Loads the part that is shown, unless it is there.
  public func load() async {
    // What is pinned is asked for first: where it comes first, nothing below it moves.
    async let rest: Void = shown.load()
    await pinned?.load()
    await rest
  }
  /// Loads it again.
  public func reload() async {
    async let rest: Void = shown.reload()
    await pinned?.reload()
    await rest
  }
  /// Loads its next page.
  public func loadMore() async { await shown.loadMore() }
  /// Tracks a screen view.
  public func screenDidAppear() { shown.screenDidAppear() }
  /// Does now what could still be undone.
  public func screenDidDisappear() {
    moments.screenDidDisappear()
    pinned?.screenDidDisappear()
  }

  /// Opens the photos of a moment at one of them.
  public func openPhoto(at index: Int, of moment: ListItemID) {
    (part == .moments ? timeline(of: moment) : photos).openPhoto(at: index, of: moment)
  }

  /// Brings what is missing in a gap.
  @discardableResult
  public func fillGap(_ gap: ListItemID, from edge: TimelineGapRow.Edge) -> Task<Void, Never> {
    shown.fillGap(gap, from: edge)
  }
}

// MARK: - Moments

extension LiveProfileViewModel {
  /// There is nothing above the reader.
  public func readerReached(_ moment: ListItemID) { moments.readerReached(moment) }
  /// The place on a profile is not kept.
  public func readerStopped(at place: TimelinePosition?) { moments.readerStopped(at: place) }

  /// Likes a moment or takes the like back.
  @discardableResult
  public func toggleLike(_ moment: ListItemID) -> Task<Void, Never> {
    timeline(of: moment).toggleLike(moment)
  }

  /// Shares a moment or takes that back.
  @discardableResult
  public func toggleBoost(_ moment: ListItemID) -> Task<Void, Never> {
    timeline(of: moment).toggleBoost(moment)
  }

  /// Does what the reader chose in the menu of a moment.
  @discardableResult
  public func perform(_ command: MomentCommand, on moment: ListItemID) -> Task<Void, Never> {
    timeline(of: moment).perform(command, on: moment)
  }

  /// Chooses answers of a poll, votes for them, or shows the results.
  @discardableResult
  public func perform(_ action: PollAction, inPollOf moment: ListItemID) -> Task<Void, Never> {
    timeline(of: moment).perform(action, inPollOf: moment)
  }

  /// Deletes one of the reader's own moments.
  @discardableResult
  public func delete(_ moment: ListItemID) -> Task<Void, Never> {
    timeline(of: moment).delete(moment)
  }

  /// Follows the person at the head, or ends that.
  @discardableResult
  public func toggleFollow() -> Task<Void, Never> { shown.toggleFollow() }

  /// Puts a moment back that was deleted.
  public func undo(_ message: UserMessage.ID) { teller?.undo(message) }
  /// Leads to where a moment is changed.
  public func edit(_ moment: ListItemID) { timeline(of: moment).edit(moment) }
  /// Leads to where a comment is written.
  public func reply(to moment: ListItemID) { timeline(of: moment).reply(to: moment) }
  /// Opens a folded text or folds it again.
  public func toggleFold(_ moment: ListItemID) { timeline(of: moment).toggleFold(moment) }
  /// Opens what is behind a content warning or closes it again.
  public func toggleWarning(_ moment: ListItemID) { timeline(of: moment).toggleWarning(moment) }
  /// Follows a link, a mention or a hashtag.
  public func open(_ target: RichText.Kind, in moment: ListItemID) {
    timeline(of: moment).open(target, in: moment)
  }
  /// Follows a link, a mention or a hashtag of what the person says of themselves.
  public func openFromProfile(_ target: RichText.Kind) { moments.openFromProfile(target) }
  /// Leads to where something is written down about the person.
  public func editNote() { moments.editNote() }
  /// Leads to where the reader changes their own profile.
  public func editProfile() { moments.editProfile() }
  /// Opens the profile of a person.
  public func openProfile(_ person: PersonReference) { moments.openProfile(person) }
  /// Opens a moment with its comments.
  public func openMoment(_ moment: ListItemID) { timeline(of: moment).openMoment(moment) }
  /// Shows the people that a number of the person at the head counts.
  public func openPeople(_ list: FriendsListKind) { moments.openPeople(list) }
}
