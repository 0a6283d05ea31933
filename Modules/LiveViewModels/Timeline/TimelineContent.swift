import Foundation
import ListModel
import MomentsContracts
import SocialModel

/// What a timeline shows: the moments as the provider said them last, the gaps among them, and a
/// row for each.
///
/// A change of some moments writes their rows and no others, and publishes only where one of them
/// says something else.
@MainActor
final class TimelineContent {
  /// How rows are written.
  struct Style {
    let scope: TimelineKind
    let writer: MomentRowBuilder
    let offers: ReaderActions
    let now: @MainActor () -> Date
  }

  /// The rows, in sections.
  var sections: Observable<[ListSection]> { source }

  /// Posts that the reader took out and that can still come back.
  var isRemoved: (_ postID: String) -> Bool = { _ in false }

  /// The head of the timeline; shown with the next rows, or by ``publish()``.
  var head: UserProfileRow?

  private(set) var entries = TimelineEntries()
  /// A row for each entry; nil for one that does not show.
  private var rows: [MomentRow?] = []
  /// Where the row of each entry stands among the published items.
  private var itemPlaces: [Int?] = []
  /// Rows that the provider does not have any more; one whose deletion is refused comes back to its
  /// place.
  private var gone: Set<Moment.ID> = []
  /// Gaps that are being filled, and those that could not be.
  private var gapStates: [TimelineGap.ID: TimelineGapRow.State] = [:]
  private let source = MutableObservable<[ListSection]>([])
  private let style: Style

  private static let momentsSection: ListItemID = "moments"

  init(_ style: Style) {
    self.style = style
  }

  // MARK: What there is

  /// Whether nothing shows, not even a gap.
  var isEmpty: Bool { entries.gaps.isEmpty && rows.allSatisfy { $0 == nil } }

  /// Whether the moment at a place shows.
  func isShown(_ place: Int) -> Bool { rows[place] != nil }

  /// What stands in front of a moment.
  func cover(of entry: TimelineEntry) -> MomentCover? {
    style.writer.cover(of: entry, verdict: verdict(of: entry.moment, at: style.now()))
  }

  // MARK: All rows

  /// Puts a page in place of all there is, and shows it.
  func replace(with page: Page<Moment>) {
    entries.replace(with: page)
    gone = []
    rewrite()
    publish()
  }

  /// Adds the moments of a page that are not there yet, and shows all.
  func append(_ page: Page<Moment>) {
    entries.append(page)
    let now = style.now()
    rows += entries.all[rows.count...].map { row(of: $0, now: now) }
    publish()
  }

  /// Shows what was read again; rows are written only where they say something else.
  ///
  /// - Returns: the entries before.
  func install(_ merge: TimelineEntries.Merge) -> TimelineEntries {
    let before = entries
    let rowsBefore = rows
    entries = merge.entries
    gone = []
    entries.takeOpenings(of: before)
    let now = style.now()
    rows = entries.all.indices.map { place in
      let entry = entries.all[place]
      if merge.unchanged[place], let known = before.place(entry.id) { return rowsBefore[known] }
      return row(of: entry, now: now)
    }
    let gaps = Set(entries.gaps.values.map(\.id))
    gapStates = gapStates.filter { gaps.contains($0.key) }
    publish()
    return before
  }

  /// Writes all rows anew, for their ages, and shows them where one says something else.
  func refreshAges() {
    let before = rows
    rewrite()
    if rows != before { publish() }
  }

  private func rewrite() {
    let now = style.now()
    rows = entries.all.map { row(of: $0, now: now) }
  }

  // MARK: Some rows

  /// Puts moments that were read again in their places, takes those out that are gone, and shows
  /// them.
  func update(_ new: [TimelineEntry], gone missing: Set<Moment.ID>) {
    gone.formUnion(missing)
    gone.subtract(new.lazy.map(\.moment.id))
    show(entries.update(new) + missing.compactMap { entries.place(ListItemID($0)) })
  }

  /// Shows posts that the reader took out, or put back.
  func show(posts: Set<String>) { show(entries.places(ofPosts: posts)) }

  /// Changes what the reader opened of a moment.
  func change(_ id: ListItemID, _ body: (inout TimelineEntry.Opening) -> Void) {
    if let place = entries.change(id, body) { show([place]) }
  }

  /// The time that rows are written at.
  var now: Date { style.now() }

  /// Writes the rows at some places, and publishes those that say something else.
  private func show(_ places: [Int]) {
    let now = style.now()
    var changed: [Int] = []
    var isStructural = false
    for place in places {
      let new = row(of: entries.all[place], now: now)
      guard new != rows[place] else { continue }
      isStructural = isStructural || (new == nil) != (rows[place] == nil)
      rows[place] = new
      changed.append(place)
    }
    guard !changed.isEmpty else { return }
    var sections = source.value
    guard !isStructural,
      let section = sections.firstIndex(where: { $0.id == Self.momentsSection })
    else { return publish() }
    for place in changed {
      if let item = itemPlaces[place], let row = rows[place] {
        sections[section].items[item] = AnyListItem(row)
      }
    }
    source.value = sections
  }

  // MARK: Gaps

  /// How a gap fares; nil where there is no such gap.
  func gap(_ id: ListItemID) -> (id: TimelineGap.ID, state: TimelineGapRow.State)? {
    entries.gap(id).map { ($0.id, gapStates[$0.id] ?? .idle) }
  }

  /// Says how a gap fares.
  func setGap(_ id: TimelineGap.ID, _ state: TimelineGapRow.State?) {
    gapStates[id] = state
    publish()
  }

  // MARK: Writing

  /// The row of an entry; nil where it does not show.
  private func row(of entry: TimelineEntry, now: Date) -> MomentRow? {
    guard !gone.contains(entry.moment.id), !isRemoved(entry.moment.postID),
      style.scope.includes(entry.moment),
      // Who goes to somebody's profile wants to see it.
      style.scope.person != nil || !entry.moment.isUnwanted
    else { return nil }
    let verdict = verdict(of: entry.moment, at: now)
    guard verdict != .hide else { return nil }
    var row = style.writer.row(
      for: entry,
      in: style.scope.filterPlace,
      verdict: verdict,
      offers: style.offers,
      now: now
    )
    if case .pinned = style.scope { row.marks.context = .pinned(style.writer.strings.pinned) }
    return row
  }

  /// What the reader's filters make of a moment; their own always shows.
  private func verdict(of moment: Moment, at now: Date) -> FilterVerdict {
    moment.isOwn ? .show : moment.verdict(in: style.scope.filterPlace, at: now)
  }

  /// Shows the head and all rows.
  func publish() {
    var sections: [ListSection] = []
    if let head { sections.append(ListSection(id: "profile", rows: [head])) }
    var items: [AnyListItem] = []
    items.reserveCapacity(rows.count + entries.gaps.count)
    itemPlaces = []
    itemPlaces.reserveCapacity(rows.count)
    let hasGaps = !entries.gaps.isEmpty
    if case .photos = style.scope {
      sections.append(ListSection(id: "photos", rows: ProfilePhotosRow.rows(of: tiles)))
      source.value = sections.filter { !$0.items.isEmpty }
      return
    }
    for (place, row) in rows.enumerated() {
      itemPlaces.append(row == nil ? nil : items.count)
      if let row { items.append(AnyListItem(row)) }
      if hasGaps, let gap = entries.gaps[entries.all[place].id] {
        items.append(AnyListItem(gapRow(of: gap)))
      }
    }
    if !items.isEmpty { sections.append(ListSection(id: Self.momentsSection, items: items)) }
    source.value = sections
  }

  /// The photos that nothing covers: a grid has no room for warnings.
  private var tiles: [ProfilePhotosRow.Tile] {
    rows.compactMap { $0 }.filter { !$0.arePhotosConcealed }.flatMap { row in
      row.photos.enumerated().filter { !$1.isRow }.map { index, photo in
        ProfilePhotosRow.Tile(
          photo: photo,
          moment: row.id,
          index: index,
          accessibilityText: photo.accessibilityText(unnamed: row.photoText)
        )
      }
    }
  }

  private func gapRow(of gap: TimelineGap) -> TimelineGapRow {
    TimelineGapRow(
      id: ListItemID(gap.id),
      state: gapStates[gap.id] ?? .idle,
      strings: style.writer.strings
    )
  }
}
