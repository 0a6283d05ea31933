public import ListModel

/// What the reader wants to write.
public enum ComposePurpose: Hashable, Sendable {
  /// A new moment.
  case moment
  /// A new moment that begins with a text from elsewhere.
  case text(String)
  /// A comment on a post.
  case comment(on: ListItemID)
  /// A new moment that quotes a post.
  case quote(of: ListItemID)
  /// Another text for one of the reader's own posts.
  case edit(ListItemID)
  /// What was begun before; the identity of the draft.
  case draft(String)
}
