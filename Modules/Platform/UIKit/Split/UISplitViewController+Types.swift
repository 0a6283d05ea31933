import Foundation

extension UISplitViewController {
  /// How many columns there are.
  public enum Style: Int, Sendable {
    /// Children in an array; there are no such split views on this platform.
    case unspecified = 0
    /// A list beside a screen.
    case doubleColumn = 1
    /// Two lists beside a screen.
    case tripleColumn = 2
  }

  /// A column, or what takes the place of all of them.
  public enum Column: Int, Sendable {
    /// The column at the leading edge.
    case primary = 0
    /// The column between the others, where there are three.
    case supplementary = 1
    /// The column that takes the rest of the width.
    case secondary = 2
    /// The content shown if there is no space for columns.
    case compact = 3
  }

  /// Which columns are seen, and how.
  public enum DisplayMode: Int, Sendable {
    /// As the width suggests; no split view is in this mode.
    case automatic = 0
    /// The secondary column alone.
    case secondaryOnly = 1
    /// One column beside the secondary one.
    case oneBesideSecondary = 2
    /// One column over the secondary one.
    case oneOverSecondary = 3
    /// Two columns beside the secondary one.
    case twoBesideSecondary = 4
    /// Two columns over the secondary one.
    case twoOverSecondary = 5
    /// Two columns that push the secondary one aside.
    case twoDisplaceSecondary = 6
  }

  /// What columns that come do to the secondary one.
  public enum SplitBehavior: Int, Sendable {
    /// As the width suggests; no split view behaves so.
    case automatic = 0
    /// It gets narrower.
    case tile = 1
    /// They cover it.
    case overlay = 2
    /// They push it aside.
    case displace = 3
  }

  /// Whether a bar has a button that shows and hides columns.
  public enum DisplayModeButtonVisibility: Int, Sendable {
    /// It has one where columns can appear and disappear.
    case automatic = 0
    /// It has none.
    case never = 1
    /// It has one.
    case always = 2
  }

  /// At which edge the primary column is.
  public enum PrimaryEdge: Int, Sendable {
    /// At the leading one.
    case leading = 0
    /// At the trailing one.
    case trailing = 1
  }
}
