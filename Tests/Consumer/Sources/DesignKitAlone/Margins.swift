import DesignKit

/// Tokens of the design, without a view.
@MainActor public enum Margins {
  /// How far text stands from the edge.
  public static var text: Double { Double(Spacing.large) }
}
