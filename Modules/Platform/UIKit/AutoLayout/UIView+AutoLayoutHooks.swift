import Foundation

/// Where the life of a view touches Auto Layout.
extension UIView {
  /// The view entered or left a superview, or one of its subviews did.
  final func autoLayoutHierarchyDidChange() {}
  /// The view was moved or changed its size.
  final func autoLayoutBoundsDidChange() {}
  /// The size that the content asks for changed.
  final func autoLayoutIntrinsicSizeDidChange() { setNeedsLayout() }
  /// The margins or the safe area changed.
  final func autoLayoutMarginsDidChange() {}
  /// Leading and trailing changed sides.
  final func autoLayoutDirectionDidChange() {}
  /// Before `layoutSubviews`, in the layout pass.
  final func autoLayoutUpdateConstraintsPass() {}
  /// Gives the subviews the frames that their constraints ask for.
  final func autoLayoutApplyToSubviews() {}
}
