/// The schema of a store, from the first version to the current one.
///
/// Each migration is a file of its own, `Schema+1Moments.swift` and so on, and is not changed once
/// it was released.
enum Schema {
  static let migrator = Migrator([
    moments, outbox, polls, requests, bookmarks, reports, pinsAndNotes, filters, lists, ownProfile,
    dismissals, numbers, actions, drafts, names,
  ])
}
