/// Directions in which text is stored.
public enum UITextStorageDirection: Int, Sendable {
  case forward, backward
}
