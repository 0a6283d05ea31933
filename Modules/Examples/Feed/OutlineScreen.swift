import Foundations
import ListModel
import UIKit

/// A heading with those below it.
nonisolated struct OutlineNode: Sendable {
  var title: String
  var children: [OutlineNode] = []

  static let samples = [
    OutlineNode(
      title: "Coast",
      children: [
        OutlineNode(
          title: "Cliffs",
          children: ["Chalk", "Limestone"].map { OutlineNode(title: $0) }
        ),
        OutlineNode(
          title: "Beaches",
          children: ["Sand", "Shingle"].map { OutlineNode(title: $0) }
        ),
      ]
    ),
    OutlineNode(
      title: "Hills",
      children: [OutlineNode(title: "Moor"), OutlineNode(title: "Wood")]
    ),
    OutlineNode(title: "Town"),
  ]
}

/// The visible headings of a tree, which knows what is unfolded and what is selected.
final class OutlineViewModel: PagedListViewModel<OutlineRow, Never> {
  private var tree = ListTree<OutlineNode>.sample

  convenience init() {
    self.init { ListTree<OutlineNode>.sample.rows.map(OutlineRow.init) }
  }

  func toggle(_ row: OutlineRow) { change { $0.toggle(row.itemID) } }

  func select(_ row: OutlineRow) { change { $0.toggleSelection(row.itemID) } }

  private func change(_ change: (inout ListTree<OutlineNode>) -> Void) {
    change(&tree)
    replaceRows(tree.rows.map(OutlineRow.init))
  }
}

extension ListTree<OutlineNode> {
  fileprivate static var sample: ListTree {
    var tree = ListTree(
      roots: OutlineNode.samples,
      id: { ListItemID($0.title) },
      children: { $0.children }
    )
    tree.setSelected(true, "Chalk")
    tree.setSelected(true, "Hills")
    return tree
  }
}

extension OutlineRow {
  fileprivate init(_ row: ListTree<OutlineNode>.Row) {
    self.init(
      title: row.element.title,
      depth: row.depth,
      isExpanded: row.hasChildren ? row.isExpanded : nil,
      hidden: row.hiddenCount,
      selection: row.selection
    )
  }
}

/// A list of several levels: a tap folds and unfolds a branch, and its box selects it.
func outlineScreen() -> UIViewController {
  let outline = OutlineViewModel()
  return ListViewController(outline) {
    $0.allowsRefresh = false
    $0.register(
      { OutlineRowView() },
      onAction: { _, row in outline.select(row) },
      onSelect: { outline.toggle($0) }
    )
  }
}
