import Foundation
import ListModel
import MomentsContracts
import MomentsLanguage
import SocialModel

/// The content of a timeline: the moments as the provider last returned them, the gaps among them,
/// and a row for each.
///
/// A change of some moments builds only their rows, and publishes only if one of them differs.
@MainActor
final class TimelineContent {
  /// The options with which rows are built.
  struct Style {
    let kind: TimelineKind
    let writer: MomentRowBuilder
    let offers: ReaderActions
    let now: @MainActor () -> Date
  }

  /// The rows, in sections; the loader sets the states.
  let snapshot = MutableObservable(ListSnapshot())

  /// Posts that the reader deleted and that can still be restored.
  var isRemoved: (_ postID: String) -> Bool = { _ in false }

  /// The head of the timeline; shown with the next rows, or by ``publish()``.
  var head: UserProfileRow?

  private(set) var entries = TimelineEntries()
  /// A row for each entry; nil for one that is not shown.
  private var rows: [MomentRow?] = []
  /// The index of each entry's row among the published items.
  private var itemIndexes: [Int?] = []
  /// Rows that the provider no longer has; one whose deletion is refused is restored at its
  /// position.
  private var gone: Set<Moment.ID> = []
  /// The states of gaps that are being filled or could not be filled.
  private var gapStates: [TimelineGap.ID: TimelineGapRow.State] = [:]
  private let style: Style

  private static let momentsSection: ListItemID = "moments"

  init(_ style: Style) {
    self.style = style
  }

  // MARK: Entries

  /// Whether nothing is shown, not even a gap.
  var isEmpty: Bool { entries.gaps.isEmpty && rows.allSatisfy { $0 == nil } }

  /// Whether the moment at an index is shown.
  func isShown(_ index: Int) -> Bool { rows[index] != nil }

  func cover(of entry: TimelineEntry) -> MomentCover? {
    style.writer.cover(of: entry, verdict: verdict(of: entry.moment, at: style.now()))
  }

  // MARK: All rows

  /// Replaces all entries by a page, and shows it.
  func replace(with page: Page<Moment>) {
    entries.replace(with: page)
    gone = []
    rewrite()
    publish()
  }

  /// Adds the moments of a page that are not in the list yet, and shows all.
  ///
  /// - Returns: Whether there were any.
  func append(_ page: Page<Moment>) -> Bool {
    let isBarren = page.items.allSatisfy(entries.contains)
    entries.append(page)
    let now = style.now()
    rows += entries.all[rows.count...].map { row(of: $0, now: now) }
    publish()
    return !isBarren
  }

  /// Shows entries that were read again; rows are built only where they differ.
  ///
  /// - Returns: the entries before.
  func install(_ merge: TimelineEntries.Merge) -> TimelineEntries {
    let before = entries
    let rowsBefore = rows
    entries = merge.entries
    gone = []
    entries.takeOpenings(of: before)
    let now = style.now()
    rows = entries.all.indices.map { index in
      let entry = entries.all[index]
      if merge.unchanged[index], let known = before.index(of: entry.id) { return rowsBefore[known] }
      return row(of: entry, now: now)
    }
    let gaps = Set(entries.gaps.values.map(\.id))
    gapStates = gapStates.filter { gaps.contains($0.key) }
    publish()
    return before
  }

  /// Builds all rows again, for their ages, and publishes them if one differs.
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

  /// Updates moments that were read again, removes missing ones, and shows the result.
  func update(_ new: [TimelineEntry], gone missing: Set<Moment.ID>) {
    gone.formUnion(missing)
    gone.subtract(new.lazy.map(\.moment.id))
    show(entries.update(new) + missing.compactMap { entries.index(of: ListItemID($0)) })
  }

  /// Updates the rows of posts that the reader deleted or restored.
  func show(posts: Set<String>) { show(entries.indexes(ofPosts: posts)) }

  /// Changes the opening state of a moment.
  func change(_ id: ListItemID, _ body: (inout TimelineEntry.Opening) -> Void) {
    if let index = entries.change(id, body) { show([index]) }
  }

  /// The time at which rows are built.
  var now: Date { style.now() }

  /// Builds the rows at some indexes, and publishes them if one differs.
  private func show(_ indexes: [Int]) {
    let now = style.now()
    var changed: [Int] = []
    var isStructural = false
    for index in indexes {
      let new = row(of: entries.all[index], now: now)
      guard new != rows[index] else { continue }
      isStructural = isStructural || (new == nil) != (rows[index] == nil)
      rows[index] = new
      changed.append(index)
    }
    guard !changed.isEmpty else { return }
    var sections = snapshot.value.sections
    guard !isStructural,
      let section = sections.firstIndex(where: { $0.id == Self.momentsSection })
    else { return publish() }
    for index in changed {
      if let item = itemIndexes[index], let row = rows[index] {
        sections[section].replaceRow(at: item, with: row)
      }
    }
    snapshot.value.sections = sections
  }

  // MARK: Gaps

  /// The state of a gap; nil where there is no such gap.
  func gap(_ id: ListItemID) -> (id: TimelineGap.ID, state: TimelineGapRow.State)? {
    entries.gap(id).map { ($0.id, gapStates[$0.id] ?? .idle) }
  }

  func setGap(_ id: TimelineGap.ID, _ state: TimelineGapRow.State?) {
    gapStates[id] = state
    publish()
  }

  // MARK: Writing

  /// The row of an entry; nil where it is not shown.
  private func row(of entry: TimelineEntry, now: Date) -> MomentRow? {
    guard !gone.contains(entry.moment.id), !isRemoved(entry.moment.postID),
      style.kind.includes(entry.moment),
      // A profile shows its person's moments even if the reader hides the person elsewhere.
      style.kind.person != nil || !entry.moment.isHidden
    else { return nil }
    let verdict = verdict(of: entry.moment, at: now)
    guard verdict != .hide else { return nil }
    var row = style.writer.row(
      for: entry,
      in: style.kind.filterPlace,
      verdict: verdict,
      offers: style.offers,
      now: now
    )
    if case .pinned = style.kind { row.marks.context = .pinned(style.writer.strings.pinned) }
    return row
  }

  /// The verdict of the reader's filters on a moment; the reader's own are always shown.
  private func verdict(of moment: Moment, at now: Date) -> FilterVerdict {
    moment.isOwn ? .show : moment.verdict(in: style.kind.filterPlace, at: now)
  }

  /// Publishes the head and all rows.
  func publish() {
    var sections: [ListSection] = []
    if let head { sections.append(ListSection(id: "profile", rows: [head])) }
    if case .photos = style.kind {
      itemIndexes = []
      sections.append(ListSection(id: "photos", rows: ProfilePhotosRow.rows(of: tiles)))
    } else {
      let runs = runs()
      sections.append(
        ListSection(id: Self.momentsSection) {
          for run in runs {
            run.rows
            run.gap
          }
        }
      )
    }
    snapshot.value.sections = sections.filter { !$0.items.isEmpty }
  }

  /// The shown rows, divided at gaps; notes the index of each.
  private func runs() -> [(rows: [MomentRow], gap: TimelineGapRow?)] {
    var runs: [(rows: [MomentRow], gap: TimelineGapRow?)] = []
    var run: [MomentRow] = []
    run.reserveCapacity(rows.count)
    var count = 0
    itemIndexes = []
    itemIndexes.reserveCapacity(rows.count)
    let hasGaps = !entries.gaps.isEmpty
    for (index, row) in rows.enumerated() {
      itemIndexes.append(row == nil ? nil : count)
      if let row {
        run.append(row)
        count += 1
      }
      if hasGaps, let gap = entries.gaps[entries.all[index].id] {
        runs.append((run, gapRow(of: gap)))
        run = []
        count += 1
      }
    }
    runs.append((run, nil))
    return runs
  }

  /// The photos without a cover: a grid has no room for warnings.
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
