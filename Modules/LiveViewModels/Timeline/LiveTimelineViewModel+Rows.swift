import Foundation
import ListModel
import MomentsContracts
import SocialModel

extension LiveTimelineViewModel {
  /// Sets the head of the timeline; shown with the next rows.
  ///
  /// A person whom the provider does not know shows as whoever led here knows them.
  func setProfile(_ account: Account?) {
    profileRow = account.map(writer.profileRow)
    if profileRow == nil, case .profile(let person) = scope {
      profileRow = UserProfileRow(person: person, background: nil)
    }
  }

  /// Writes all rows and shows them.
  func showRows() {
    writeRows()
    publish()
  }

  /// Writes the rows that come after those there are, and shows all.
  func showNewRows() {
    let now = now()
    rows += entries.all[rows.count...].map { written($0, now: now) }
    publish()
  }

  /// Writes the rows at some places again and shows them.
  func showRows(at places: [Int]) {
    guard !places.isEmpty else { return }
    let now = now()
    for place in places { rows[place] = written(entries.all[place], now: now) }
    publish()
  }

  func writeRows() {
    let now = now()
    rows = entries.all.map { written($0, now: now) }
  }

  /// The row of an entry; nil where it does not show.
  func written(_ entry: TimelineEntry, now: Date) -> MomentRow? {
    guard !deletions.removed.contains(entry.moment.postID) else { return nil }
    let verdict = verdict(of: entry.moment, at: now)
    guard verdict != .hide else { return nil }
    return writer.row(
      for: entry,
      MomentRowWriter.Circumstances(
        verdict: verdict,
        like: likes.state(of: entry.moment),
        boost: likes.boost(of: entry.moment),
        offers: actions
      ),
      now: now
    )
  }

  /// What the reader's filters make of a moment; their own always shows.
  func verdict(of moment: Moment, at now: Date) -> FilterVerdict {
    moment.isOwn ? .show : moment.verdict(in: scope.filterPlace, at: now)
  }

  func publish() {
    var sections: [ListSection] = []
    if var row = profileRow {
      row.follow = followButton
      sections.append(ListSection(id: "profile", rows: [row]))
    }
    var items: [AnyListItem] = []
    items.reserveCapacity(rows.count + entries.gaps.count)
    let hasGaps = !entries.gaps.isEmpty
    for (place, row) in rows.enumerated() {
      if let row { items.append(AnyListItem(row)) }
      if hasGaps, let gap = entries.gaps[entries.all[place].id] {
        items.append(AnyListItem(gapRow(of: gap)))
      }
    }
    if !items.isEmpty { sections.append(ListSection(id: "moments", items: items)) }
    sectionsSource.value = sections
  }

  private func gapRow(of gap: TimelineGap) -> TimelineGapRow {
    TimelineGapRow(
      id: ListItemID(gap.id),
      state: gapStates[gap.id] ?? .idle,
      strings: writer.strings
    )
  }

  /// Says whether there are rows, after they were loaded.
  func showWhetherEmpty() {
    // Where filters hide all that is known, older rows may show.
    let isEmpty = next == nil && entries.gaps.isEmpty && rows.allSatisfy { $0 == nil }
    // That nothing is kept says nothing about what could not be loaded.
    if isEmpty, case .failed = stateSource.value, !isLoadingFirstPage { return }
    stateSource.setIfChanged(isEmpty ? .empty(emptyMessage) : .content)
  }
}

extension MomentsContracts.TimelineScope {
  /// Where the reader's filters have to count to be applied.
  var filterPlace: ContentFilter.Place {
    switch self {
    case .home: .home
    case .local, .public, .hashtag: .public
    case .profile: .account
    }
  }

  /// Whether the reader goes on where they stopped the last time.
  var keepsPlace: Bool {
    switch self {
    case .home, .local, .public: true
    case .hashtag, .profile: false
    }
  }
}
