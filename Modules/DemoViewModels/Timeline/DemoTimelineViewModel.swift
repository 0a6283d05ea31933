public import ListModel
public import MomentsContracts

/// A timeline of fixed rows.
///
/// ```swift
/// let viewModel = DemoTimelineViewModel(rows: [DemoRows.moment()], language: .english)
/// ```
@MainActor
public final class DemoTimelineViewModel: DemoListScreen, TimelineViewModel {
  /// The title of the screen.
  public var title: String { strings.timelineTitle }

  /// Moments above the reader that were not seen yet.
  public var newMoments: Observable<TimelineNewMoments?> { newMomentsSource }

  /// Where the list opens.
  public let openingPlace: TimelinePosition?

  /// Where the reader stopped last.
  public private(set) var stoppedPlace: TimelinePosition?

  private let newMomentsSource = MutableObservable<TimelineNewMoments?>(nil)

  /// Makes a timeline of sections.
  public init(
    _ sections: [ListSection] = [],
    state: ListState = .content,
    paging: PagingState = .end,
    openingPlace: TimelinePosition? = nil,
    language: AppLanguage
  ) {
    self.openingPlace = openingPlace
    super.init(sections, state: state, paging: paging, language: language)
  }

  /// Makes a timeline of moments alone.
  public convenience init(
    rows: [MomentRow],
    state: ListState = .content,
    paging: PagingState = .end,
    language: AppLanguage
  ) {
    self.init(
      [ListSection(id: "moments", rows: rows)],
      state: state,
      paging: paging,
      language: language
    )
  }

  /// Says how many moments are above the reader; zero takes the pill away.
  public func showNewMoments(_ count: Int) {
    newMomentsSource.value = count == 0 ? nil : TimelineNewMoments(count: count, strings: strings)
  }

  /// Notes which moment the reader has come to.
  public func readerReached(_ moment: ListItemID) { note("reached", moment) }

  /// Keeps where the reader is.
  public func readerStopped(at place: TimelinePosition?) { stoppedPlace = place }
}

// MARK: - What the reader does

extension DemoTimelineViewModel {
  /// Notes what was followed.
  public func openFromProfile(_ target: RichText.Kind) {
    note("openFromProfile", ListItemID("\(target)"))
  }

  /// Leads to the note about the person at the head.
  public func editNote() {
    let head = sections.value.first?.items.first?.as(UserProfileRow.self)
    if let head { onRoute?(.note(head.person)) }
  }

  /// Leads to the reader's own profile.
  public func editProfile() { onRoute?(.editProfile) }

  /// Leads to a list of people.
  public func openPeople(_ list: FriendsListKind) { onRoute?(.people(list)) }

  /// Notes it.
  @discardableResult
  public func fillGap(_ gap: ListItemID, from edge: TimelineGapRow.Edge) -> Task<Void, Never> {
    note("fill-gap \(edge)", gap)
  }

  /// Notes it.
  @discardableResult
  public func toggleLike(_ moment: ListItemID) -> Task<Void, Never> { note("like", moment) }

  /// Notes it.
  @discardableResult
  public func toggleBoost(_ moment: ListItemID) -> Task<Void, Never> { note("boost", moment) }

  /// Notes it.
  @discardableResult
  public func perform(_ command: MomentCommand, on moment: ListItemID) -> Task<Void, Never> {
    note(command.rawValue, moment)
  }

  /// Notes it.
  @discardableResult
  public func perform(_ action: PollAction, inPollOf moment: ListItemID) -> Task<Void, Never> {
    note("poll \(action)", moment)
  }

  /// Notes it.
  @discardableResult
  public func delete(_ moment: ListItemID) -> Task<Void, Never> { note("delete", moment) }

  /// Leads to where a moment is changed.
  public func edit(_ moment: ListItemID) { onRoute?(.compose(.edit(moment))) }

  /// Leads to where a comment is written.
  public func reply(to moment: ListItemID) { onRoute?(.compose(.comment(on: moment))) }

  /// Notes it.
  public func toggleFold(_ moment: ListItemID) { note("fold", moment) }

  /// Notes it.
  public func toggleWarning(_ moment: ListItemID) { note("warning", moment) }

  /// Leads to where a link leads.
  public func open(_ target: RichText.Kind, in moment: ListItemID) { follow(target) }

  /// Notes it.
  public func openPhoto(at index: Int, of moment: ListItemID) { note("photo \(index)", moment) }

  /// Leads to a moment with its comments.
  public func openMoment(_ moment: ListItemID) { onRoute?(.moment(moment)) }

  /// Notes it.
  @discardableResult
  public func toggleFollow() -> Task<Void, Never> { note("follow") }
}
