internal import Foundation

/// Compares lists before and after a change.
///
/// Identity finds what moved, equality finds what changed in place. Lists are flat or in sections, of any values or
/// references: see the `difference` functions and `sectionedDifference`. Those that are `async` run off the caller's actor and stop when their task
/// is cancelled.
///
/// What is guaranteed:
/// - The number of moves is the least possible. In a flat list: all elements but a longest increasing run move. In sections:
///   the fewest sections move, each with its elements; of the elements, those that change their section and, within
///   a section, the fewest.
/// - Identities that appear more than once are kept apart: each old one goes with at most one new one. Which of them goes
///   with which is not said. The result is as right as without them.
/// - An identity is asked for its hash at most once in a comparison, not at all where lists have equal ends or differ in
///   small gaps only.
///
/// O(n) for n elements and O(m log m) for m elements out of order at worst; memory is O(n) for the elements between
/// the equal ends.
public enum ListDiff {
  /// What to do to a list that shows `old` so that it shows `new`.
  public static func changes(
    from old: [ListSection],
    to new: [ListSection]
  ) -> ListChanges {
    ListChanges(sectionedDifference(from: old, to: new), from: old, to: new)
  }

  /// What to do to a list of one section, number 0, that shows `old` so that it shows `new`.
  public static func changes(
    from old: [AnyListItem],
    to new: [AnyListItem]
  ) -> ListChanges {
    changes(from: [ListSection(id: "", items: old)], to: [ListSection(id: "", items: new)])
  }

  /// What to do to a list that shows `old` so that it shows `new`, found off the caller's actor.
  ///
  /// - Throws: `CancellationError` soon after the task was cancelled.
  @concurrent
  public static func changesOffActor(
    from old: [ListSection],
    to new: [ListSection]
  ) async throws(CancellationError) -> ListChanges {
    let difference = try await sectionedDifference(from: old, to: new)
    try checkCancellation()
    return ListChanges(difference, from: old, to: new)
  }
}

extension ListDiff {
  /// The identities that sections or their rows hold more than once, each once.
  ///
  /// O(number of rows).
  public static func duplicates(in sections: [ListSection]) -> [ListDuplicate] {
    let repeated: (sections: [ListItemID], items: [ListItemID]) = duplicates(in: sections)
    return repeated.sections.map { .section($0) } + repeated.items.map { .item($0) }
  }
}

extension ListChanges {
  /// Sorts updates into those that keep their cell and those that need another, and looks at headers and footers.
  init(
    _ difference: SectionedDifference<ListSection>,
    from old: [ListSection],
    to new: [ListSection]
  ) {
    stages = difference.stages
    for update in difference.updates {
      let before = old[update.from[0]].items[update.from[1]]
      let after = new[update.to[0]].items[update.to[1]]
      if after.typeID == before.typeID, after.reuseIdentifier == before.reuseIdentifier {
        reconfigured.append(update.to)
      } else {
        reloaded.append(update.to)
      }
    }
    for (index, origin) in difference.sectionOrigins.enumerated() {
      guard let origin else { continue }
      if Self.differs(old[origin].header, new[index].header) { changedHeaders.insert(index) }
      if Self.differs(old[origin].footer, new[index].footer) { changedFooters.insert(index) }
    }
    duplicates = ListDiff.duplicates(in: new)
  }

  private static func differs(_ before: AnyListItem?, _ after: AnyListItem?) -> Bool {
    switch (before, after) {
    case (nil, nil): false
    case (let before?, let after?):
      before.itemID != after.itemID || !after.hasSameContent(as: before)
    default: true
    }
  }
}
