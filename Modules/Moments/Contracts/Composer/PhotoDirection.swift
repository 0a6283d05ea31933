/// A direction on a photo, from left to right in every language.
public enum PhotoDirection: CaseIterable, Hashable, Sendable {
  case left, right, up, down
}
