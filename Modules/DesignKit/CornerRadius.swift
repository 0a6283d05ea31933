public import UIKit

/// The corner radii, in points.
public enum CornerRadius {
  /// 4 points: photos of a grid.
  public static let small: CGFloat = 4
  /// 8 points: avatars, strips, buttons.
  public static let medium: CGFloat = 8
  /// 12 points: cards and messages.
  public static let large: CGFloat = 12
  /// 16 points: popups.
  public static let xLarge: CGFloat = 16
}
