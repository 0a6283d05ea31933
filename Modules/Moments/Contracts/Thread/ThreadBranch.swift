public import ListModel

/// The position of a row in the tree of comments.
public struct ThreadBranch: Hashable, Sendable {
  /// The maximum number of ancestors: the number of levels that a screen may indent by.
  public static let maximumAncestors = 8

  /// The number of comments above it: 0 for a reply to the moment itself.
  public var depth: Int

  /// The comments above it, outermost first: the first ``maximumAncestors`` of them.
  public var ancestors: [ListItemID]

  /// Makes a position in the tree.
  ///
  /// The outermost ancestors are kept.
  public init(depth: Int = 0, ancestors: [ListItemID] = []) {
    self.depth = depth
    self.ancestors = Array(ancestors.prefix(Self.maximumAncestors))
  }

  /// The position of a reply to the row with an identity at this position.
  public func below(_ id: ListItemID) -> ThreadBranch {
    var below = self
    below.depth += 1
    if ancestors.count < Self.maximumAncestors { below.ancestors.append(id) }
    return below
  }
}
