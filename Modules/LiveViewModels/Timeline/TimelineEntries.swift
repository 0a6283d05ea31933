import ListModel
import SocialModel

/// The moments of a timeline, in order and by identity, and the gaps among them.
struct TimelineEntries: Sendable {
  private(set) var all: [TimelineEntry] = []
  /// The gaps, by the row above each.
  private(set) var gaps: [ListItemID: TimelineGap] = [:]
  private var indexes: [ListItemID: Int] = [:]

  /// Replaces all moments; those that stay keep their opening state.
  mutating func replace(with page: Page<Moment>) {
    let before = self
    self = TimelineEntries()
    append(page)
    takeOpenings(of: before)
  }

  /// Adds moments that are not in the list yet, and the gaps among them.
  mutating func append(_ page: Page<Moment>) {
    for moment in page.items { append(TimelineEntry(moment)) }
    for gap in page.gaps { gaps[ListItemID(gap.momentAbove)] = gap }
  }

  private mutating func append(_ entry: TimelineEntry) {
    guard indexes[entry.id] == nil else { return }
    indexes[entry.id] = all.count
    all.append(entry)
  }

  func contains(_ moment: Moment) -> Bool { indexes[ListItemID(moment.id)] != nil }

  /// The index of a moment; nil if it is not in the list.
  func index(of id: ListItemID) -> Int? { indexes[id] }

  /// The entry of an identity; nil if it is not in the list.
  func entry(_ id: ListItemID) -> TimelineEntry? { indexes[id].map { all[$0] } }

  /// The gap of an identity.
  func gap(_ id: ListItemID) -> TimelineGap? {
    gaps.values.first { ListItemID($0.id) == id }
  }

  /// Changes the opening state of an entry.
  ///
  /// - Returns: its index, or nil if it is not in the list.
  mutating func change(_ id: ListItemID, _ body: (inout TimelineEntry.Opening) -> Void) -> Int? {
    guard let index = indexes[id] else { return nil }
    body(&all[index].opening)
    return index
  }

  /// Copies the opening states of other entries.
  mutating func takeOpenings(of others: TimelineEntries) {
    for index in all.indices {
      guard let other = others.entry(all[index].id) else { continue }
      all[index].opening = other.opening
    }
  }

  /// Replaces entries by others with the same identities.
  ///
  /// - Returns: their indexes.
  mutating func update(_ entries: [TimelineEntry]) -> [Int] {
    entries.compactMap { entry in
      guard let index = indexes[entry.id] else { return nil }
      let opening = all[index].opening
      all[index] = entry
      all[index].opening = opening
      return index
    }
  }

  /// The indexes of the rows of posts, boosts included.
  ///
  /// O(rows).
  func indexes(ofPosts ids: Set<String>) -> [Int] {
    ids.isEmpty ? [] : all.indices.filter { ids.contains(all[$0].moment.postID) }
  }

  /// The rows of posts, and of people who wrote or boosted them.
  ///
  /// O(rows).
  func rows(ofPosts posts: Set<String>, orPeople people: Set<String>) -> Set<Moment.ID> {
    var found: Set<Moment.ID> = []
    for entry in all {
      let moment = entry.moment
      if posts.contains(moment.postID) || moment.names(anyOf: people) {
        found.insert(moment.id)
      }
    }
    return found
  }
}

// MARK: - Off the main actor

extension TimelineEntries {
  /// The entries of a timeline after it was read again.
  struct Merge: Sendable {
    var entries: TimelineEntries
    /// Which of the entries are unchanged.
    var unchanged: [Bool]
  }

  /// The entries of moments that were read again; earlier values are reused where their moments are
  /// equal.
  ///
  /// O(rows), off the main actor, because texts are converted for views here.
  @concurrent
  static func merge(_ page: Page<Moment>, into before: TimelineEntries) async -> Merge {
    var merge = Merge(entries: TimelineEntries(), unchanged: [])
    merge.unchanged.reserveCapacity(page.items.count)
    for moment in page.items where !merge.entries.contains(moment) {
      let known = before.entry(ListItemID(moment.id))
      if let known, known.moment == moment {
        merge.entries.append(known)
        merge.unchanged.append(true)
      } else {
        merge.entries.append(TimelineEntry(moment))
        merge.unchanged.append(false)
      }
    }
    for gap in page.gaps { merge.entries.gaps[ListItemID(gap.momentAbove)] = gap }
    return merge
  }

  /// Entries of moments, made off the main actor.
  @concurrent
  static func entries(of moments: [Moment]) async -> [TimelineEntry] {
    moments.map { TimelineEntry($0) }
  }
}
