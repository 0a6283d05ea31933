internal import Foundation

/// The content of a table before a batch, and the batch: the input of its animation.
struct TableChange {
  let plan: ListUpdatePlan
  /// The rows on screen before, and the offset then.
  let before: ContiguousArray<UITableView.VisibleRow>
  let offset: Double
  /// Headers and footers on screen before, and where they were in the content.
  let parts: [ObjectIdentifier: CGFloat]
  private var insertions: [IndexPath: UITableView.RowAnimation] = [:]
  private var deletions: [IndexPath: UITableView.RowAnimation] = [:]
  private var insertedSections: [Int: UITableView.RowAnimation] = [:]
  private var deletedSections: [Int: UITableView.RowAnimation] = [:]

  init(
    plan: ListUpdatePlan,
    updates: [(update: ListUpdate, animation: UITableView.RowAnimation)],
    before: ContiguousArray<UITableView.VisibleRow>,
    offset: Double,
    parts: [ObjectIdentifier: CGFloat]
  ) {
    self.plan = plan
    self.before = before
    self.offset = offset
    self.parts = parts
    for (update, animation) in updates {
      switch update {
      case .insertRow(let path): insertions[path] = animation
      case .deleteRow(let path): deletions[path] = animation
      case .reloadRow(let path):
        deletions[path] = animation
        if let new = plan.newIndexPath(forOld: path) { insertions[new] = animation }
      case .insertSection(let section): insertedSections[section] = animation
      case .deleteSection(let section): deletedSections[section] = animation
      case .reloadSection(let section):
        deletedSections[section] = animation
        if let new = plan.newSections[section] { insertedSections[new] = animation }
      case .moveRow, .moveSection: break
      }
    }
  }

  /// How a new cell comes in; nil for a row that was there.
  func animation(ofInserted row: TableRow) -> UITableView.RowAnimation? {
    insertions[row.indexPath] ?? insertedSections[row.section]
  }

  /// How an old cell goes.
  func animation(ofDeleted row: TableRow) -> UITableView.RowAnimation {
    deletions[row.indexPath] ?? deletedSections[row.section] ?? .fade
  }
}
