/// A direction in which an assistive technology scrolls by a page.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  case right = 1
  case left = 2
  case up = 3
  case down = 4
  case next = 5
  case previous = 6
}
