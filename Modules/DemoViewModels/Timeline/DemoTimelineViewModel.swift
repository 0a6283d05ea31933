public import ListModel
public import MomentsContracts
public import MomentsLanguage
public import MomentsValues

/// A timeline of fixed rows.
///
/// ```swift
/// let viewModel = DemoTimelineViewModel(rows: [DemoRows.moment()], language: .english)
/// ```
@MainActor
public final class DemoTimelineViewModel: DemoMomentsScreen, TimelineViewModel {
  /// The title of the screen.
  public var title: String { strings.timelineTitle }

  /// Moments above the reader that were not seen yet.
  public var newMoments: Observable<NewItems?> { newMomentsSource }

  /// The position at which the list opens.
  public let openingPosition: TimelinePosition?

  /// The last reading position.
  public private(set) var stoppedPosition: TimelinePosition?

  private let newMomentsSource = MutableObservable<NewItems?>(nil)

  /// Makes a timeline of sections.
  public init(
    _ sections: [ListSection] = [],
    state: ListState = .content,
    paging: PagingState = .end,
    openingPosition: TimelinePosition? = nil,
    language: AppLanguage
  ) {
    self.openingPosition = openingPosition
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

  /// Shows how many moments are above the reader; zero hides the pill.
  public func showNewMoments(_ count: Int) {
    newMomentsSource.value =
      count == 0 ? nil : NewItems(count: count, title: strings.newMoments(count))
  }

  /// Records which moment the reader reached.
  public func readerReached(_ moment: ListItemID) { note("reached", moment) }

  /// Stores the reading position.
  public func readerStopped(at position: TimelinePosition?) { stoppedPosition = position }
}

// MARK: - Actions

extension DemoTimelineViewModel {
  /// Records the opened target.
  public func openFromProfile(_ target: RichText.Style) {
    note("openFromProfile", ListItemID("\(target)"))
  }

  /// Leads to the note about the person at the head.
  public func editNote() {
    let head = sections.first?.row(of: UserProfileRow.self)
    if let head { onRoute?(.note(head.person)) }
  }

  /// Leads to the reader's own profile.
  public func editProfile() { onRoute?(.editProfile) }

  /// Leads to a list of people.
  public func openPeople(_ list: FriendsListRoute) { onRoute?(.people(list)) }

  /// Records the intent.
  @discardableResult
  public func fillGap(_ gap: ListItemID, from edge: GapEdge) -> Task<Void, Never> {
    note("fill-gap \(edge)", gap)
  }

  /// Records the intent.
  @discardableResult
  public func toggleFollow() -> Task<Void, Never> { note("follow") }
}
