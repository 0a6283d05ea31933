import Foundation

/// Builds the accessibility tree of views, by UIKit's rules.
///
/// - Hidden and transparent views and the content of a view with `accessibilityElementsHidden` are
///   omitted, and so are the siblings of a view with `accessibilityViewIsModal`.
/// - An element (`isAccessibilityElement`) represents its whole subtree.
/// - A view's `accessibilityElements` determine their order. Other views are read from top to
///   bottom and from the leading to the trailing edge, lists in the order of their rows.
@MainActor package struct AccessibilityTree {
  /// The positions of the rows of the current list.
  private var positions: [ObjectIdentifier: AccessibilityListPosition] = [:]

  /// The tree of a window; nil if it is hidden or has no elements.
  package static func root(of window: UIWindow) -> AccessibilityNode? {
    AccessibilityTree().blocks(of: window, clip: window.frame).first?.nodes.first
  }

  /// Whether a view is exposed to assistive technologies, according to its own properties.
  private static func isShown(_ view: UIView) -> Bool {
    !view.isHidden && view.alpha >= 0.01 && !view.accessibilityElementsHidden
  }

  private func blocks(of view: UIView, clip: CGRect) -> [AccessibilityBlock] {
    guard Self.isShown(view) else { return [] }
    var blocks = unplacedBlocks(of: view, clip: clip)
    if let position = positions[ObjectIdentifier(view)] {
      for index in blocks.indices { blocks[index].position = position }
    }
    return blocks
  }

  private func unplacedBlocks(of view: UIView, clip: CGRect) -> [AccessibilityBlock] {
    let isVisible = view.accessibilityFrame.touches(clip)
    if view.isAccessibilityElement {
      let node = AccessibilityNode(elementOf: view, isVisible: isVisible)
      return node.map { [AccessibilityBlock($0)] } ?? []
    }
    let role = AccessibilityRole(containerOf: view)
    let isGroup = view.shouldGroupAccessibilityChildren || view.namesElements
    var inside = blocks(inside: view, isSorted: role != nil || isGroup, clip: clip)
    if let rotors = view.accessibilityCustomRotors {
      for index in inside.indices { inside[index].add(rotors) }
    }
    if let role {
      let node = AccessibilityNode(
        containerOf: view,
        role: role,
        children: inside.flatMap(\.nodes),
        isVisible: isVisible
      )
      return node.map { [AccessibilityBlock($0.withoutNeedlessCell)] } ?? []
    }
    return isGroup ? AccessibilityBlock(group: inside.flatMap(\.nodes)).map { [$0] } ?? [] : inside
  }

  /// The blocks inside a view.
  ///
  /// They are in reading order if the view is read as a group; otherwise an ancestor sorts them.
  private func blocks(
    inside view: UIView,
    isSorted: Bool,
    clip: CGRect
  ) -> [AccessibilityBlock] {
    let clip =
      view.clipsToBounds
      ? clip.intersection(UIAccessibility.convertToScreenCoordinates(view.bounds, in: view)) : clip
    if view.namesElements {
      return (0..<view.accessibilityElementCount()).flatMap { index in
        blocks(ofElement: view.accessibilityElement(at: index), clip: clip)
      }
    }
    var reader = self
    if let own = view.accessibilityPositions { reader.positions = own }
    var subviews = view.subviews.filter(Self.isShown)
    if let modal = subviews.last(where: \.accessibilityViewIsModal) { subviews = [modal] }
    let found = subviews.flatMap { reader.blocks(of: $0, clip: clip) }
    guard isSorted else { return found }
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return found.inReadingOrder(isRightToLeft: isRightToLeft)
  }

  private func blocks(ofElement element: Any?, clip: CGRect) -> [AccessibilityBlock] {
    if let view = element as? UIView { return blocks(of: view, clip: clip) }
    let object = element as? NSObject
    guard let element = object as? UIResponder ?? object.flatMap(ObjectAccessibility.element(for:)),
      element.isAccessibilityElement
    else { return [] }
    let isVisible = element.accessibilityFrame.touches(clip)
    let node = AccessibilityNode(elementOf: element, isVisible: isVisible)
    return node.map { [AccessibilityBlock($0)] } ?? []
  }
}

extension UIView {
  /// Whether the view specifies its elements itself.
  fileprivate var namesElements: Bool {
    accessibilityElements != nil || accessibilityElementCount() > 0
  }
}

extension CGRect {
  /// Whether the rectangle intersects another; an empty one needs a single common point.
  fileprivate func touches(_ other: CGRect) -> Bool {
    meets(other) || isEmpty && other.contains(origin)
  }
}
