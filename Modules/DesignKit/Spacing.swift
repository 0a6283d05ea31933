public import UIKit

/// Distances between things, in points.
public enum Spacing {
  /// 2 points: between a name and what belongs to it.
  public static let xxSmall: CGFloat = 2
  /// 4 points: between tiles of a grid.
  public static let xSmall: CGFloat = 4
  /// 8 points: between parts of one thing.
  public static let small: CGFloat = 8
  /// 12 points: between things in a row.
  public static let medium: CGFloat = 12
  /// 16 points: from the edge of the screen.
  public static let large: CGFloat = 16
  /// 24 points: between groups.
  public static let xLarge: CGFloat = 24
  /// 32 points: around a message that stands alone.
  public static let xxLarge: CGFloat = 32
}
