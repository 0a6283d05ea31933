import Expectations
import ListModel
import TestSupport
import Testing

@Suite struct ListTreeTests {
  private struct Comment: Sendable, Equatable {
    var id: Int
    var parent: Int?
    var text = ""
  }

  private func tree(_ comments: [Comment], isExpanded: Bool = true) -> ListTree<Comment> {
    ListTree(
      flat: comments,
      isExpanded: isExpanded,
      id: { ListItemID("\($0.id)") },
      parent: { $0.parent.map { ListItemID("\($0)") } }
    )
  }

  /// The rows as text: one dot a level, then the number.
  private func outline(_ tree: ListTree<Comment>) -> String {
    tree.rows.map { String(repeating: ".", count: $0.depth) + "\($0.element.id)" }
      .joined(separator: " ")
  }

  private let thread = [
    Comment(id: 1), Comment(id: 2, parent: 1), Comment(id: 3, parent: 2), Comment(id: 4, parent: 1),
    Comment(id: 5),
  ]

  @Test func everyElementComesBeforeItsChildren() {
    expect(outline(tree(thread)), equals: "1 .2 ..3 .4 5")
    expect(outline(tree(thread.reversed())), equals: "5 1 .4 .2 ..3")
  }

  @Test func foldingHidesTheBranchAndReturnsItsSize() throws {
    var tree = tree(thread)
    tree.toggle("1")
    expect(outline(tree), equals: "1 5")
    let row = try require(tree.rows.first)
    expect(row.hiddenCount, equals: 3)
    expect(row.childCount, equals: 2)
    expect(!row.isExpanded)
    tree.toggle("1")
    expect(outline(tree), equals: "1 .2 ..3 .4 5")
    expect(tree.rows[0].hiddenCount, equals: 0)
  }

  @Test func unfoldingRestoresTheBranch() {
    var tree = tree(thread)
    tree.toggle("2")
    tree.toggle("1")
    tree.toggle("1")
    expect(outline(tree), equals: "1 .2 .4 5")
  }

  @Test func revealingARowExpandsItsAncestors() {
    var tree = tree(thread, isExpanded: false)
    expect(outline(tree), equals: "1 5")
    tree.reveal("3")
    expect(outline(tree), equals: "1 .2 ..3 .4 5")
    expect(tree.ancestors(of: "3"), equals: ["2", "1"])
  }

  @Test func newDataKeepsFoldedRowsFolded() {
    var old = tree(thread)
    old.toggle("1")
    let new = tree(thread + [Comment(id: 6, parent: 5)]).keepingState(of: old)
    expect(outline(new), equals: "1 5 .6")
  }

  @Test func aBranchIsSelectedWithAllBelowIt() {
    var tree = tree(thread)
    tree.toggleSelection("2")
    expect(tree.rows.map(\.selection), equals: [.some, .all, .all, .none, .none])
    tree.toggle("1")
    tree.toggleSelection("1")
    tree.toggle("1")
    expect(tree.rows.map(\.selection), equals: [.all, .all, .all, .all, .none])
    expect(tree.selectedElements.map(\.id), equals: [3, 4])
    tree.toggleSelection("3")
    expect(tree.rows.map(\.selection), equals: [.some, .none, .none, .all, .none])
    tree.toggleSelection("1")
    tree.toggleSelection("1")
    tree.setSelected(true, "99")
    expect(tree.selectedElements, equals: [])
    expect(tree.selection(of: "99"), equals: .none)
  }

  @Test func newDataKeepsTheSelectionAndSelectsNothingElse() {
    var old = tree(thread)
    old.setSelected(true, "1")
    old.setSelected(true, "5")
    let more = [Comment(id: 6, parent: 1), Comment(id: 7, parent: 5)]
    let new = tree(thread.filter { $0.id != 3 } + more).keepingState(of: old)
    // 2 has lost its child, and is what is left of a branch that was selected.
    expect(new.selectedElements.map(\.id), equals: [2, 4])
    expect(new.rows.map(\.selection), equals: [.some, .all, .all, .none, .none, .none])
  }

  @Test func missingParentsAndCyclesLoseNoElement() {
    expect(outline(tree([Comment(id: 1, parent: 9), Comment(id: 2, parent: 2)])), equals: "1 2")
    let circle = [
      Comment(id: 1, parent: 3), Comment(id: 2, parent: 1), Comment(id: 3, parent: 2),
      Comment(id: 4),
    ]
    expect(outline(tree(circle)), equals: "4 1 .2 ..3")
    expect(tree(circle).rows.map(\.descendantCount), equals: [0, 2, 1, 0])
  }

  @Test func theFirstOfDuplicateElementsGetsTheChildren() {
    let twins = [Comment(id: 1), Comment(id: 1, text: "twin"), Comment(id: 2, parent: 1)]
    expect(outline(tree(twins)), equals: "1 .2 1")
  }

  @Test func anElementIsReplacedInItsPlace() {
    var tree = tree(thread)
    tree.update("2") { $0.text = "liked" }
    tree.update("99") { $0.text = "nobody" }
    expect(tree["2"]?.text, equals: "liked")
    expectNil(tree["99"])
    expect(outline(tree), equals: "1 .2 ..3 .4 5")
  }

  @Test func nestedElementsMakeTheSameTree() {
    struct Folder {
      var name: String
      var folders: [Folder] = []
    }
    let tree = ListTree(
      roots: [Folder(name: "a", folders: [Folder(name: "b")]), Folder(name: "c")],
      id: { ListItemID($0.name) },
      children: { $0.folders }
    )
    expect(tree.rows.map(\.depth), equals: [0, 1, 0])
    expect(tree.rows.map(\.parentID), equals: [nil, "a", nil])
  }

  @Test func aChainOfTwentyThousandElementsIsHandled() {
    let chain = (0..<20_000).map { Comment(id: $0, parent: $0 == 0 ? nil : $0 - 1) }
    var tree = tree(chain)
    expect(tree.rows.last?.depth, equals: 19_999)
    expect(tree.rows[0].descendantCount, equals: 19_999)
    tree.toggle("10000")
    expect(tree.rows.count, equals: 10_001)
  }

  /// Compared with a recursive walk over the parents.
  @Test(arguments: Seeds.first(20))
  func randomTreesMatchATraversal(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var comments: [Comment] = []
    for id in 0..<60 {
      // Parents from 60 on do not exist.
      let isChild = id > 0 && Bool.random(using: &random)
      let isOrphan = Int.random(in: 0..<10, using: &random) == 0
      let parent = Int.random(in: isOrphan ? 60..<70 : 0..<max(1, id), using: &random)
      comments.append(Comment(id: id, parent: isChild ? parent : nil))
    }
    comments.shuffle(using: &random)
    var tree = tree(comments)
    var folded: Set<Int> = []
    for _ in 0..<15 {
      let id = Int.random(in: 0..<60, using: &random)
      tree.toggle(ListItemID("\(id)"))
      folded.formSymmetricDifference([id])
    }
    let known = Set(comments.map(\.id))
    func walk(_ parent: Int?, depth: Int) -> [String] {
      var found: [String] = []
      for comment in comments {
        let above = comment.parent.flatMap { known.contains($0) ? $0 : nil }
        guard above == parent else { continue }
        found.append(String(repeating: ".", count: depth) + "\(comment.id)")
        if !folded.contains(comment.id) { found += walk(comment.id, depth: depth + 1) }
      }
      return found
    }
    expect(outline(tree), equals: walk(nil, depth: 0).joined(separator: " "), "seed \(seed)")
  }

  /// Compared with a set of selected leaves.
  @Test(arguments: Seeds.first(20))
  func randomSelectionsMatchASetOfLeaves(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let comments = (0..<40).map { id in
      Comment(id: id, parent: id % 7 == 0 ? nil : Int.random(in: 0..<id, using: &random))
    }
    func leaves(_ id: Int) -> Set<Int> {
      let children = comments.filter { $0.parent == id }
      return children.isEmpty ? [id] : children.reduce(into: []) { $0.formUnion(leaves($1.id)) }
    }
    var tree = tree(comments)
    var selected: Set<Int> = []
    for step in 0..<60 {
      let id = Int.random(in: 0..<40, using: &random)
      let below = leaves(id)
      switch Int.random(in: 0..<5, using: &random) {
      case 0: tree.toggle(ListItemID("\(id)"))
      case 1:
        tree.setSelected(true, ListItemID("\(id)"))
        selected.formUnion(below)
      case 2:
        tree.setSelected(false, ListItemID("\(id)"))
        selected.subtract(below)
      case 3: tree = self.tree(comments.shuffled(using: &random)).keepingState(of: tree)
      default:
        tree.toggleSelection(ListItemID("\(id)"))
        if below.isSubset(of: selected) {
          selected.subtract(below)
        } else {
          selected.formUnion(below)
        }
      }
      for id in 0..<40 {
        let below = leaves(id)
        let expected: TreeSelection =
          below.isDisjoint(with: selected) ? .none : below.isSubset(of: selected) ? .all : .some
        let found = tree.selection(of: ListItemID("\(id)"))
        expect(found, equals: expected, "seed \(seed), step \(step), comment \(id)")
      }
      for row in tree.rows { expect(row.selection, equals: tree.selection(of: row.id)) }
    }
    expect(Set(tree.selectedElements.map(\.id)), equals: selected, "seed \(seed)")
  }
}
