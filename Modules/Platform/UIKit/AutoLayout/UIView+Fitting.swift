public import Foundation

extension UIView {
  /// The target size for the smallest size that the constraints allow, in
  /// ``systemLayoutSizeFitting(_:)``.
  public static let layoutFittingCompressedSize = CGSize.zero

  /// The target size for the largest size that the constraints allow, in
  /// ``systemLayoutSizeFitting(_:)``.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// The size that satisfies the constraints of this view and its subviews and is closest to a
  /// target.
  ///
  /// The topmost view of an island uses the island's own solver, so a subsequent layout at the same
  /// size is free.
  final func fittingSize(
    _ target: CGSize,
    _ horizontal: UILayoutPriority,
    _ vertical: UILayoutPriority
  ) -> CGSize {
    updateConstraintsIfNeeded()
    if LayoutEngine.islandRoot(of: self) === self {
      return LayoutEngine.engine(for: self).fittingSize(
        target,
        horizontal.rawValue,
        vertical.rawValue
      )
    }
    let engine = LayoutEngine(root: self, isDetached: true)
    engine.adoptConstraints(of: self)
    return engine.fittingSize(target, horizontal.rawValue, vertical.rawValue)
  }
}

extension CGRect {
  func outset(by insets: UIEdgeInsets) -> CGRect {
    insets.isZero
      ? self
      : CGRect(
        x: minX - insets.left,
        y: minY - insets.top,
        width: width + insets.left + insets.right,
        height: height + insets.top + insets.bottom
      )
  }
}
