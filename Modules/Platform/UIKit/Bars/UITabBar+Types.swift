extension UITabBar {
  /// How tabs share a bar.
  public enum ItemPositioning: Int, Sendable {
    /// As the system has it: each has its share of a narrow bar, and they stand in the middle of a
    /// wide one.
    case automatic = 0
    /// Each has its share of the bar.
    case fill = 1
    /// They stand in the middle of the bar.
    case centered = 2
  }
}
