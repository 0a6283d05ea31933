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
  /// The minimum side length of tappable elements (Apple's Human Interface Guidelines).
  public static let tapTarget: CGFloat = 44
  /// The maximum width of a column of text on a wide screen, which keeps lines readable.
  public static let readableWidth: CGFloat = 640
}
