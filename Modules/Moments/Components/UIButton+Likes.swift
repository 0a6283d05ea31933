public import MomentsContracts
public import UIKit

extension UIButton {
  /// Shows likes in a button that is styled as a favorite.
  public func show(_ likes: MomentRow.Likes) {
    isSelected = likes.isLiked
    configuration?.title = likes.countText
    accessibilityLabel = likes.accessibilityText
  }
}

extension UILabel {
  /// Shows a handle, which reads from left to right, its "@" first, in an Arabic interface too.
  ///
  /// To be called again when the traits of the row change: it may come to stand in such an
  /// interface later.
  public func showHandle(_ handle: String, in row: UIView) {
    text = row.effectiveUserInterfaceLayoutDirection == .rightToLeft ? "\u{200E}" + handle : handle
  }
}
