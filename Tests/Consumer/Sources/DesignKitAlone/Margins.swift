import DesignKit

/// Tokens of the design, without a view.
@MainActor public enum Margins {
  /// The distance of text from the edge.
  public static var text: Double { Double(Spacing.large) }
}
