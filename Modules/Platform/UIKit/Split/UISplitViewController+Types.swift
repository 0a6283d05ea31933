import Foundation

extension UISplitViewController {
  /// The number of columns.
  public enum Style: Int, Sendable {
    /// The classic interface of a primary and a secondary view controller, set by
    /// `viewControllers`; it has no columns.
    case unspecified = 0
    /// Two columns: primary and secondary.
    case doubleColumn = 1
    /// Three columns: primary, supplementary and secondary.
    case tripleColumn = 2
  }

  /// A column, or the interface that replaces the columns when collapsed.
  public enum Column: Int, Sendable {
    /// The column at the leading edge.
    case primary = 0
    /// The column between the others, in a split view with three columns.
    case supplementary = 1
    /// The column that uses the remaining width.
    case secondary = 2
    /// The view controller of the collapsed interface.
    case compact = 3
  }

  /// The visible columns and their arrangement.
  public enum DisplayMode: Int, Sendable {
    /// Depends on the width; a preferred mode only.
    case automatic = 0
    /// Only the secondary column.
    case secondaryOnly = 1
    /// One column beside the secondary column.
    case oneBesideSecondary = 2
    /// One column over the secondary column.
    case oneOverSecondary = 3
    /// Two columns beside the secondary column.
    case twoBesideSecondary = 4
    /// Two columns over the secondary column.
    case twoOverSecondary = 5
    /// Two columns that displace the secondary column.
    case twoDisplaceSecondary = 6
  }

  /// The effect of additional columns on the secondary column.
  public enum SplitBehavior: Int, Sendable {
    /// Depends on the width; a preferred behavior only.
    case automatic = 0
    /// The secondary column becomes narrower.
    case tile = 1
    /// The columns cover the secondary column.
    case overlay = 2
    /// The columns displace the secondary column.
    case displace = 3
  }

  /// Whether a navigation bar has a button that shows and hides columns.
  public enum DisplayModeButtonVisibility: Int, Sendable {
    /// Shown if columns can be shown and hidden.
    case automatic = 0
    /// Never shown.
    case never = 1
    /// Always shown.
    case always = 2
  }

  /// The edge of the primary column.
  public enum PrimaryEdge: Int, Sendable {
    /// The leading edge.
    case leading = 0
    /// The trailing edge.
    case trailing = 1
  }
}
