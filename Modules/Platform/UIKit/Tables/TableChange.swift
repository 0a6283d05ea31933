internal import Foundation

/// The state of a table before a batch, and the batch: the input of its animation.
struct TableChange {
  let plan: ListUpdatePlan
  /// The visible rows before the batch, and the content offset.
  let before: ContiguousArray<UITableView.VisibleRow>
  let offset: Double
  /// The visible headers and footers before the batch, and their positions in the content.
  let parts: [ObjectIdentifier: CGFloat]
  private var insertions: [IndexPath: UITableView.RowAnimation] = [:]
  private var deletions: [IndexPath: UITableView.RowAnimation] = [:]
  private var insertedSections: [Int: UITableView.RowAnimation] = [:]
  private var deletedSections: [Int: UITableView.RowAnimation] = [:]

  init(
    plan: ListUpdatePlan,
    updates: [(update: ListUpdate, animation: Int)],
    before: ContiguousArray<UITableView.VisibleRow>,
    offset: Double,
    parts: [ObjectIdentifier: CGFloat]
  ) {
    self.plan = plan
    self.before = before
    self.offset = offset
    self.parts = parts
    for (update, number) in updates {
      let animation = UITableView.RowAnimation(rawValue: number) ?? .automatic
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

  /// Returns the insertion animation of a row; nil for an existing row.
  func animation(ofInserted row: TableRow) -> UITableView.RowAnimation? {
    insertions[row.indexPath] ?? insertedSections[row.section]
  }

  func animation(ofDeleted row: TableRow) -> UITableView.RowAnimation {
    deletions[row.indexPath] ?? deletedSections[row.section] ?? .fade
  }
}
