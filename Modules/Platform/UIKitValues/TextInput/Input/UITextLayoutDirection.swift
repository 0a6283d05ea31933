/// A visual direction of text.
public enum UITextLayoutDirection: Int, Sendable {
  case right = 2
  case left, up, down
}
