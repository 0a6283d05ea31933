import Foundations
import ListModel
import UIKit

/// A heading with those below it.
nonisolated struct OutlineNode {
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

/// A list of several levels: a tap folds and unfolds a branch.
func outlineScreen() -> UIViewController {
  var tree = ListTree(
    roots: OutlineNode.samples,
    id: { ListItemID($0.title) },
    children: \.children
  )
  func rows() -> [OutlineRow] {
    tree.rows.map {
      OutlineRow(title: $0.element.title, depth: $0.depth, hidden: $0.hiddenCount)
    }
  }
  let outline = PagedListViewModel<OutlineRow, NoCursor> { rows() }
  return ListViewController(outline) {
    $0.register(
      { OutlineRowView() },
      onSelect: { [weak outline] row in
        tree.toggle(row.itemID)
        outline?.replaceRows(rows())
      }
    )
  }
}
