public import MomentsContracts
public import UIKit

extension UIButton {
  /// Shows likes in a button styled as a favorite.
  public func show(_ likes: MomentRow.Likes) {
    isSelected = likes.isLiked
    configuration?.title = likes.countText
    accessibilityLabel = likes.accessibilityText
  }
}

extension UIButton {
  /// Shows boosts in a button styled as one; hides it if the moment cannot be boosted.
  public func showBoosts(of actions: MomentRow.Actions) {
    isHidden = actions.boostTitle == nil
    isSelected = actions.isBoosted
    configuration?.title = actions.boostCountText
    accessibilityLabel = actions.boostTitle
    accessibilityValue = actions.boostCountText.isEmpty ? nil : actions.boostAccessibilityText
  }

  /// Shows a bookmark in a button styled as one; hides it if bookmarks are not available.
  public func showBookmark(of actions: MomentRow.Actions) {
    isHidden = actions.bookmarkTitle == nil
    isSelected = actions.isBookmarked
    accessibilityLabel = actions.bookmarkTitle
  }
}

extension UILabel {
  /// Shows a handle, which reads from left to right, with its "@" first, in an Arabic interface
  /// too.
  ///
  /// Call it again when the traits of the row change: the layout direction may change later.
  public func showHandle(_ handle: String, in row: UIView) {
    text = row.effectiveUserInterfaceLayoutDirection == .rightToLeft ? "\u{200E}" + handle : handle
  }
}
