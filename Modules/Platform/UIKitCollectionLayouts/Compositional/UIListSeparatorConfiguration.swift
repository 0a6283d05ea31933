internal import Foundation
public import UIKitCore

/// The lines above and below a row of a list.
public struct UIListSeparatorConfiguration: Hashable {
  /// The visibility of a separator.
  public enum Visibility: Int, Sendable {
    /// Determined by the appearance of the list.
    case automatic = 0
    /// Always visible.
    case visible = 1
    /// Always hidden.
    case hidden = 2
  }

  /// Insets that align separators with the row's text.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude,
    leading: .greatestFiniteMagnitude,
    bottom: .greatestFiniteMagnitude,
    trailing: .greatestFiniteMagnitude
  )

  /// The visibility of the separator above.
  public var topSeparatorVisibility = Visibility.automatic
  /// The visibility of the separator below.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// The insets of the separator above, in points.
  public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  /// The insets of the separator below, in points.
  public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  /// The color of the lines while the row is not selected; `UIColor.separator` by default.
  public var color = UIColor.separator
  /// The color of the separators while the row is selected in multiple selection.
  public var multipleSelectionColor = UIColor.separator

  /// Makes the default configuration for an appearance.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}
