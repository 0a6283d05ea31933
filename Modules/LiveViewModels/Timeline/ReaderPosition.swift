import ListModel
import MomentsContracts
import MomentsLanguage
import SocialModel

/// The reading position in a timeline, and the unseen moments above it.
@MainActor
final class ReaderPosition {
  /// Moments that arrived above the reader and were not seen yet.
  var newMoments: Observable<NewItems?> { source }

  /// The position at which the list opens.
  private(set) var opening: TimelinePosition?

  /// Called with the error when a position cannot be stored; once, until one can be stored again.
  var onFailure: (any Error) -> Void = { _ in }

  private let content: TimelineContent
  private let strings: Strings
  /// Stores the position; nil where it is not stored.
  private let store: (any StoredTimeline)?
  private let source = MutableObservable<NewItems?>(nil)
  /// Unseen rows above the reader.
  private var unseen: Set<ListItemID> = []
  /// The topmost visible row, as the list last reported it.
  private var topmost: ListItemID?
  private var saving: Task<Void, Never>?
  private var hasFailed = false

  init(content: TimelineContent, store: (any StoredTimeline)?, strings: Strings) {
    self.content = content
    self.store = store
    self.strings = strings
  }

  // MARK: The reader

  /// The stored position.
  func lastPosition() async throws -> ReadingPosition? { try await store?.readingPosition() }

  /// Sets the position at which the list opens; nil for its top.
  func open(at position: ReadingPosition?) {
    opening = position.map {
      TimelinePosition(moment: ListItemID($0.momentID), distance: $0.distance)
    }
    topmost = opening?.moment
  }

  /// Reduces the number of new moments to those above the reader.
  func reached(_ moment: ListItemID) {
    topmost = moment
    guard !unseen.isEmpty, let top = content.entries.index(of: moment) else { return }
    setUnseen(unseen.filter { content.entries.index(of: $0).map { $0 < top } ?? false })
  }

  /// Notes the reading position, and stores it.
  func stopped(at position: TimelinePosition?, saves: Bool) {
    if let position {
      reached(position.moment)
    } else {
      topmost = nil
      setUnseen([])
    }
    guard saves, let store else { return }
    let saved = position.map {
      ReadingPosition(
        momentID: $0.moment.description,
        distance: $0.distance,
        reached: newestSeen?.description
      )
    }
    let before = saving
    saving = Task { [weak self] in
      await before?.value
      do {
        try await store.setReadingPosition(saved)
        self?.hasFailed = false
      } catch {
        // The next stop of the list tries again.
        guard let self, !hasFailed else { return }
        hasFailed = true
        onFailure(error)
      }
    }
  }

  /// The newest seen row that is not the reader's own.
  private var newestSeen: ListItemID? {
    content.entries.all.first { !unseen.contains($0.id) && !$0.moment.isOwn }?.id
  }

  // MARK: New moments

  /// Counts the new rows above the reader after a read; the reader's own moments do not count.
  func noteNew(since before: TimelineEntries) {
    let entries = content.entries
    guard !before.all.isEmpty else { return }
    let reader = topmost ?? before.all.first { entries.index(of: $0.id) != nil }?.id
    guard let reader, let top = entries.index(of: reader) else { return }
    let new = newRows(above: top).filter { before.index(of: $0) == nil }
    setUnseen(unseen.filter { isShown($0) }.union(new))
  }

  /// Rows that are no longer shown, such as deleted ones, are not new any more.
  func noteRemoved() { setUnseen(unseen.filter { isShown($0) }) }

  private func isShown(_ row: ListItemID) -> Bool {
    content.entries.index(of: row).map { content.isShown($0) } ?? false
  }

  /// Counts the rows above the newest one that the reader saw in the last session.
  func noteNew(above reached: Moment.ID?) {
    guard let reached, let top = content.entries.index(of: ListItemID(reached)) else { return }
    setUnseen(Set(newRows(above: top)))
  }

  private func newRows(above top: Int) -> [ListItemID] {
    (0..<top).compactMap { index in
      let entry = content.entries.all[index]
      return content.isShown(index) && !entry.moment.isOwn ? entry.id : nil
    }
  }

  private func setUnseen(_ new: Set<ListItemID>) {
    unseen = new
    source.setIfChanged(
      new.isEmpty ? nil : NewItems(count: new.count, title: strings.newMoments(new.count))
    )
  }
}
