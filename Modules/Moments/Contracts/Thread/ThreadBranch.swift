public import ListModel

/// Where a row stands in the tree of comments.
public struct ThreadBranch: Hashable, Sendable {
  /// How many of the nearest comments above are named, at most: more levels than a screen has room for.
  public static let maximumAncestors = 8

  /// How many comments it is an answer below: 0 for an answer to the moment itself.
  public var depth: Int

  /// The comments that it is below, outermost first: the nearest ``maximumAncestors`` of them.
  public var ancestors: [ListItemID]

  /// Makes a place in the tree.
  ///
  /// Of the ancestors the nearest are kept.
  public init(depth: Int = 0, ancestors: [ListItemID] = []) {
    self.depth = depth
    self.ancestors = Array(ancestors.suffix(Self.maximumAncestors))
  }

  /// The place of an answer to the row of an identity at this place.
  public func below(_ id: ListItemID) -> ThreadBranch {
    ThreadBranch(depth: depth + 1, ancestors: ancestors + [id])
  }
}
