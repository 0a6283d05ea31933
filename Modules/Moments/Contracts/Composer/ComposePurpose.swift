public import ListModel

/// What the reader wants to write.
public enum ComposePurpose: Codable, Hashable, Sendable {
  /// A new moment.
  case moment
  /// A new moment that begins with a given text.
  case text(String)
  /// A comment on a post.
  case comment(on: ListItemID)
  /// A new moment that quotes a post.
  case quote(of: ListItemID)
  /// An edit of one of the reader's own posts.
  case edit(ListItemID)
  /// An existing draft, by its identity.
  case draft(String)
}
