public import ListModel

/// Where a row stands in the tree of comments.
public struct ThreadBranch: Hashable, Sendable {
  /// How many of the comments above are named, at most: as many levels as a screen may indent by.
  public static let maximumAncestors = 8

  /// How many comments it is an answer below: 0 for an answer to the moment itself.
  public var depth: Int

  /// The comments that it is below, outermost first: the first ``maximumAncestors`` of them.
  public var ancestors: [ListItemID]

  /// Makes a place in the tree.
  ///
  /// Of the ancestors the outermost are kept.
  public init(depth: Int = 0, ancestors: [ListItemID] = []) {
    self.depth = depth
    self.ancestors = Array(ancestors.prefix(Self.maximumAncestors))
  }

  /// The place of an answer to the row of an identity at this place.
  public func below(_ id: ListItemID) -> ThreadBranch {
    var below = self
    below.depth += 1
    if ancestors.count < Self.maximumAncestors { below.ancestors.append(id) }
    return below
  }
}
