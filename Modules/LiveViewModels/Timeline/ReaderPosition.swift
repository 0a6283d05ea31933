import ListModel
import MomentsContracts
import SocialModel

/// Where the reader is in a timeline, and what came above them that they have not seen.
@MainActor
final class ReaderPosition {
  /// Moments that came above the reader and were not seen yet.
  var newMoments: Observable<TimelineNewMoments?> { source }

  /// Where the list opens.
  private(set) var opening: TimelinePosition?

  /// Called with why a place could not be kept, once until one can.
  var onFailure: (any Error) -> Void = { _ in }

  private let content: TimelineContent
  private let strings: Strings
  /// Who keeps the place; nil where it is not kept.
  private let keeper: (any StoredTimeline)?
  private let source = MutableObservable<TimelineNewMoments?>(nil)
  /// Rows that came above the reader.
  private var unseen: Set<ListItemID> = []
  /// The topmost row that the reader sees, as last told.
  private var topmost: ListItemID?
  private var keeping: Task<Void, Never>?
  private var hasFailed = false

  init(content: TimelineContent, keeper: (any StoredTimeline)?, strings: Strings) {
    self.content = content
    self.keeper = keeper
    self.strings = strings
  }

  // MARK: The reader

  /// Where the reader stopped the last time.
  func lastPosition() async throws -> ReadingPosition? { try await keeper?.readingPosition() }

  /// Lets the list open where the reader stopped; nil for its top.
  func open(at position: ReadingPosition?) {
    opening = position.map {
      TimelinePosition(moment: ListItemID($0.momentID), distance: $0.distance)
    }
    topmost = opening?.moment
  }

  /// Counts the new moments down to those above the reader.
  func reached(_ moment: ListItemID) {
    topmost = moment
    guard !unseen.isEmpty, let top = content.entries.place(moment) else { return }
    setUnseen(unseen.filter { content.entries.place($0).map { $0 < top } ?? false })
  }

  /// Notes where the reader stopped, and keeps that.
  func stopped(at place: TimelinePosition?, keeps: Bool) {
    if let place {
      reached(place.moment)
    } else {
      topmost = nil
      setUnseen([])
    }
    guard keeps, let keeper else { return }
    let position = place.map {
      ReadingPosition(
        momentID: $0.moment.description,
        distance: $0.distance,
        reached: newestSeen?.description
      )
    }
    let before = keeping
    keeping = Task { [weak self] in
      await before?.value
      do {
        try await keeper.setReadingPosition(position)
        self?.hasFailed = false
      } catch {
        // The next stop tries again.
        guard let self, !hasFailed else { return }
        hasFailed = true
        onFailure(error)
      }
    }
  }

  /// The newest row that is no news to the reader.
  private var newestSeen: ListItemID? {
    content.entries.all.first { !unseen.contains($0.id) && !$0.moment.isOwn }?.id
  }

  // MARK: News

  /// Counts what came above the reader with rows that were read again; the reader's own is no news
  /// to them.
  func noteNew(since before: TimelineEntries) {
    let entries = content.entries
    guard !before.all.isEmpty else { return }
    let reader = topmost ?? before.all.first { entries.place($0.id) != nil }?.id
    guard let reader, let top = entries.place(reader) else { return }
    let new = news(above: top).filter { before.place($0) == nil }
    setUnseen(unseen.filter { entries.place($0) != nil }.union(new))
  }

  /// Counts what came above the newest row that the reader saw, when they were here last.
  func noteNew(above reached: Moment.ID?) {
    guard let reached, let top = content.entries.place(ListItemID(reached)) else { return }
    setUnseen(Set(news(above: top)))
  }

  private func news(above top: Int) -> [ListItemID] {
    (0..<top).compactMap { place in
      let entry = content.entries.all[place]
      return content.isShown(place) && !entry.moment.isOwn ? entry.id : nil
    }
  }

  private func setUnseen(_ new: Set<ListItemID>) {
    unseen = new
    source.setIfChanged(
      new.isEmpty ? nil : TimelineNewMoments(count: new.count, strings: strings)
    )
  }
}
