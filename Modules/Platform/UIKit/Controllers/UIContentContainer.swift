public import Foundation

/// What holds content of which the size changes with the window's: a controller, or what presents
/// one.
@preconcurrency @MainActor public protocol UIContentContainer: NSObjectProtocol {
  /// The size that the container would like to be given, in points; zero for no wish.
  var preferredContentSize: CGSize { get }

  /// Notified that a container inside would like another size.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)

  /// The size that a container inside is to have once this one is as large as `parentSize`, in
  /// points.
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize

  /// Notified before the view gets another size because the window does.
  ///
  /// Overrides call `super`, which tells the containers inside.
  func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  )

  /// Notified before the size classes of the screen change.
  ///
  /// Overrides call `super`, which tells the containers inside.
  func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  )
}

extension UIViewController: UIContentContainer {
  /// Tells the children of which the traits change along.
  final func passOnTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children where child.isViewLoaded {
      child.announce(newCollection, with: coordinator)
    }
  }

  /// Tells the controller of the traits around it, if its own change with them.
  final func announce(
    _ surroundings: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    var values = surroundings.values
    if let overrides = storedTraits?.overrides { values.override(with: overrides) }
    let new = UITraitCollection(values: values)
    if new != traitCollection { willTransition(to: new, with: coordinator) }
  }

  /// Tells the children whose size changes when the view is as large as `size`; those whose views
  /// are not loaded yet have no size that could change.
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

  /// The size that the view of a container inside has at present.
  final func presentSize(of container: any UIContentContainer) -> CGSize {
    (container as? UIViewController)?.viewIfLoaded?.bounds.size ?? .zero
  }

  /// Tells who gives the controller its size that it would like another one.
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
  /// they passed to the coordinator.
  ///
  /// A window of a desktop is drawn in its new size immediately, so nothing is animated.
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

  /// The size classes of the screen change: notifies the controllers.
  ///
  /// - Returns: What runs, after the change, the animations that they passed to the coordinator;
  ///   `nil` where nobody was notified.
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

  /// Who arranges what is shown over the root, from the back to the front.
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
