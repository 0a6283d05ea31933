public import UIKit

/// Distances between elements, in points.
public enum Spacing {
  /// 2 points: between a name and its details.
  public static let xxSmall: CGFloat = 2
  /// 4 points: between tiles of a grid.
  public static let xSmall: CGFloat = 4
  /// 8 points: between parts of one element.
  public static let small: CGFloat = 8
  /// 12 points: between elements in a row.
  public static let medium: CGFloat = 12
  /// 16 points: from the edge of the screen.
  public static let large: CGFloat = 16
  /// 24 points: between groups.
  public static let xLarge: CGFloat = 24
  /// 32 points: around a message on an empty screen.
  public static let xxLarge: CGFloat = 32
}
