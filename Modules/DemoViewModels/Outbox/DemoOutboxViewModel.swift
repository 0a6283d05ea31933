public import ListModel
public import MomentsContracts

/// The outbox on canned rows: what is discarded goes, what is tried again is sent.
@MainActor
public final class DemoOutboxViewModel: OutboxViewModel {
  /// The rows, in one section.
  public var sections: Observable<[ListSection]> { sectionsSource }

  /// What the screen as a whole shows.
  public var state: Observable<ListState> { stateSource }

  /// There is one page only.
  public let pagingState = Observable<PagingState>(.end)

  /// What to tell the reader for a few seconds.
  public var message: Observable<UserMessage?> { messageSource }

  /// The title of the screen.
  public var title: String { strings.outboxTitle }

  private let strings: Strings
  private var rows: [OutboxRow]
  private let tracker: (any Tracker)?
  private let sectionsSource = MutableObservable<[ListSection]>([])
  private let stateSource = MutableObservable(ListState.loading)
  private let messageSource = MutableObservable<UserMessage?>(nil)
  private var messageCount = 0

  /// Makes the view model of one screen.
  ///
  /// - Parameters:
  ///   - scenario: The story to tell.
  ///   - language: The language of the app.
  ///   - tracker: Where events go, if anywhere.
  public init(
    scenario: DemoOutboxScenario,
    language: AppLanguage,
    tracker: (any Tracker)? = nil
  ) {
    strings = Strings(language)
    self.tracker = tracker
    rows = scenario == .everything ? Self.everything(strings) : []
  }

  /// Shows the rows.
  public func load() async { show() }

  /// Shows the rows.
  public func reload() async { show() }

  /// Does nothing: there is one page only.
  public func loadMore() async {}

  /// Tracks a view of the screen.
  public func screenDidAppear() {
    tracker?.track(.screenView(screen: "outbox"))
  }

  /// Sends a row on its way.
  @discardableResult
  public func retry(_ row: ListItemID) -> Task<Void, Never> {
    guard let place = rows.firstIndex(where: { $0.id == row }) else { return Task {} }
    let old = rows[place]
    rows[place] = OutboxRow(
      id: old.id,
      kind: old.kind,
      subject: old.subject,
      status: strings.outboxSending(0),
      progress: .sending(0),
      strings: strings
    )
    show()
    return Task {}
  }

  /// Takes a row away; what was written is said to be a draft.
  @discardableResult
  public func discard(_ row: ListItemID) -> Task<Void, Never> {
    guard let place = rows.firstIndex(where: { $0.id == row }) else { return Task {} }
    let kind = rows.remove(at: place).kind
    show()
    if [.moment, .comment, .edit].contains(kind) {
      messageCount += 1
      messageSource.value = UserMessage(
        id: messageCount,
        text: strings.outboxKeptAsDraft,
        kind: .information
      )
    }
    return Task {}
  }

  /// Returns at once: nothing changes by itself in this story.
  public func watch() async {}

  private func show() {
    sectionsSource.value = rows.isEmpty ? [] : [ListSection(id: "outbox", rows: rows)]
    stateSource.value =
      rows.isEmpty
      ? .empty(
        ListEmptyMessage(title: strings.emptyOutboxTitle, message: strings.emptyOutboxMessage)
      )
      : .content
  }

  private static func everything(_ strings: Strings) -> [OutboxRow] {
    func row(
      _ kind: OutboxRow.Kind,
      _ subject: String,
      _ status: String,
      _ progress: OutboxRow.Progress,
      isTakenBack: Bool = false
    ) -> OutboxRow {
      OutboxRow(
        id: ListItemID(isTakenBack ? "\(kind)-back" : "\(kind)"),
        kind: kind,
        isTakenBack: isTakenBack,
        subject: subject,
        status: status,
        progress: progress,
        strings: strings
      )
    }
    let ferry =
      "The ferry was late, so we had the whole pier to ourselves. Nobody complained, not even the gulls."
    return [
      row(.moment, ferry, strings.outboxSending(0.4), .sending(0.4)),
      row(.comment, "太美了！是哪个山屋？", strings.outboxNoNetwork, .retrying),
      row(.like, "First light on the ridge.", strings.outboxWaiting, .waiting),
      row(.like, "The box is mine now.", strings.outboxWaiting, .waiting, isTakenBack: true),
      row(.boost, "صباح الخير من الإسكندرية", strings.outboxRateLimited, .retrying),
      row(.follow, "@ann", strings.outboxNeedsSignIn, .refused),
      row(
        .edit,
        "Twenty-two I can count to.",
        strings.outboxRefused("Text character limit of 500 exceeded"),
        .refused
      ),
      row(.delete, "", strings.outboxServerTrouble, .retrying),
    ]
  }
}
