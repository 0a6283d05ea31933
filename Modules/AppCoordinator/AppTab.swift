/// A tab of the app.
public enum AppTab: String, CaseIterable, Codable, Hashable, Sendable {
  /// The reader's timeline.
  case timeline
  /// The shelves of the explore screen.
  case explore
  /// People to follow and photos.
  case wall
  /// The reader's own profile.
  case profile
}
