/// A tab of the app; its raw value is in the saved app state and in deep links.
public enum AppTab: String, CaseIterable, Codable, CodingKeyRepresentable, Hashable, Sendable {
  /// The reader's timeline.
  case timeline
  /// The shelves of the explore screen.
  case explore
  /// People to follow and photos.
  case wall
  case notifications
  /// The reader's own profile.
  case profile
}
