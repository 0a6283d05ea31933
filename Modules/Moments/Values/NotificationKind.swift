/// What happened.
public enum NotificationKind: String, Sendable, Hashable, Codable, CaseIterable {
  /// Somebody mentioned the reader, or replied to them.
  case mention
  /// Somebody liked a post of the reader.
  case like
  /// Somebody boosted a post of the reader.
  case boost
  /// Somebody followed the reader.
  case follow
  /// Somebody requested to follow the reader.
  case followRequest
  /// Somebody whose posts the reader subscribed to wrote one.
  case post
  /// A post that the reader boosted was edited.
  case edit
  /// A poll that the reader made or voted in has ended.
  case poll
  /// Somebody quoted a post of the reader.
  case quote
  /// An unknown kind.
  case other

  /// The kinds that the reader can hide, in the order of the screen.
  ///
  /// The unknown kind is always shown, because it may be a warning of the server's
  /// administrators.
  public static let hideable: [NotificationKind] = [
    .mention, .like, .boost, .quote, .follow, .followRequest, .poll, .edit, .post,
  ]
}
