public import ListModel
public import MomentsContracts
public import SocialModel

/// The outbox over a provider: it shows what waits, and follows it as it changes.
@MainActor
public final class LiveOutboxViewModel: OutboxViewModel {
  /// The rows, in one section.
  public var sections: Observable<[ListSection]> { sectionsSource }

  /// What the screen as a whole shows.
  public var state: Observable<ListState> { stateSource }

  /// There is one page only.
  public let pagingState = Observable<PagingState>(.end)

  /// What to tell the reader for a few seconds.
  public var message: Observable<UserMessage?> { messages.current }

  /// The title of the screen.
  public var title: String { strings.outboxTitle }

  private let provider: any OutboxProvider
  private let changes: any ChangeSource
  private let strings: Strings
  private let failures: FailureText
  private let writer: OutboxRowWriter
  private let tracker: (any Tracker)?
  private let sectionsSource = MutableObservable<[ListSection]>([])
  private let stateSource = MutableObservable(ListState.loading)
  private let messages = UserMessages()

  /// Makes the view model of one screen; nothing is read yet.
  ///
  /// - Parameters:
  ///   - provider: What waits to be sent.
  ///   - changes: Tells when that changed.
  ///   - language: The language of the app.
  ///   - tracker: Where events go, if anywhere.
  public init(
    provider: any OutboxProvider,
    changes: any ChangeSource,
    language: AppLanguage,
    tracker: (any Tracker)? = nil
  ) {
    self.provider = provider
    self.changes = changes
    strings = Strings(language)
    failures = FailureText(strings: strings)
    writer = OutboxRowWriter(strings: strings)
    self.tracker = tracker
  }

  /// Reads the outbox, unless it is shown already.
  public func load() async {
    guard stateSource.value == .loading else { return }
    await read()
  }

  /// Reads the outbox again.
  public func reload() async { await read() }

  /// Does nothing: there is one page only.
  public func loadMore() async {}

  /// Tracks a view of the screen.
  public func screenDidAppear() {
    tracker?.track(.screenView(screen: "outbox"))
  }

  /// Reads the outbox again each time it changes, until the calling task is cancelled.
  public func watch() async {
    // What changed before the stream began would be missed otherwise.
    let stream = changes.changes()
    await read()
    for await change in stream where change.isOutboxChanged { await read() }
  }

  /// Tries a row again.
  @discardableResult
  public func retry(_ row: ListItemID) -> Task<Void, Never> {
    Task { [provider] in
      do {
        try await provider.retry(row.description)
        await read()
      } catch {
        messages.tell(failures.message(error), .failure)
      }
    }
  }

  /// Gives a row up; what the reader wrote is among the drafts again.
  @discardableResult
  public func discard(_ row: ListItemID) -> Task<Void, Never> {
    Task { [provider] in
      do {
        let draft = try await provider.discard(row.description)
        await read()
        if draft != nil { messages.tell(strings.outboxKeptAsDraft, .information) }
      } catch {
        messages.tell(failures.message(error), .failure)
      }
    }
  }

  private func read() async {
    do {
      let rows = try await provider.outbox().map(writer.row)
      sectionsSource.value = rows.isEmpty ? [] : [ListSection(id: "outbox", rows: rows)]
      let empty = ListEmptyMessage(
        title: strings.emptyOutboxTitle,
        message: strings.emptyOutboxMessage
      )
      stateSource.setIfChanged(rows.isEmpty ? .empty(empty) : .content)
    } catch {
      guard !(error is CancellationError), !Task.isCancelled else { return }
      if stateSource.value == .content {
        messages.tell(failures.message(error), .failure)
      } else {
        stateSource.value = .failed(failures.outbox(error))
      }
    }
  }
}
