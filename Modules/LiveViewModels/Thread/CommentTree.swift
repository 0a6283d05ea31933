import ListModel
import MomentsContracts
import SocialModel

/// The comments of a thread in the order of the screen, each followed by its replies: a
/// ``ListTree`` with the rules of comments.
///
/// Replies to a missing comment are below a placeholder for it. A placeholder for a comment that
/// nobody may see is shown only if it has replies. A comment that is returned twice is shown once.
struct CommentTree {
  /// The content of a node.
  enum Content: Hashable {
    /// A comment, by its index in the list that the tree was made of.
    case comment(Int)
    /// A placeholder for a comment.
    case placeholder(ThreadPlaceholderRow.Kind)
  }

  /// A node of the tree.
  struct Node {
    /// The identity of the comment, also of a missing one.
    var id: String
    var content: Content
    var branch = ThreadBranch()
    /// The number of shown comments below it.
    var replyCount = 0
    fileprivate var parentID: ListItemID?
  }

  private let tree: ListTree<Node>

  /// The number of shown comments, including placeholders that can be revealed.
  let count: Int

  /// Makes the tree of a list, in linear time.
  ///
  /// - Parameters:
  ///   - comments: the list, in any order; siblings keep theirs.
  ///   - root: the identity of the post that the comments belong to.
  ///   - placeholder: why a comment is not shown; nil where it is.
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

  /// The nodes that are shown while some comments are collapsed.
  ///
  /// O(shown nodes).
  func shown(collapsed: Set<String> = []) -> [Node] {
    var tree = tree
    for id in collapsed { tree.setExpanded(false, ListItemID(id)) }
    return tree.rows.map(\.element)
  }

  private static func tree(_ nodes: [Node]) -> ListTree<Node> {
    ListTree(flat: nodes, id: { ListItemID($0.id) }, parent: \.parentID)
  }

  /// The shown nodes with their branches and reply counts, and the number of shown comments.
  private static func counted(_ rows: [ListTree<Node>.Row]) -> (nodes: [Node], count: Int) {
    var nodes = rows.map(\.element)
    // By depth: the number of shown comments below the next row, upwards; and the branch of the
    // next row, downwards.
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
  /// Whether it is a comment that the reader sees or can reveal.
  fileprivate var isShown: Bool {
    switch content {
    case .comment: true
    case .placeholder(let kind): kind.canReveal
    }
  }
}
