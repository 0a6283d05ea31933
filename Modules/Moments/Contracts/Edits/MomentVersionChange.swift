/// A change from one version of a moment to the next.
public enum MomentVersionChange: Hashable, Sendable, CaseIterable {
  /// The text changed.
  case text
  /// The warning changed.
  case warning
  /// A warning was added.
  case warningAdded
  /// The warning was removed.
  case warningRemoved
  /// Photos are now covered.
  case photosCovered
  /// Photos are no longer covered.
  case photosUncovered
  /// Photos or films were added, removed or moved.
  case photos
  /// Photos were added.
  case photosAdded
  /// The photos were removed.
  case photosRemoved
  /// Descriptions changed.
  case descriptions
  /// The options of the poll changed.
  case poll
  /// A poll was added.
  case pollAdded
  /// The poll was removed.
  case pollRemoved
}
