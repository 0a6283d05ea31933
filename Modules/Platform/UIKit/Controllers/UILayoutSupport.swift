public import Foundation

/// An edge of a screen's content that bars cover, as something to constrain views to.
///
/// What it does is done by the safe area since iOS 11; code that is older uses it still.
@preconcurrency @MainActor public protocol UILayoutSupport: NSObjectProtocol {
  /// How much of the view bars cover at this edge, in points.
  var length: CGFloat { get }
  /// The upper edge of what is covered.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The lower edge of what is covered.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The height of what is covered.
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
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: isTop ? view.topAnchor : safeArea.bottomAnchor),
      bottomAnchor.constraint(equalTo: isTop ? safeArea.topAnchor : view.bottomAnchor),
      leadingAnchor.constraint(equalTo: view.leadingAnchor),
      widthAnchor.constraint(equalToConstant: 0),
    ])
  }

  required init?(coder: NSCoder) { nil }

  var length: CGFloat {
    guard let insets = owningView?.safeAreaInsets else { return 0 }
    return isTop ? insets.top : insets.bottom
  }
}

extension UIViewController {
  /// The guide of an edge of the present view, made when first requested.
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
