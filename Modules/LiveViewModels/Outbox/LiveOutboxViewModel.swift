public import ListModel
public import MomentsContracts
public import SocialModel

/// The outbox over a provider: it shows what waits, and follows it as it changes.
@MainActor
public final class LiveOutboxViewModel: PagedListViewModel<OutboxRow, NoCursor>, OutboxViewModel {
  /// The title of the screen.
  public let title: String

  /// The words for doing something to several rows.
  public let selectionTitles: OutboxSelectionTitles?

  /// Called with each place the reader wants to go to.
  public var onRoute: (@MainActor (Route) -> Void)?

  private let provider: any OutboxProvider
  private let changes: any ChangeSource
  private let strings: Strings
  private let failures: FailureText
  private let writer: OutboxRowBuilder

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
    let strings = Strings(language)
    let failures = FailureText(strings: strings)
    let writer = OutboxRowBuilder(strings: strings)
    self.provider = provider
    self.changes = changes
    self.strings = strings
    self.failures = failures
    self.writer = writer
    title = strings.outboxTitle
    selectionTitles = OutboxSelectionTitles(strings: strings)
    super.init(
      texts: ListTexts(
        empty: ListEmptyMessage(
          title: strings.emptyOutboxTitle,
          message: strings.emptyOutboxMessage
        ),
        failure: { failures.outbox($0) },
        reloadFailure: { failures.message($0) }
      ),
      screenName: "outbox",
      tracker: tracker,
      sections: { [ListSection(id: "outbox", rows: $0)] },
      source: { _ in ListPage(try await provider.outbox().map(writer.row)) }
    )
  }

  /// Reads the outbox again each time it changes, until the calling task is cancelled.
  public func watch() async {
    // What changed before the stream began would be missed otherwise.
    let stream = changes.changes()
    await read()
    for await change in stream where change.isOutboxChanged { await read() }
  }

  /// Takes what was refused out of the outbox, and leads to where it is gone on with.
  ///
  /// The profile stays there: the sheet begins with what was refused.
  @discardableResult
  public func edit(_ row: ListItemID) -> Task<Void, Never> {
    if rows.first(where: { $0.id == row })?.kind == .profile {
      onRoute?(.editProfile)
      return Task {}
    }
    return Task { [provider] in
      do {
        // It is a draft again, and stays one where the reader does not post it.
        let draft = try await provider.discard(row.description)
        await read()
        if let draft { onRoute?(.compose(.draft(draft.id))) }
      } catch {
        messages.tell(failures.message(error), .failure)
      }
    }
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

  /// Every change is read, also while the list reloads.
  private func read() async {
    await readAgain {
      try await provider.outbox().map(writer.row)
    } failed: {
      failures.message($0)
    }
  }
}
