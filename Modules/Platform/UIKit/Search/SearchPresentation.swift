import Foundation

/// Presents a search controller over the searched view controller, below the navigation bar.
@MainActor final class SearchPresentation: UIPresentationController {
  private var search: UISearchController? { presentedViewController as? UISearchController }

  private var navigation: UINavigationController? {
    presentingViewController.navigationController
  }

  override var shouldPresentInFullscreen: Bool { false }
  override var elevates: Bool { false }
  override var claimsFirstResponder: Bool { false }
  override var letsTouchesThrough: Bool { search?.coversScreen == false }
  override var transitionDuration: TimeInterval { 0.3 }

  // The search begins in its view.
  override func fill(_ container: UIView) { presentedView.map(container.addSubview) }

  override func hidePresented() { presentedView?.alpha = 0 }
  override func showPresented() { presentedView?.alpha = 1 }

  override func escape() -> Bool {
    search?.isActive = false
    return true
  }

  override func presentationTransitionWillBegin() {
    search?.searchWillBegin()
    moveBar()
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    search.map { $0.delegate?.didPresentSearchController($0) }
  }

  override func dismissalTransitionWillBegin() {
    search?.searchWillEnd()
    moveBar()
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    search.map { $0.delegate?.didDismissSearchController($0) }
  }

  /// Animates the navigation bar of the searched view controller to its new height.
  private func moveBar() {
    guard let navigation else { return }
    coordinator?.animate(alongsideTransition: { _ in
      navigation.updateBarShape()
      navigation.view.layoutIfNeeded()
    })
  }
}
