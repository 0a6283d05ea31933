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

extension UIButton {
  /// Shows boosts in a button that is styled as one; it hides where nothing can be boosted.
  public func showBoosts(of actions: MomentRow.Actions) {
    isHidden = actions.boostTitle == nil
    isSelected = actions.isBoosted
    configuration?.title = actions.boostCountText
    accessibilityLabel = actions.boostTitle
    accessibilityValue = actions.boostCountText.isEmpty ? nil : actions.boostAccessibilityText
  }

  /// Shows a bookmark in a button that is styled as one; it hides where nothing can be kept.
  public func showBookmark(of actions: MomentRow.Actions) {
    isHidden = actions.bookmarkTitle == nil
    isSelected = actions.isBookmarked
    accessibilityLabel = actions.bookmarkTitle
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
