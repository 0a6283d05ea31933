/// Directions in which text is seen.
public enum UITextLayoutDirection: Int, Sendable {
  case right = 2
  case left, up, down
}
