public import UIKit

// MARK: - To the same attributes of a view or guide

extension LayoutRule {
  /// Each attribute equals that of another view or guide, such as a sibling or a safe area.
  public func equal(to item: any Anchored) -> LayoutRule { relating(.equal, .item(item)) }

  /// Each attribute is that of another view or guide, of the superview without one, or beyond.
  ///
  /// Beyond is lower, nearer to the trailing edge, longer.
  public func atLeast(_ item: (any Anchored)? = nil) -> LayoutRule {
    relating(.atLeast, item.map(Target.item) ?? .superview)
  }

  /// Each attribute is that of another view or guide, of the superview without one, or before it.
  ///
  /// Before is higher, nearer to the leading edge, shorter.
  public func atMost(_ item: (any Anchored)? = nil) -> LayoutRule {
    relating(.atMost, item.map(Target.item) ?? .superview)
  }

  /// Each edge is inside of another view or guide, or at its edge; each length at most as long.
  ///
  /// `.edges.within().inset(8)` keeps a view 8 points or more away from the edges of its superview,
  /// which is meant without an item.
  public func within(_ item: (any Anchored)? = nil) -> LayoutRule {
    relating(.within, item.map(Target.item) ?? .superview)
  }
}

// MARK: - To one anchor

extension LayoutRule {
  /// The attribute equals an edge or center of another view or guide.
  public func equal(to anchor: NSLayoutXAxisAnchor) -> LayoutRule {
    relating(.equal, .horizontal(anchor))
  }

  /// The attribute equals an edge, center or baseline of another view or guide.
  public func equal(to anchor: NSLayoutYAxisAnchor) -> LayoutRule {
    relating(.equal, .vertical(anchor))
  }

  /// The length equals another.
  public func equal(to anchor: NSLayoutDimension) -> LayoutRule {
    relating(.equal, .dimension(anchor))
  }

  /// The attribute is at an edge or center of another view or guide, or nearer to the trailing
  /// edge.
  public func atLeast(_ anchor: NSLayoutXAxisAnchor) -> LayoutRule {
    relating(.atLeast, .horizontal(anchor))
  }

  /// The attribute is at an edge, center or baseline of another view or guide, or lower.
  public func atLeast(_ anchor: NSLayoutYAxisAnchor) -> LayoutRule {
    relating(.atLeast, .vertical(anchor))
  }

  /// The length is that of another or more.
  public func atLeast(_ anchor: NSLayoutDimension) -> LayoutRule {
    relating(.atLeast, .dimension(anchor))
  }

  /// The attribute is at an edge or center of another view or guide, or nearer to the leading edge.
  public func atMost(_ anchor: NSLayoutXAxisAnchor) -> LayoutRule {
    relating(.atMost, .horizontal(anchor))
  }

  /// The attribute is at an edge, center or baseline of another view or guide, or higher.
  public func atMost(_ anchor: NSLayoutYAxisAnchor) -> LayoutRule {
    relating(.atMost, .vertical(anchor))
  }

  /// The length is that of another or less.
  public func atMost(_ anchor: NSLayoutDimension) -> LayoutRule {
    relating(.atMost, .dimension(anchor))
  }

  private func relating(_ relation: Relation, _ target: Target) -> LayoutRule {
    relating(relation).with { $0.target = target }
  }

  func relating(_ relation: Relation) -> LayoutRule {
    with { $0.relation = relation }
  }
}
