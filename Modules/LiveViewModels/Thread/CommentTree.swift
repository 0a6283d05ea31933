import ListModel
import MomentsContracts
import SocialModel

/// The comments of a thread in the order of the screen: each followed by the answers to it.
///
/// Made in linear time of any flat list: comments that answer something that is not there stand below a placeholder for
/// it, comments that answer each other in a circle stand as if they answered the moment, and a comment that comes twice
/// stands once.
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
    /// How many nodes follow that are below it.
    var nodesBelow = 0
    fileprivate var parent: Int?
  }

  /// The places, depth first.
  private(set) var nodes: [Node] = []

  /// How many comments show, placeholders that can be revealed included.
  private(set) var count = 0

  /// Makes the tree of a list.
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
    var builder = Builder(root: root)
    for (place, comment) in comments.enumerated() {
      builder.add(
        comment,
        placeholder(comment).map { .placeholder($0) } ?? .comment(place)
      )
    }
    nodes = builder.ordered()
    countAnswers()
    dropBarrenPlaceholders()
    placeBranches()
  }

  /// What shows while some of the comments are collapsed.
  ///
  /// O(nodes).
  func shown(collapsed: Set<String>) -> [Node] {
    guard !collapsed.isEmpty else { return nodes }
    var result: [Node] = []
    result.reserveCapacity(nodes.count)
    var next = 0
    while next < nodes.count {
      let node = nodes[next]
      result.append(node)
      next += collapsed.contains(node.id) ? node.nodesBelow + 1 : 1
    }
    return result
  }

  // MARK: - Steps

  /// From the last node to the first, so that a node's answers are counted before it is added to its own parent.
  private mutating func countAnswers() {
    for place in nodes.indices.reversed() {
      let own = nodes[place].isShown ? 1 : 0
      count += own
      guard let parent = nodes[place].parent else { continue }
      nodes[parent].replyCount += nodes[place].replyCount + own
    }
  }

  /// Nothing stands in place of a comment that nobody may see, unless somebody answered it.
  private mutating func dropBarrenPlaceholders() {
    var newPlaces = [Int?](repeating: nil, count: nodes.count)
    var kept: [Node] = []
    kept.reserveCapacity(nodes.count)
    for (place, node) in nodes.enumerated() where node.isShown || node.replyCount > 0 {
      newPlaces[place] = kept.count
      kept.append(node)
    }
    for place in kept.indices {
      kept[place].parent = kept[place].parent.flatMap { newPlaces[$0] }
    }
    nodes = kept
    for place in nodes.indices.reversed() {
      guard let parent = nodes[place].parent else { continue }
      nodes[parent].nodesBelow += nodes[place].nodesBelow + 1
    }
  }

  private mutating func placeBranches() {
    for place in nodes.indices {
      guard let parent = nodes[place].parent else { continue }
      nodes[place].branch = nodes[parent].branch.below(ListItemID(nodes[parent].id))
    }
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

extension CommentTree {
  /// Finds out who answers whom.
  private struct Builder {
    let root: String
    private var nodes: [Node] = []
    private var parents: [String?] = []
    private var places: [String: Int] = [:]

    init(root: String) {
      self.root = root
    }

    /// Adds a comment, unless it is there already or is the post itself.
    mutating func add(_ comment: Moment, _ content: Content) {
      guard comment.postID != root, places[comment.postID] == nil else { return }
      places[comment.postID] = nodes.count
      nodes.append(Node(id: comment.postID, content: content))
      parents.append(comment.inReplyToID)
    }

    /// The nodes depth first, each with the place of its parent in that order.
    mutating func ordered() -> [Node] {
      var roots: [Int] = []
      var answers = [[Int]](repeating: [], count: nodes.count)
      // Places for what is not there are added on the way, behind the comments.
      for place in nodes.indices {
        guard let parent = parents[place], parent != root else {
          roots.append(place)
          continue
        }
        let above: Int
        if let known = places[parent] {
          above = known
        } else {
          above = nodes.count
          places[parent] = above
          nodes.append(Node(id: parent, content: .placeholder(.deleted)))
          answers.append([])
          roots.append(above)
        }
        answers[above].append(place)
      }
      return walk(from: roots, answers)
    }

    private func walk(from roots: [Int], _ answers: [[Int]]) -> [Node] {
      var result: [Node] = []
      result.reserveCapacity(nodes.count)
      var visited = [Bool](repeating: false, count: nodes.count)
      // What is not reached from the roots answers itself in the end: it stands there as if it answered the post.
      for start in roots + Array(nodes.indices) where !visited[start] {
        var waiting: [(place: Int, parent: Int?)] = [(start, nil)]
        while let (place, parent) = waiting.popLast() {
          guard !visited[place] else { continue }
          visited[place] = true
          let here = result.count
          var node = nodes[place]
          node.parent = parent
          result.append(node)
          for answer in answers[place].reversed() where !visited[answer] {
            waiting.append((answer, here))
          }
        }
      }
      return result
    }
  }
}
