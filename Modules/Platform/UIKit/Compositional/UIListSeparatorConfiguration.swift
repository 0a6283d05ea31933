internal import Foundation

/// The lines above and below a row of a list.
public struct UIListSeparatorConfiguration: Hashable {
  /// Whether there is a line.
  public enum Visibility: Int, Sendable {
    /// Where the appearance of the list has one.
    case automatic = 0
    /// Yes.
    case visible = 1
    /// No.
    case hidden = 2
  }

  /// Insets that begin with the row's text.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude,
    leading: .greatestFiniteMagnitude,
    bottom: .greatestFiniteMagnitude,
    trailing: .greatestFiniteMagnitude
  )

  /// Whether there is a line above.
  public var topSeparatorVisibility = Visibility.automatic
  /// Whether there is a line below.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// How far the line above stays away from the sides.
  public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  /// How far the line below stays away from the sides.
  public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  /// The color of the lines.
  public var color = UIColor.separator
  /// The color of the lines of a row that is selected where several can be.
  public var multipleSelectionColor = UIColor.separator

  /// The lines of an appearance.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}
