public import UIKit

/// A view or a layout guide: what ``LayoutRule`` constrains, and constrains to.
///
/// For parameters only. Nothing else conforms: a guide of one's own is a `UILayoutGuide`.
public protocol Anchored: AnyObject {
  /// The leading edge.
  var leadingAnchor: NSLayoutXAxisAnchor { get }
  /// The trailing edge.
  var trailingAnchor: NSLayoutXAxisAnchor { get }
  /// The left edge.
  var leftAnchor: NSLayoutXAxisAnchor { get }
  /// The right edge.
  var rightAnchor: NSLayoutXAxisAnchor { get }
  /// The horizontal center.
  var centerXAnchor: NSLayoutXAxisAnchor { get }
  /// The top edge.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The bottom edge.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The vertical center.
  var centerYAnchor: NSLayoutYAxisAnchor { get }
  /// The distance of the sides.
  var widthAnchor: NSLayoutDimension { get }
  /// The distance of top and bottom.
  var heightAnchor: NSLayoutDimension { get }

  /// Makes the inactive constraints of rules.
  func makeConstraints(_ rules: [LayoutRule]) -> [NSLayoutConstraint]
}
