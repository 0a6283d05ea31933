public import Foundation

/// An edge of a view controller's content that bars may cover, for constraints.
///
/// Superseded by the safe area since iOS 11, but still used by older code.
@preconcurrency @MainActor public protocol UILayoutSupport: NSObjectProtocol {
  /// The length covered by bars at this edge, in points.
  var length: CGFloat { get }
  /// The top of the covered area.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The bottom of the covered area.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The height of the covered area.
  var heightAnchor: NSLayoutDimension { get }
}

/// The part of a controller's view between an edge and the safe area.
final class ControllerLayoutGuide: UILayoutGuide, UILayoutSupport {
  private let isTop: Bool

  init(isTop: Bool, in view: UIView) {
    self.isTop = isTop
    super.init()
    storedIdentifier = isTop ? "UIViewControllerTop" : "UIViewControllerBottom"
    view.addLayoutGuide(self)
    let safeArea = view.safeAreaLayoutGuide
    // Two constraints, as on iOS, where programs count those of the view: the guide has no sides.
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: isTop ? view.topAnchor : safeArea.bottomAnchor),
      bottomAnchor.constraint(equalTo: isTop ? safeArea.topAnchor : view.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  var length: CGFloat {
    guard let insets = owningView?.safeAreaInsets else { return 0 }
    return isTop ? insets.top : insets.bottom
  }
}

extension UIViewController {
  /// The guide of an edge of the current view, made on first access.
  final func layoutSupport(
    _ guide: ReferenceWritableKeyPath<UIViewController, ControllerLayoutGuide?>,
    isTop: Bool
  ) -> any UILayoutSupport {
    loadViewIfNeeded()
    guard let view = storedView else {
      preconditionFailure("-[\(type(of: self)) loadView] did not set a view")
    }
    if let known = self[keyPath: guide], known.owningView === view { return known }
    let made = ControllerLayoutGuide(isTop: isTop, in: view)
    self[keyPath: guide] = made
    return made
  }
}
