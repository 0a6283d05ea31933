public import Foundation
public import ListModel
public import MomentsContracts
public import MomentsLanguage
import MomentsValues
public import SocialModel

/// The scheduled posts at the server, over a provider.
@MainActor
public final class LiveScheduledPostsViewModel: LiveListScreen<ScheduledPostRow, PageCursor>,
  ScheduledPostsViewModel
{
  private let provider: any ScheduleProvider
  private let waiting: Waiting

  /// The items whose scheduling was in progress when the list was last loaded.
  @MainActor
  private final class Waiting {
    private let outbox: (any OutboxProvider)?
    private var ids: Set<OutboxItem.ID> = []

    init(_ outbox: (any OutboxProvider)?) { self.outbox = outbox }

    /// Reads them again, and returns whether the scheduling of one of them is complete.
    func hasLeft() async -> Bool {
      let items = (try? await outbox?.outbox()) ?? []
      let now = items.filter { if case .schedule = $0.action { true } else { false } }.map(\.id)
      defer { ids = Set(now) }
      return !ids.subtracting(now).isEmpty
    }
  }

  /// Makes the view model of one screen; nothing is read yet.
  ///
  /// - Parameters:
  ///   - provider: Provides scheduled posts, and changes them.
  ///   - outbox: The outbox; nil where there is none.
  ///   - context: The surroundings of the screen.
  public init(
    provider: any ScheduleProvider,
    outbox: (any OutboxProvider)? = nil,
    in context: ScreenContext
  ) {
    let strings = context.strings
    let failures = context.failures
    let waiting = Waiting(outbox)
    self.provider = provider
    self.waiting = waiting
    super.init(
      named: "scheduled",
      in: context,
      texts: failures.texts(
        empty: (\.scheduledEmptyTitle, \.scheduledEmptyMessage),
        failed: \.scheduledFailedTitle,
        reload: failures.refresh
      ),
      // Servers order them by the time at which they were scheduled.
      sections: { rows in
        let ordered = rows.sorted { $0.date < $1.date }
        return ordered.isEmpty ? [] : [ListSection(id: "scheduled", rows: ordered)]
      },
      source: { cursor in
        _ = await waiting.hasLeft()
        let page = try await provider.scheduledPosts(after: cursor)
        let when = ScheduleTime(
          now: context.time.now(),
          timeZone: context.time.timeZone,
          strings: strings
        )
        return ListPage(page.items.map { ScheduledPostRow($0, when) }, next: page.next)
      }
    )
  }

  private func when(_ chosen: Date? = nil) -> ScheduleTime {
    ScheduleTime(
      chosen: chosen,
      now: context.time.now(),
      timeZone: context.time.timeZone,
      strings: strings
    )
  }

  /// The choices for another time.
  public func time(of row: ListItemID) -> ScheduleTime? {
    rows.first { $0.id == row }.map { when($0.date) }
  }

  /// Reschedules a post.
  @discardableResult
  public func change(_ row: ListItemID, to time: Date) -> Task<Void, Never> {
    guard let known = rows.first(where: { $0.id == row }), known.date != time else {
      return Task {}
    }
    guard when().isPossible(time) else {
      messages.show(strings.scheduleTooSoon, .failure)
      return Task {}
    }
    track("reschedule", row.description)
    return Task {
      do {
        let post = try await provider.reschedule(row.description, to: time)
        show(ScheduledPostRow(post, when()), in: row)
      } catch {
        await fail(error, strings.scheduledNotChanged)
      }
    }
  }

  /// Replaces a row by another one: some servers change the identity of a rescheduled post.
  private func show(_ row: ScheduledPostRow, in old: ListItemID) {
    replaceRows(rows.map { $0.id == old ? row : $0 })
  }

  /// Deletes a scheduled post.
  @discardableResult
  public func delete(_ row: ListItemID) -> Task<Void, Never> {
    guard rows.contains(where: { $0.id == row }) else { return Task {} }
    track("delete-scheduled", row.description)
    return Task {
      do {
        try await provider.deleteScheduled(row.description)
        replaceRows(rows.filter { $0.id != row })
      } catch {
        await fail(error, strings.scheduledNotDeleted)
      }
    }
  }

  private func fail(_ error: any Error, _ what: String) async {
    guard !isCancellation(error) else { return }
    messages.show(failures.scheduledChange(error, what), .failure)
    if case .unknownMoment = error as? ProviderError { await reload() }
  }

  /// Loads the list again each time an item has been sent to be scheduled, until the calling task
  /// is cancelled.
  public func watch() async {
    // The stream begins before the first read, so that no change in between is missed.
    let stream = context.changeStream
    if await waiting.hasLeft() { await reload() }
    for await change in stream where change.isOutboxChanged {
      if await waiting.hasLeft() { await reload() }
    }
  }
}

extension ScheduledPostRow {
  /// The letters of a post in a row.
  private static let length = 280

  fileprivate init(_ post: ScheduledPost, _ time: ScheduleTime) {
    let words = [post.contentWarning, post.text].map { text in
      text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }.filter { !$0.isEmpty }.joined(separator: " · ")
    self.init(
      id: ListItemID(post.id),
      date: post.scheduledAt,
      text: RichText(words).shortened(to: Self.length).string,
      media: post.media,
      hasPoll: post.hasPoll,
      isComment: post.isReply,
      time: time
    )
  }
}
