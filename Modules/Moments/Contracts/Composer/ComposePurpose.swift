public import ListModel

/// What the reader wants to write.
public enum ComposePurpose: Hashable, Sendable {
  /// A new moment.
  case moment
  /// A comment on a post.
  case comment(on: ListItemID)
  /// Another text for one of the reader's own posts.
  case edit(ListItemID)
  /// What was begun before; the identity of the draft.
  case draft(String)
}
