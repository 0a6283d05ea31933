public import UIKit

// MARK: - To the same attributes of a view or guide

extension LayoutRule {
  /// Each attribute equals that of another view or guide, such as a sibling or a safe area.
  public func equal(to item: any Anchored) -> LayoutRule { relating(.equal, .item(item)) }

  /// Each attribute is that of another view or guide, of the superview without one, or beyond.
  ///
  /// Beyond is lower, nearer to the trailing edge, longer.
  public func atLeast(_ item: (any Anchored)? = nil) -> LayoutRule {
    relating(.greaterThanOrEqual, item.map(Target.item) ?? .superview)
  }

  /// Each attribute is that of another view or guide, of the superview without one, or before it.
  ///
  /// Before is higher, nearer to the leading edge, shorter.
  public func atMost(_ item: (any Anchored)? = nil) -> LayoutRule {
    relating(.lessThanOrEqual, item.map(Target.item) ?? .superview)
  }

  /// Each edge is inside of another view or guide, or at its edge; each length at most as long.
  ///
  /// `.edges.within().inset(8)` keeps a view 8 points or more away from the edges of its superview,
  /// which is meant without an item.
  public func within(_ item: (any Anchored)? = nil) -> LayoutRule {
    relating(nil, item.map(Target.item) ?? .superview)
  }
}

// MARK: - To one anchor

extension LayoutRule {
  /// The attribute equals an edge, center, baseline or length of another view or guide.
  public func equal<Axis>(to anchor: NSLayoutAnchor<Axis>) -> LayoutRule {
    relating(.equal, .anchor(anchor))
  }

  /// The attribute is at an edge, center or baseline of another view or guide, or beyond: lower, or
  /// nearer to the trailing edge; a length is that of another or more.
  public func atLeast<Axis>(_ anchor: NSLayoutAnchor<Axis>) -> LayoutRule {
    relating(.greaterThanOrEqual, .anchor(anchor))
  }

  /// The attribute is at an edge, center or baseline of another view or guide, or before it:
  /// higher, or nearer to the leading edge; a length is that of another or less.
  public func atMost<Axis>(_ anchor: NSLayoutAnchor<Axis>) -> LayoutRule {
    relating(.lessThanOrEqual, .anchor(anchor))
  }

  private func relating(
    _ relation: NSLayoutConstraint.Relation?,
    _ target: Target
  ) -> LayoutRule {
    relating(relation).with { $0.target = target }
  }

  func relating(_ relation: NSLayoutConstraint.Relation?) -> LayoutRule {
    with { $0.relation = relation }
  }
}
