public import ListModel
public import MomentsContracts
public import MomentsLanguage
public import MomentsValues

/// A person's profile: their moments or their photos, below one head.
///
/// Pinned moments are above the others, and are not repeated among them.
///
/// Each part is a timeline of its own, with its own pages, position and failures; the photos are
/// loaded when the reader first opens them.
@MainActor
public final class LiveProfileViewModel: TimelineViewModel {
  /// The rows of the current part, its state, and that of its paging.
  public var snapshot: Observable<ListSnapshot> { source }
  /// A message to show to the reader for a few seconds.
  public var message: Observable<UserMessage?> { messageSource }
  /// Called with the route of each screen that the reader opens.
  public var onRoute: (@MainActor (Route) -> Void)? {
    didSet {
      (moments.onRoute, photos.onRoute) = (onRoute, onRoute)
      pinned?.onRoute = onRoute
    }
  }

  private let moments: LiveTimelineViewModel
  private let photos: LiveTimelineViewModel
  private let pinned: LiveTimelineViewModel?
  /// The rows of the pinned moments.
  private var pins: Set<ListItemID> = []
  private var part = ProfilePart.moments
  private let source = MutableObservable(ListSnapshot())
  private let messageSource = MutableObservable<UserMessage?>(nil)
  /// The timeline that showed the last message, because each numbers its own messages.
  private weak var messageSender: LiveTimelineViewModel?
  private let bindings = DisposeBag()
  private var loading: Task<Void, Never>?

  /// Makes the view model of a profile of two timelines; nothing is loaded yet.
  ///
  /// - Parameters:
  ///   - moments: The timeline of the kind `profile`.
  ///   - photos: The timeline of the kind `photos`, of the same person.
  ///   - pinned: The timeline of the kind `pinned`; nil where nothing can be pinned.
  public init(
    moments: LiveTimelineViewModel,
    photos: LiveTimelineViewModel,
    pinned: LiveTimelineViewModel? = nil
  ) {
    self.moments = moments
    self.photos = photos
    self.pinned = pinned
    for (part, timeline) in [(ProfilePart.moments, moments), (.photos, photos)] {
      timeline.snapshot.observeChanges { [weak self] old, new in
        self?.didChange(part, hasNewRows: !new.hasSameRows(as: old))
      }
      .disposed(by: bindings)
      timeline.message.observe { [weak self, weak timeline] message in
        self?.showMessage(message, of: timeline)
      }.disposed(by: bindings)
    }
    pinned?.snapshot.observeChanges { [weak self] old, new in
      if self?.part == .moments, !new.hasSameRows(as: old) { self?.publish() }
    }.disposed(by: bindings)
    pinned?.message.observe { [weak self, weak pinned] message in
      self?.showMessage(message, of: pinned)
    }.disposed(by: bindings)
    publish()
  }

  deinit {
    loading?.cancel()
  }

  private func showMessage(_ message: UserMessage?, of timeline: LiveTimelineViewModel?) {
    guard let message else { return }
    messageSender = timeline
    messageSource.value = message
  }

  private var shown: LiveTimelineViewModel { part == .moments ? moments : photos }

  // MARK: Parts

  /// Shows the moments or the photos.
  public func show(_ part: ProfilePart) {
    guard part != self.part else { return }
    self.part = part
    publish()
    loading = Task { [shown] in
      shown.screenDidAppear()
      await shown.load()
    }
  }

  private func didChange(_ part: ProfilePart, hasNewRows: Bool) {
    // The head of the moments is shown while the photos have none yet.
    if hasNewRows, part == self.part || part == .moments { return publish() }
    guard part == self.part else { return }
    source.setTogether {
      source.setIfChanged(\.state, shown.state)
      source.setIfChanged(\.paging, shown.paging)
    }
  }

  private func publish() {
    source.value = ListSnapshot(shownSections, state: shown.state, paging: shown.paging)
  }

  private var shownSections: [ListSection] {
    func head(of timeline: LiveTimelineViewModel) -> ListSection? {
      timeline.sections.first { $0.id == Self.headID }
    }
    guard let head = head(of: shown) ?? head(of: moments) else {
      return shown.sections
    }
    let choice = ProfilePartRow(selected: part, strings: strings)
    let rows = shown.sections.filter { $0.id != Self.headID }
    return [head, ListSection(id: "parts", rows: [choice])]
      + (part == .moments ? withPins(above: rows) : rows)
  }

  /// The moments below the pinned ones, without duplicates; pinned moments are not shown above an
  /// empty list.
  private func withPins(above rows: [ListSection]) -> [ListSection] {
    // A moment that was deleted in one timeline is removed from the other, too.
    let deleted = moments.removed
    let items = (pinned?.sections ?? []).filter { $0.id != Self.headID }.flatMap(\.items)
      .filter { !deleted.contains($0.itemID) }
    pins = rows.isEmpty ? [] : Set(items.map(\.itemID))
    let hidden = pins.union(pinned?.removed ?? [])
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

// MARK: - The current part

extension LiveProfileViewModel {
  /// The language of the screen's own texts.
  public var strings: Strings { moments.strings }
  /// The person's name.
  public var title: String { moments.title }
  /// A profile does not announce new moments.
  public var newMoments: Observable<NewItems?> { moments.newMoments }
  /// A profile opens at its top.
  public var openingPosition: TimelinePosition? { moments.openingPosition }

  /// Loads the current part, unless it is loaded already.
  public func load() async {
    // Pinned moments are requested first: if they arrive first, no row below them moves.
    async let rest: Void = shown.load()
    await pinned?.load()
    await rest
  }
  /// Loads the current part again.
  public func reload() async {
    async let rest: Void = shown.reload()
    await pinned?.reload()
    await rest
  }
  /// Loads the next page of the current part.
  public func loadMore() async { await shown.loadMore() }
  /// Tracks a screen view.
  public func screenDidAppear() { shown.screenDidAppear() }
  /// Commits the deletions that could still be undone.
  public func screenDidDisappear() {
    moments.screenDidDisappear()
    pinned?.screenDidDisappear()
  }

  /// Leads to the photo viewer, over the shown part: the moments or the photos.
  public func openPhoto(at index: Int, of moment: ListItemID) {
    (part == .moments ? timeline(of: moment) : photos).openPhoto(at: index, of: moment)
  }

  /// Loads the missing rows of a gap.
  @discardableResult
  public func fillGap(_ gap: ListItemID, from edge: GapEdge) -> Task<Void, Never> {
    shown.fillGap(gap, from: edge)
  }
}

// MARK: - Moments

extension LiveProfileViewModel {
  /// There are no new moments above the reader on a profile.
  public func readerReached(_ moment: ListItemID) { moments.readerReached(moment) }
  /// The reading position on a profile is not stored.
  public func readerStopped(at position: TimelinePosition?) {
    moments.readerStopped(at: position)
  }

  /// Performs a command on a moment, in the timeline that shows it.
  @discardableResult
  public func perform(_ command: MomentCommand, on moment: ListItemID) -> Task<Void, Never> {
    timeline(of: moment).perform(command, on: moment)
  }

  /// Chooses options of a poll, votes, or shows the results.
  @discardableResult
  public func perform(_ action: PollAction, inPollOf moment: ListItemID) -> Task<Void, Never> {
    timeline(of: moment).perform(action, inPollOf: moment)
  }

  /// Follows or unfollows the person of the profile.
  @discardableResult
  public func toggleFollow() -> Task<Void, Never> { shown.toggleFollow() }

  /// Restores a deleted moment.
  public func undo(_ message: UserMessage.ID) { messageSender?.undo(message) }
  /// Follows a link, a mention or a hashtag.
  public func open(_ target: RichText.Style, in moment: ListItemID) {
    timeline(of: moment).open(target, in: moment)
  }
  /// Follows a link, a mention or a hashtag of the person's description.
  public func openFromProfile(_ target: RichText.Style) { moments.openFromProfile(target) }
  /// Opens the sheet to write a note about the person.
  public func editNote() { moments.editNote() }
  /// Opens the sheet to edit the reader's own profile.
  public func editProfile() { moments.editProfile() }
  /// Calls ``onRoute`` with the profile, through the timeline of moments.
  public func openProfile(_ person: PersonReference) { moments.openProfile(person) }
  /// Shows the people behind a count of the profile.
  public func openPeople(_ list: FriendsListRoute) { moments.openPeople(list) }
}
