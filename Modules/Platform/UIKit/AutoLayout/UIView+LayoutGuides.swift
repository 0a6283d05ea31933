import Foundation

extension UIView {
  final func adopt(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.storedOwner !== self else { return }
    layoutGuide.storedOwner?.removeLayoutGuide(layoutGuide)
    layoutGuide.storedOwner = self
    layoutState.guides.append(layoutGuide)
  }

  final func abandon(_ layoutGuide: UILayoutGuide) {
    guard let state = autoLayoutState,
      let index = state.guides.firstIndex(where: { $0 === layoutGuide })
    else { return }
    withExtendedLifetime(layoutGuide) {
      state.guides.remove(at: index)
      for constraint in layoutGuide.state.mentions { constraint.deactivate() }
      if let item = layoutGuide.state.item { item.engine.discard([item]) }
      layoutGuide.storedOwner = nil
    }
  }

  final func systemGuide(_ kind: SystemGuideKind) -> UILayoutGuide {
    if let guide = layoutState.systemGuides[kind] { return guide }
    let guide = UILayoutGuide(kind, of: self)
    guide.storedIdentifier = kind.identifier
    layoutState.systemGuides[kind] = guide
    return guide
  }

  /// The insets of a system guide from the bounds.
  final func systemInsets(of kind: SystemGuideKind?) -> UIEdgeInsets {
    switch kind {
    case .margins: return layoutMargins
    case .safeArea: return safeAreaInsets
    case .readableContent:
      var insets = layoutMargins
      let surplus = bounds.width - insets.left - insets.right - Self.readableWidth
      if surplus > 0 {
        insets.left += surplus / 2
        insets.right += surplus / 2
      }
      return insets
    case .scrollFrame:
      let origin = bounds.origin
      return UIEdgeInsets(
        top: origin.y,
        left: origin.x,
        bottom: -origin.y,
        right: -origin.x
      )
    case .scrollContent, nil: return .zero
    }
  }

  /// The maximum readable width of text at the default text size, in points.
  static let readableWidth: CGFloat = 672
}

extension SystemGuideKind {
  /// UIKit's identifier of the guide.
  var identifier: String {
    switch self {
    case .margins: "UIViewLayoutMarginsGuide"
    case .safeArea: "UIViewSafeAreaLayoutGuide"
    case .readableContent: "UIViewReadableContentGuide"
    case .scrollContent: "UIScrollView-contentLayoutGuide"
    case .scrollFrame: "UIScrollView-frameLayoutGuide"
    }
  }
}
