/// A logical direction of text.
public enum UITextStorageDirection: Int, Sendable {
  case forward, backward
}
