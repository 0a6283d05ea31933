public import ListModel
public import MomentsContracts
import MomentsLanguage
import MomentsValues
public import SocialModel

/// The outbox over a provider; it observes its changes.
@MainActor
public final class LiveOutboxViewModel: LiveListScreen<OutboxRow, Never>, OutboxViewModel {
  /// The titles of the actions on several rows.
  public let selectionTitles: OutboxSelectionTitles?

  private let provider: any OutboxProvider
  private let writer: OutboxRowBuilder

  /// Makes the view model of one screen; nothing is read yet.
  ///
  /// - Parameters:
  ///   - provider: The outbox.
  ///   - context: The surroundings of the screen.
  public init(
    provider: any OutboxProvider,
    in context: ScreenContext
  ) {
    let strings = context.strings
    let failures = context.failures
    let writer = OutboxRowBuilder(strings: strings)
    self.provider = provider
    self.writer = writer
    selectionTitles = OutboxSelectionTitles(strings: strings)
    super.init(
      named: "outbox",
      in: context,
      texts: failures.texts(
        empty: (\.emptyOutboxTitle, \.emptyOutboxMessage),
        failed: \.outboxFailedTitle
      ),
      source: { _ in ListPage(try await provider.outbox().map(writer.row)) }
    )
  }

  /// Reads the outbox again on each change, until the calling task is cancelled.
  public func watch() async {
    // The stream begins before the first read, so that no change in between is missed.
    let stream = context.changeStream
    await read()
    for await change in stream where change.isOutboxChanged { await read() }
  }

  /// Takes a refused post out of the outbox, and opens it to be edited.
  ///
  /// A refused change of the profile stays in the outbox: its sheet begins with it.
  @discardableResult
  public func edit(_ row: ListItemID) -> Task<Void, Never> {
    if rows.first(where: { $0.id == row })?.kind == .profile {
      onRoute?(.editProfile)
      return Task {}
    }
    return attempt { [self] in
      // It becomes a draft again, and stays one if the reader does not post it.
      let draft = try await provider.discard(row.description)
      await read()
      if let draft { onRoute?(.compose(.draft(draft.id))) }
    }
  }

  /// Tries a row again.
  @discardableResult
  public func retry(_ row: ListItemID) -> Task<Void, Never> {
    attempt { [self] in
      try await provider.retry(row.description)
      await read()
    }
  }

  /// Discards a row; a post becomes a draft again.
  @discardableResult
  public func discard(_ row: ListItemID) -> Task<Void, Never> {
    attempt { [self] in
      let draft = try await provider.discard(row.description)
      await read()
      if draft != nil { messages.show(strings.outboxSavedAsDraft, .information) }
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
