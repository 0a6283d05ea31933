internal import Foundation
internal import UIKitCore

/// The axis along which a group arranges its items.
enum LayoutAxis {
  case horizontal
  case vertical

  var other: LayoutAxis { self == .horizontal ? .vertical : .horizontal }
}

extension CGSize {
  subscript(axis: LayoutAxis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension CGPoint {
  subscript(axis: LayoutAxis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}

extension CGRect {
  func lower(_ axis: LayoutAxis) -> CGFloat { axis == .horizontal ? minX : minY }
  func upper(_ axis: LayoutAxis) -> CGFloat { axis == .horizontal ? maxX : maxY }

  /// The rectangle reduced by insets, with sizes of at least zero.
  func inset(by insets: NSDirectionalEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.leading,
      y: minY + insets.top,
      width: max(width - insets.leading - insets.trailing, 0),
      height: max(height - insets.top - insets.bottom, 0)
    )
  }
}

extension NSDirectionalEdgeInsets {
  func before(_ axis: LayoutAxis) -> CGFloat { axis == .horizontal ? leading : top }
  func after(_ axis: LayoutAxis) -> CGFloat { axis == .horizontal ? trailing : bottom }
  func sum(_ axis: LayoutAxis) -> CGFloat { before(axis) + after(axis) }
}
