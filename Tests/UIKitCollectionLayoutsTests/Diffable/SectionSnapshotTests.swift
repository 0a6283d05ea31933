import Expectations
import Testing
import UIKit

@Suite struct SectionSnapshotTests {
  private func tree() -> NSDiffableDataSourceSectionSnapshot<String> {
    var tree = NSDiffableDataSourceSectionSnapshot<String>()
    tree.append(["a", "b"])
    tree.append(["a1", "a2"], to: "a")
    tree.append(["a1x"], to: "a1")
    tree.append(["b1"], to: "b")
    return tree
  }

  @Test func parentsComeBeforeTheirChildren() {
    let tree = tree()
    expect(tree.items, equals: ["a", "a1", "a1x", "a2", "b", "b1"])
    expect(tree.rootItems, equals: ["a", "b"])
    expect(tree.level(of: "a1x"), equals: 2)
    expect(tree.parent(of: "a1x"), equals: "a1")
    expectNil(tree.parent(of: "a"))
    expect(tree.index(of: "b"), equals: 4)
  }

  @Test func onlyChildrenOfExpandedItemsAreVisible() {
    var tree = tree()
    expect(tree.visibleItems, equals: ["a", "b"])
    tree.expand(["a1"])
    expect(tree.visibleItems, equals: ["a", "b"])
    expect(!tree.isVisible("a1x"))
    tree.expand(["a"])
    expect(tree.visibleItems, equals: ["a", "a1", "a1x", "a2", "b"])
    expect(tree.isVisible("a1x"))
    tree.collapse(["a"])
    expect(tree.visibleItems, equals: ["a", "b"])
    expect(tree.isExpanded("a1"))
  }

  @Test func deletingRemovesTheChildren() {
    var tree = tree()
    tree.delete(["a1"])
    expect(tree.items, equals: ["a", "a2", "b", "b1"])
    tree.insert(["c"], after: "a")
    expect(tree.items, equals: ["a", "a2", "c", "b", "b1"])
    tree.insert(["a0"], before: "a2")
    expect(tree.parent(of: "a0"), equals: "a")
    expect(tree.items, equals: ["a", "a0", "a2", "c", "b", "b1"])
  }

  @Test func branchesCanBeExtractedAndInserted() {
    var tree = tree()
    tree.expand(["a1"])
    let branch = tree.snapshot(of: "a")
    expect(branch.items, equals: ["a1", "a1x", "a2"])
    expect(branch.rootItems, equals: ["a1", "a2"])
    expect(branch.isExpanded("a1"))
    expect(tree.snapshot(of: "a", includingParent: true).rootItems, equals: ["a"])
    var new = NSDiffableDataSourceSectionSnapshot<String>()
    new.append(["n"])
    new.append(["n1"], to: "n")
    tree.replace(childrenOf: "a", using: new)
    expect(tree.items, equals: ["a", "n", "n1", "b", "b1"])
    expect(tree.level(of: "n1"), equals: 2)
    expect(tree.parent(of: "n"), equals: "a")
  }
}
