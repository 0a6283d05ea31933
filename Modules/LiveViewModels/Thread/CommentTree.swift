import ListModel
import MomentsContracts
import SocialModel

/// The comments of a thread in the order of the screen, each followed by the answers to it: a
/// ``ListTree``, with what is particular to comments.
///
/// Comments that answer something that is not there stand below a placeholder for it; what stands
/// in place of a comment that nobody may see stands there only for the answers to it; a comment
/// that comes twice stands once.
struct CommentTree {
  /// What stands at a place of the tree.
  enum Content: Hashable {
    /// A comment, by its place in the list that the tree was made of.
    case comment(Int)
    /// Nothing, in place of a comment.
    case placeholder(ThreadPlaceholderRow.Kind)
  }

  /// A place of the tree.
  struct Node {
    /// The identity of the comment that stands, or would stand, here.
    var id: String
    var content: Content
    var branch = ThreadBranch()
    /// How many comments show below it.
    var replyCount = 0
    fileprivate var parentID: ListItemID?
  }

  private let tree: ListTree<Node>

  /// How many comments show, placeholders that can be revealed included.
  let count: Int

  /// Makes the tree of a list, in linear time.
  ///
  /// - Parameters:
  ///   - comments: the list, in any order; siblings keep theirs.
  ///   - root: the identity of the post that the comments belong to.
  ///   - placeholder: why a comment does not show; nil where it does.
  init(
    _ comments: [Moment],
    root: String,
    placeholder: (Moment) -> ThreadPlaceholderRow.Kind? = { _ in nil }
  ) {
    var known = Set(comments.map(\.postID))
    var added: Set<String> = [root]
    var nodes: [Node] = []
    for (place, comment) in comments.enumerated() where added.insert(comment.postID).inserted {
      let parent = comment.inReplyToID == root ? nil : comment.inReplyToID
      if let parent, known.insert(parent).inserted {
        nodes.append(Node(id: parent, content: .placeholder(.deleted)))
      }
      let content = placeholder(comment).map { Content.placeholder($0) } ?? .comment(place)
      nodes.append(
        Node(id: comment.postID, content: content, parentID: parent.map { ListItemID($0) })
      )
    }
    (nodes, count) = Self.counted(Self.tree(nodes).rows)
    tree = Self.tree(nodes)
  }

  /// What shows while some of the comments are collapsed.
  ///
  /// O(nodes that show).
  func shown(collapsed: Set<String> = []) -> [Node] {
    var tree = tree
    for id in collapsed { tree.setExpanded(false, ListItemID(id)) }
    return tree.rows.map(\.element)
  }

  private static func tree(_ nodes: [Node]) -> ListTree<Node> {
    ListTree(flat: nodes, id: { ListItemID($0.id) }, parent: \.parentID)
  }

  /// The nodes that show, with their branches and the numbers of answers; and how many comments
  /// show.
  private static func counted(_ rows: [ListTree<Node>.Row]) -> (nodes: [Node], count: Int) {
    var nodes = rows.map(\.element)
    // By depth: how many show below the row that comes next, upwards; and the branch of what comes
    // next, downwards.
    var below = [Int](repeating: 0, count: (rows.map(\.depth).max() ?? 0) + 2)
    var branches = [ThreadBranch](repeating: ThreadBranch(), count: below.count)
    for (place, row) in rows.enumerated().reversed() {
      nodes[place].replyCount = below[row.depth + 1]
      below[row.depth + 1] = 0
      below[row.depth] += nodes[place].replyCount + (row.element.isShown ? 1 : 0)
    }
    for (place, row) in rows.enumerated() {
      nodes[place].parentID = row.parentID
      nodes[place].branch = branches[row.depth]
      branches[row.depth + 1] = branches[row.depth].below(row.id)
    }
    return (nodes.filter { $0.isShown || $0.replyCount > 0 }, below[0])
  }
}

extension CommentTree.Node {
  /// Whether it is a comment that the reader sees, or can.
  fileprivate var isShown: Bool {
    switch content {
    case .comment: true
    case .placeholder(let kind): kind.canReveal
    }
  }
}
