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

/// The visible headings of a tree.
final class OutlineViewModel: PagedListViewModel<OutlineRow, NoCursor> {
  private var tree = OutlineViewModel.unfolded

  private static var unfolded: ListTree<OutlineNode> {
    ListTree(roots: OutlineNode.samples, id: { ListItemID($0.title) }, children: { $0.children })
  }

  convenience init() {
    self.init { OutlineViewModel.rows(of: OutlineViewModel.unfolded) }
  }

  func toggle(_ row: OutlineRow) {
    tree.toggle(row.itemID)
    replaceRows(OutlineViewModel.rows(of: tree))
  }

  private static func rows(of tree: ListTree<OutlineNode>) -> [OutlineRow] {
    tree.rows.map { row in
      OutlineRow(
        title: row.element.title,
        depth: row.depth,
        isExpanded: row.hasChildren ? row.isExpanded : nil,
        hidden: row.hiddenCount
      )
    }
  }
}

/// A list of several levels: a tap folds and unfolds a branch.
func outlineScreen() -> UIViewController {
  let outline = OutlineViewModel()
  return ListViewController(outline) {
    $0.allowsRefresh = false
    $0.register({ OutlineRowView() }, onSelect: { outline.toggle($0) })
  }
}
