public import UIKit

/// Sizes that several components share, in points.
public enum Metrics {
  /// The side of the avatar beside a moment.
  public static let avatar: CGFloat = 44
  /// The side of the avatar beside a comment.
  public static let commentAvatar: CGFloat = 28
  /// The side of the avatar on a profile header.
  public static let profileAvatar: CGFloat = 80
  /// The side of the small avatars of people who liked something.
  public static let likerAvatar: CGFloat = 24
  /// The least side of whatever can be tapped (Apple's Human Interface Guidelines).
  public static let tapTarget: CGFloat = 44
  /// The widest that a column of text grows on a wide screen, so that lines stay readable.
  public static let readableWidth: CGFloat = 640
}
