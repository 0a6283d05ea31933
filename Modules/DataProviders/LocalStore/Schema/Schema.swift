/// The schema of a store, from the first released version to the current one.
///
/// Each migration is a file of its own, `Schema+13Release.swift` and so on, and is not changed once
/// it was released.
enum Schema {
  static let migrator = Migrator([release, numbers, actions, drafts, names])
}
