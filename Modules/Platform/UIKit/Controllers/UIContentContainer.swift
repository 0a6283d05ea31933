public import Foundation

/// A container of content whose size changes with the window: a view controller or a presentation
/// controller.
@preconcurrency @MainActor public protocol UIContentContainer: NSObjectProtocol {
  /// The preferred size of the container, in points; zero for none.
  var preferredContentSize: CGSize { get }

  /// Called when the preferred size of a child container changed.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)

  /// Returns the size of a child container if this container has the size `parentSize`, in points.
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize

  /// Called before the size of the view changes with the window's.
  ///
  /// Overrides call `super`, which forwards it to child containers.
  func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  )
}

extension UIViewController: UIContentContainer {
  /// Notifies the children whose size changes when the view gets the size `size`; children without
  /// a loaded view are skipped.
  final func passOnTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children {
      guard let view = child.viewIfLoaded else { continue }
      let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
      if childSize != view.bounds.size {
        child.viewWillTransition(to: childSize, with: coordinator)
      }
    }
  }

  /// The current size of a child container's view.
  final func presentSize(of container: any UIContentContainer) -> CGSize {
    (container as? UIViewController)?.viewIfLoaded?.bounds.size ?? .zero
  }

  /// Notifies the container or presentation controller of a new preferred content size.
  final func notePreferredContentSize() {
    if let parent {
      parent.preferredContentSizeDidChange(forChildContentContainer: self)
    } else {
      storedPresentation?.controller?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }
}

extension UIPresentationController: UIContentContainer {}

extension UIWindow {
  /// Resizes the window: notifies its controllers, performs `change`, then runs the animations that
  /// they added to the coordinator.
  ///
  /// Not animated, because a desktop window is drawn in its new size immediately.
  final func transition(to size: CGSize, _ change: () -> Void) {
    guard let root = rootViewController, root.isViewLoaded, size != bounds.size else {
      return change()
    }
    let side = TransitionContext.Side(
      controller: root,
      view: { nil },
      initialFrame: bounds,
      finalFrame: { CGRect(origin: .zero, size: size) }
    )
    let context = TransitionContext(
      in: self,
      style: .none,
      from: side,
      to: side,
      isAnimated: false
    )
    let coordinator = TransitionCoordinator(context: context)
    root.viewWillTransition(to: size, with: coordinator)
    var top = root
    while let presented = top.presentedViewController {
      presented.presentationController?.viewWillTransition(to: size, with: coordinator)
      top = presented
    }
    change()
    coordinator.begin()
    coordinator.end()
  }
}
