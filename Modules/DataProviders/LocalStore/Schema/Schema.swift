/// The forms that the database of a store had, from the first to today's.
enum Schema {
  static let migrator = Migrator([])
}
