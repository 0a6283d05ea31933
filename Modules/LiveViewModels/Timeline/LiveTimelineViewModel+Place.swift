public import ListModel
public import MomentsContracts
import SocialModel

extension LiveTimelineViewModel {
  /// Counts the new moments down to those above the reader.
  public func readerReached(_ moment: ListItemID) {
    topmost = moment
    guard !unseen.isEmpty, let top = entries.place(moment) else { return }
    setUnseen(unseen.filter { entries.place($0).map { $0 < top } ?? false })
  }

  /// Keeps where the reader is.
  public func readerStopped(at place: ReadingPlace?) {
    if let place {
      readerReached(place.moment)
    } else {
      topmost = nil
      setUnseen([])
    }
    guard let kept, scope.keepsPlace, stateSource.value == .content else { return }
    let position = place.map {
      ReadingPosition(
        momentID: $0.moment.description,
        distance: $0.distance,
        reached: newestSeen?.description
      )
    }
    let before = keepingPlace
    keepingPlace = Task {
      await before?.value
      // Nobody asked for this: a place that cannot be kept is one that the next start does not know.
      try? await kept.setReadingPosition(position)
    }
  }

  /// Counts what came above the reader with rows that were read again; the reader's own is no news to them.
  func noteNewMoments(since before: TimelineEntries) {
    guard !before.all.isEmpty else { return }
    let reader = topmost ?? before.all.first { entries.place($0.id) != nil }?.id
    guard let reader, let top = entries.place(reader) else { return }
    let new = entries.all[..<top].indices.lazy.filter { [self] place in
      let entry = entries.all[place]
      return before.place(entry.id) == nil && rows[place] != nil && !entry.moment.isOwn
    }
    let still = unseen.filter { entries.place($0) != nil }
    setUnseen(still.union(new.map { [self] in entries.all[$0].id }))
  }

  /// The newest row that is no news to the reader.
  private var newestSeen: ListItemID? {
    entries.all.first { !unseen.contains($0.id) && !$0.moment.isOwn }?.id
  }

  /// Counts what came above the newest row that the reader saw, when they were here last.
  func noteNewMoments(above reached: Moment.ID?) {
    guard let reached, let top = entries.place(ListItemID(reached)) else { return }
    let new = entries.all[..<top].indices.lazy.filter { [self] place in
      rows[place] != nil && !entries.all[place].moment.isOwn
    }
    setUnseen(Set(new.map { [self] in entries.all[$0].id }))
  }

  private func setUnseen(_ new: Set<ListItemID>) {
    unseen = new
    newMomentsSource.setIfChanged(
      new.isEmpty ? nil : TimelineNewMoments(count: new.count, strings: writer.strings)
    )
  }
}
