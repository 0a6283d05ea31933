import ListModel
import SocialModel

/// The moments of a timeline, in order and by identity, and the gaps among them.
struct TimelineEntries: Sendable {
  private(set) var all: [TimelineEntry] = []
  /// The gaps, by the row above each.
  private(set) var gaps: [ListItemID: TimelineGap] = [:]
  private var places: [ListItemID: Int] = [:]

  /// Puts moments in place of all there are; what the reader opened of those that stay remains
  /// open.
  mutating func replace(with page: Page<Moment>) {
    let before = self
    self = TimelineEntries()
    append(page)
    takeOpenings(of: before)
  }

  /// Adds those moments that are not there yet, and the gaps among them.
  mutating func append(_ page: Page<Moment>) {
    for moment in page.items { append(TimelineEntry(moment)) }
    for gap in page.gaps { gaps[ListItemID(gap.momentAbove)] = gap }
  }

  private mutating func append(_ entry: TimelineEntry) {
    guard places[entry.id] == nil else { return }
    places[entry.id] = all.count
    all.append(entry)
  }

  func contains(_ moment: Moment) -> Bool { places[ListItemID(moment.id)] != nil }

  /// Where a moment stands; nil if it is not in the list any more.
  func place(_ id: ListItemID) -> Int? { places[id] }

  /// The entry of an identity; nil if it is not in the list any more.
  func entry(_ id: ListItemID) -> TimelineEntry? { places[id].map { all[$0] } }

  /// The gap of an identity.
  func gap(_ id: ListItemID) -> TimelineGap? {
    gaps.values.first { ListItemID($0.id) == id }
  }

  /// Changes what the reader opened of an entry.
  ///
  /// - Returns: its place, or nil if it is not in the list any more.
  mutating func change(_ id: ListItemID, _ body: (inout TimelineEntry.Opening) -> Void) -> Int? {
    guard let place = places[id] else { return nil }
    body(&all[place].opening)
    return place
  }

  /// Opens what is open in others.
  mutating func takeOpenings(of others: TimelineEntries) {
    for index in all.indices {
      guard let other = others.entry(all[index].id) else { continue }
      all[index].opening = other.opening
    }
  }

  /// Puts entries in the places of those of the same identity.
  ///
  /// - Returns: their places.
  mutating func update(_ entries: [TimelineEntry]) -> [Int] {
    entries.compactMap { entry in
      guard let place = places[entry.id] else { return nil }
      let opening = all[place].opening
      all[place] = entry
      all[place].opening = opening
      return place
    }
  }

  /// Where posts are shown: their own rows and those of their sharings.
  ///
  /// O(rows).
  func places(ofPosts ids: Set<String>) -> [Int] {
    ids.isEmpty ? [] : all.indices.filter { ids.contains(all[$0].moment.postID) }
  }

  /// The rows that show posts, or people who wrote or shared them.
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
  /// What a timeline is after it was read again.
  struct Merge: Sendable {
    var entries: TimelineEntries
    /// Which of the entries say what they said before.
    var unchanged: [Bool]
  }

  /// The entries of what was read again; those of before serve again where their moments are the
  /// same.
  ///
  /// O(rows), off the main actor: the text of a moment is made ready for views here.
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
