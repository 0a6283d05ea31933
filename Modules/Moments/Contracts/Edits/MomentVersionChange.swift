/// What an author changed from one version of a moment to the next.
public enum MomentVersionChange: Hashable, Sendable, CaseIterable {
  /// The text says something else.
  case text
  /// The warning says something else.
  case warning
  /// There was no warning before.
  case warningAdded
  /// There is no warning any more.
  case warningRemoved
  /// Photos start covered.
  case photosCovered
  /// Photos do not start covered any more.
  case photosUncovered
  /// Photos or films came, went or moved.
  case photos
  /// There were none before.
  case photosAdded
  /// There are none any more.
  case photosRemoved
  /// What is to be seen in them is said otherwise.
  case descriptions
  /// The poll has other answers.
  case poll
  /// There was no poll before.
  case pollAdded
  /// There is no poll any more.
  case pollRemoved
}
