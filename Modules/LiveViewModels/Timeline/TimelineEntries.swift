import ListModel
import SocialModel

/// The moments of a timeline, in order and by identity.
struct TimelineEntries {
  private(set) var all: [TimelineEntry] = []
  private var places: [ListItemID: Int] = [:]

  /// Puts moments in place of all there are; what the reader opened of those that stay remains
  /// open.
  mutating func replace(with moments: [Moment]) {
    let before = self
    all = []
    places = [:]
    append(moments)
    for index in all.indices {
      guard let place = before.places[all[index].id] else { continue }
      all[index].isFolded = before.all[place].isFolded
      all[index].isRevealed = before.all[place].isRevealed
    }
  }

  /// Adds those moments that are not there yet.
  mutating func append(_ moments: [Moment]) {
    for moment in moments where places[ListItemID(moment.id)] == nil {
      places[ListItemID(moment.id)] = all.count
      all.append(TimelineEntry(moment))
    }
  }

  func contains(_ moment: Moment) -> Bool { places[ListItemID(moment.id)] != nil }

  /// The entry of an identity; nil if it is not in the list any more.
  func entry(_ id: ListItemID) -> TimelineEntry? { places[id].map { all[$0] } }

  /// Changes an entry.
  ///
  /// - Returns: its place, or nil if it is not in the list any more.
  mutating func change(_ id: ListItemID, _ body: (inout TimelineEntry) -> Void) -> Int? {
    guard let place = places[id] else { return nil }
    body(&all[place])
    return place
  }

  /// Where posts are shown: their own rows and those of their sharings.
  ///
  /// O(rows).
  func places(ofPosts ids: Set<String>) -> [Int] {
    ids.isEmpty ? [] : all.indices.filter { ids.contains(all[$0].moment.postID) }
  }
}
