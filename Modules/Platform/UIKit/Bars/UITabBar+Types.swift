extension UITabBar {
  /// The distribution of tabs in a bar.
  public enum ItemPositioning: Int, Sendable {
    /// The system's default: tabs fill a narrow bar, and are centered in a wide one.
    case automatic = 0
    /// Tabs fill the bar with equal widths.
    case fill = 1
    /// Tabs are centered in the bar.
    case centered = 2
  }
}
