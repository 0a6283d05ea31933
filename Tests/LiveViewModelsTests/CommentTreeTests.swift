import Expectations
import Foundation
import ListModel
import MomentsContracts
import SocialModel
import TestSupport
import Testing

@testable import LiveViewModels

struct CommentTreeTests {
  private func tree(_ links: [(String, String?)]) -> CommentTree {
    CommentTree(
      links.map { id, parent in
        Moment(id: id, author: Account(id: "a", handle: "a"), inReplyToID: parent)
      },
      root: "0"
    )
  }

  private func outline(_ tree: CommentTree, collapsed: Set<String> = []) -> String {
    tree.shown(collapsed: collapsed).map { node in
      let mark =
        switch node.content {
        case .comment: ""
        case .placeholder: "?"
        }
      return String(repeating: ">", count: node.branch.depth) + mark + node.id
    }.joined(separator: " ")
  }

  @Test func repliesFollowTheirParents() {
    let tree = tree([("1", "0"), ("2", "0"), ("3", "1"), ("4", "3"), ("5", "1")])
    expect(outline(tree), equals: "1 >3 >>4 >5 2")
    expect(tree.shown().map(\.replyCount), equals: [3, 1, 0, 0, 0])
    expect(tree.count, equals: 5)
  }

  @Test func theOrderOfTheListDoesNotMatterToTheTree() {
    expect(outline(tree([("4", "3"), ("3", "1"), ("1", "0")])), equals: "1 >3 >>4")
  }

  @Test func aCommentWithoutAParentRepliesToThePost() {
    expect(outline(tree([("1", nil), ("2", "1")])), equals: "1 >2")
  }

  @Test func orphansAreBelowAPlaceholder() {
    let tree = tree([("1", "0"), ("2", "77"), ("3", "77"), ("4", "2")])
    expect(outline(tree), equals: "1 ?77 >2 >>4 >3")
    expect(tree.count, equals: 4)
  }

  @Test func cyclesAreBroken() {
    expect(outline(tree([("1", "2"), ("2", "1"), ("3", "2"), ("4", "0")])), equals: "4 1 >2 >>3")
    expect(outline(tree([("1", "1"), ("2", "1")])), equals: "1 >2")
  }

  @Test func aDuplicateCommentIsShownOnceAndThePostNotAtAll() {
    expect(outline(tree([("1", "0"), ("0", "1"), ("1", "2"), ("2", "1")])), equals: "1 >2")
  }

  @Test func collapsedRepliesAreSkipped() {
    let tree = tree([("1", "0"), ("2", "1"), ("3", "2"), ("4", "0"), ("5", "4")])
    expect(outline(tree, collapsed: ["1"]), equals: "1 4 >5")
    expect(outline(tree, collapsed: ["2"]), equals: "1 >2 4 >5")
    expect(outline(tree, collapsed: ["1", "2", "4"]), equals: "1 4")
    expect(outline(tree, collapsed: ["9"]), equals: "1 >2 >>3 4 >5")
  }

  @Test func unavailableCommentsAreShownOnlyWithReplies() {
    let comments = [("1", "0"), ("2", "1"), ("3", "0")].map { id, parent in
      Moment(id: id, author: Account(id: "a", handle: "a"), inReplyToID: parent)
    }
    func outline(hidden: Set<String>) -> String {
      self.outline(
        CommentTree(comments, root: "0") { hidden.contains($0.postID) ? .hidden : nil }
      )
    }
    expect(outline(hidden: ["3"]), equals: "1 >2")
    expect(outline(hidden: ["1"]), equals: "?1 >2 3")
    expect(outline(hidden: ["1", "2"]), equals: "3")
    expect(outline(hidden: ["1", "2", "3"]), equals: "")
  }

  @Test func aChainOfThousandsDoesNotOverflowTheStack() throws {
    let tree = tree((1...20_000).map { ("\($0)", "\($0 - 1)") })
    let last = try require(tree.shown().last)
    expect(last.branch.depth, equals: 19_999)
    expect(last.branch.ancestors.count, equals: ThreadBranch.maximumAncestors)
    expect(last.branch.ancestors.last, equals: "8")
    expect(tree.shown().first?.replyCount, equals: 19_999)
  }

  @Test(arguments: Seeds.first(60))
  func randomTreesContainEachCommentOnce(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let count = Int.random(in: 0...40, using: &generator)
    let links = (0..<count).map { _ in
      (
        "\(Int.random(in: 0...count, using: &generator))",
        Bool.random(using: &generator)
          ? "\(Int.random(in: 0...count + 3, using: &generator))" : nil as String?
      )
    }
    let tree = tree(links)
    let comments = tree.shown().filter { node in
      if case .comment = node.content { true } else { false }
    }
    let expected = Set(links.map(\.0)).subtracting(["0"])
    expect(Set(comments.map(\.id)), equals: expected, "seed \(seed)")
    expect(comments.count, equals: expected.count, "seed \(seed)")
    expect(tree.count, equals: expected.count, "seed \(seed)")
    // Each node is directly below the nearest preceding node that is one level up.
    var path: [String] = []
    for node in tree.shown() {
      expect(node.branch.depth, isAtMost: path.count, "seed \(seed)")
      path = Array(path.prefix(node.branch.depth)) + [node.id]
      expect(
        node.branch.ancestors,
        equals: path.dropLast().prefix(8).map { ListItemID($0) },
        "seed \(seed)"
      )
    }
  }
}
