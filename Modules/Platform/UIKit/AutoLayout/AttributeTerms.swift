import ConstraintSolver
import Foundation

/// A layout attribute in terms of an item's variables: `position × (x or y) + length × (width or
/// height) + offset`.
struct AttributeTerms {
  var item: LayoutItem
  var isHorizontal: Bool
  var position: Double
  var length: Double
  var offset: CGFloat

  /// Adds the terms, multiplied by a factor, to an expression.
  @MainActor func append(to terms: inout [Term], times factor: Double) {
    if position != 0, let variable = isHorizontal ? item.x : item.y {
      terms.append(Term(variable, position * factor))
    }
    if length != 0 {
      terms.append(Term(isHorizontal ? item.width : item.height, length * factor))
    }
  }
}

extension LayoutEngine {
  /// The terms of a view's or guide's attribute in this engine.
  ///
  /// If `mirrored`, leading is right, and positions increase from right to left.
  func terms(
    of state: AutoLayoutState,
    _ attribute: NSLayoutConstraint.Attribute,
    other: AutoLayoutState?,
    mirrored: Bool
  ) -> AttributeTerms {
    var attribute = attribute
    var insets = UIEdgeInsets.zero
    var item: LayoutItem
    if let inner = attribute.withinMargins {
      attribute = inner
      insets = state.viewInHierarchy?.layoutMargins ?? .zero
      item = self.item(for: state)
    } else if let guide = state.guide, let kind = guide.kind, kind != .scrollContent,
      let view = guide.storedOwner
    {
      insets = view.systemInsets(of: kind)
      item = self.item(for: view.layoutState)
    } else if let content = contentGuide(of: state, attribute, as: other) {
      item = self.item(for: content)
    } else {
      item = self.item(for: state)
    }
    switch attribute {
    case .firstBaseline:
      let view = state.view?.viewOfFirstBaseline
      if let view, view !== item.view {
        item = self.item(for: view.layoutState)
      }
      item.hasBaselineMentions = true
      insets.top = item.baselineOffsets.first
      attribute = .top
    case .lastBaseline:
      let view = state.view?.viewOfLastBaseline
      if let view, view !== item.view {
        item = self.item(for: view.layoutState)
      }
      item.hasBaselineMentions = true
      insets.bottom = item.baselineOffsets.last
      attribute = .bottom
    default: break
    }
    var result = edge(
      mirrored ? attribute.mirrored : attribute,
      of: item,
      insets,
      attribute.isHorizontal
    )
    // The center is on the same axis as the edges that it is compared with.
    if mirrored, attribute.isDirectional || attribute == .centerX {
      result.position = -result.position
      result.length = -result.length
      result.offset = -result.offset
    }
    return result
  }

  private func edge(
    _ attribute: NSLayoutConstraint.Attribute,
    of item: LayoutItem,
    _ insets: UIEdgeInsets,
    _ isHorizontal: Bool
  ) -> AttributeTerms {
    var position = 1.0
    var length = 0.0
    let offset: CGFloat
    switch attribute {
    case .left, .leading: offset = insets.left
    case .top: offset = insets.top
    case .right, .trailing:
      length = 1
      offset = -insets.right
    case .bottom:
      length = 1
      offset = -insets.bottom
    case .centerX:
      length = 0.5
      offset = (insets.left - insets.right) / 2
    case .centerY:
      length = 0.5
      offset = (insets.top - insets.bottom) / 2
    case .width:
      position = 0
      length = 1
      offset = -insets.left - insets.right
    case .height:
      position = 0
      length = 1
      offset = -insets.top - insets.bottom
    default: offset = 0
    }
    return AttributeTerms(
      item: item,
      isHorizontal: isHorizontal,
      position: position,
      length: length,
      offset: offset
    )
  }

  /// The content layout guide, which represents the edges of a scroll view to its descendants.
  private func contentGuide(
    of state: AutoLayoutState,
    _ attribute: NSLayoutConstraint.Attribute,
    as other: AutoLayoutState?
  ) -> AutoLayoutState? {
    guard !attribute.isDimension, let view = state.view, view.isAutoLayoutContentContainer,
      let inner = other?.viewInHierarchy, inner !== view, inner.isInside(view)
    else { return nil }
    return view.systemGuide(.scrollContent).state
  }
}

extension LayoutItem {
  /// The distances of the first baseline from the top and of the last one from the bottom, at the
  /// natural height of the content.
  fileprivate var baselineOffsets: (first: CGFloat, last: CGFloat) {
    guard let view else { return (0, 0) }
    if let height = verticalContent?.length {
      let width = wraps && measuredWidth >= 0 ? measuredWidth : naturalSize.width
      if let offsets = view.baselineOffsets(in: CGSize(width: width, height: height)) {
        return (offsets.first, height - offsets.last)
      }
    }
    return view.autoLayoutBaselineOffsets
  }
}

extension NSLayoutConstraint.Attribute {
  /// The physical edge in a right-to-left layout.
  var mirrored: NSLayoutConstraint.Attribute {
    switch self {
    case .leading: .trailing
    case .trailing: .leading
    default: self
    }
  }
}

extension UIView {
  /// The view that provides this view's first baseline.
  final var viewOfFirstBaseline: UIView {
    let view = forFirstBaselineLayout
    return view === self ? self : view.viewOfFirstBaseline
  }

  /// The view that provides this view's last baseline.
  final var viewOfLastBaseline: UIView {
    let view = forLastBaselineLayout
    return view === self ? self : view.viewOfLastBaseline
  }
}
