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

  /// Called before the size classes of the screen change.
  ///
  /// Overrides call `super`, which forwards it to child containers.
  func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  )
}

extension UIViewController: UIContentContainer {
  /// Forwards the transition to the children whose traits change as well.
  final func passOnTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children where child.isViewLoaded {
      child.announce(newCollection, with: coordinator)
    }
  }

  /// Notifies the controller of new traits around it, if its own traits change.
  final func announce(
    _ surroundings: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    var values = surroundings.values
    if let overrides = storedTraits?.overrides { values.override(with: overrides) }
    let new = UITraitCollection(values: values)
    if new != traitCollection { willTransition(to: new, with: coordinator) }
  }

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

  /// Notifies the container or presentation controller of a new preferred content size.
  final func notePreferredContentSize() {
    if let parent {
      parent.preferredContentSizeDidChange(forChildContentContainer: self)
    } else {
      storedPresentation?.controller?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }
}

extension UIPresentationController: UIContentContainer, UITraitEnvironment {}

extension UIWindow {
  /// Resizes the window: notifies its controllers, performs `change`, then runs the animations that
  /// they added to the coordinator.
  ///
  /// Not animated, because a desktop window is drawn in its new size immediately.
  final func transition(to size: CGSize, _ change: () -> Void) {
    guard let root = rootViewController, root.isViewLoaded, size != bounds.size else {
      return change()
    }
    let coordinator = coordinatorOfChange(to: size, of: root)
    root.viewWillTransition(to: size, with: coordinator)
    for presentation in presentations {
      presentation.viewWillTransition(to: size, with: coordinator)
    }
    change()
    coordinator.begin()
    coordinator.end()
  }

  /// Notifies the controllers that the size classes of the screen change.
  ///
  /// - Returns: A closure that runs the animations added to the coordinator, to be called after the
  ///   change; nil if no controller was notified.
  final func announceTraits(_ traits: UITraitCollection) -> (() -> Void)? {
    guard let root = rootViewController, root.isViewLoaded else { return nil }
    let coordinator = coordinatorOfChange(to: bounds.size, of: root)
    var values = traits.values
    if let own = rare?.traitOverrides { values.override(with: own) }
    let new = UITraitCollection(values: values)
    root.announce(new, with: coordinator)
    for presentation in presentations { presentation.willTransition(to: new, with: coordinator) }
    return {
      coordinator.begin()
      coordinator.end()
    }
  }

  /// The presentation controllers above the root, from back to front.
  private var presentations: [UIPresentationController] {
    sequence(first: rootViewController) { $0?.presentedViewController }
      .compactMap { $0?.presentedViewController?.presentationController }
  }

  private func coordinatorOfChange(
    to size: CGSize,
    of root: UIViewController
  ) -> TransitionCoordinator {
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
    return TransitionCoordinator(context: context)
  }
}
