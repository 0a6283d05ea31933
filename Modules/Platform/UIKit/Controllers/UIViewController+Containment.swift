import Foundation

extension UIViewController {
  /// The sum of all insets that are added to the inherited safe area.
  final var totalAdditionalSafeAreaInsets: UIEdgeInsets {
    UIEdgeInsets(
      top: additionalSafeAreaInsets.top + containerSafeAreaInsets.top,
      left: additionalSafeAreaInsets.left + containerSafeAreaInsets.left,
      bottom: additionalSafeAreaInsets.bottom + containerSafeAreaInsets.bottom,
      right: additionalSafeAreaInsets.right + containerSafeAreaInsets.right
    )
  }

  final func adopt(_ child: UIViewController) {
    if child.storedParent != nil { child.removeFromParent() }
    child.willMove(toParent: self)
    child.storedParent = self
    child.movesToParent = true
    child.movesFromParent = false
    storedChildren.append(child)
  }

  /// The nearest ancestor of a class.
  final func nearestContainer<Container: UIViewController>() -> Container? {
    var ancestor = storedParent
    while let controller = ancestor {
      if let container = controller as? Container { return container }
      ancestor = controller.storedParent
    }
    return nil
  }

  final func showInContainer(_ controller: UIViewController, sender: Any?) {
    if let container = navigationController ?? splitViewController {
      container.show(controller, sender: sender)
    } else {
      present(controller, animated: true)
    }
  }

  final func showDetailInContainer(_ controller: UIViewController, sender: Any?) {
    if let splitViewController {
      splitViewController.showDetailViewController(controller, sender: sender)
    } else {
      present(controller, animated: true)
    }
  }

  final func leaveParent() {
    guard let parent = storedParent else { return }
    parent.storedChildren.removeAll { $0 === self }
    storedParent = nil
    didMove(toParent: nil)
  }

  /// Sets the titles of the controller's items.
  final func titleDidChange() {
    storedNavigationItem?.title = title
    storedTabBarItem?.controllerTitleDidChange(to: title)
  }

  final func makeNavigationItem() -> UINavigationItem {
    let item = UINavigationItem(title: title ?? "")
    item.title = title
    storedNavigationItem = item
    return item
  }

  final func makeTabBarItem() -> UITabBarItem {
    let item = UITabBarItem(title: title, image: nil, selectedImage: nil)
    storedTabBarItem = item
    return item
  }

  /// Fills the view of a container with the area that shows its children.
  final func becomeContainer(showingChildrenIn area: UIView) {
    view.backgroundColor = .systemBackground
    view.clipsToBounds = true
    area.frame = view.bounds
    area.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(area)
  }

  /// Adds a child's view to a view of this controller, together with what is presented over it
  /// there.
  final func place(_ child: UIViewController, in area: UIView, below sibling: UIView? = nil) {
    for view in [child.isCoveredInContext ? nil : child.view, child.contextContainer] {
      guard let view else { continue }
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.frame = frame(of: child, in: area)
      if let sibling {
        area.insertSubview(view, belowSubview: sibling)
      } else {
        area.addSubview(view)
      }
    }
  }

  /// Replaces the view of one child with another's, animated.
  final func exchange(
    _ old: UIViewController,
    for new: UIViewController,
    duration: TimeInterval,
    options: UIView.AnimationOptions,
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)?
  ) {
    precondition(
      old.storedParent === self && new.storedParent === self,
      "Children view controllers \(old) and \(new) must have a common parent view controller when "
        + "calling -[UIViewController transitionFromViewController:toViewController:duration:options:"
        + "animations:completion:]"
    )
    guard let container = old.viewIfLoaded?.superview, let newView = new.view else {
      FrameQueue.perform(on: viewIfLoaded?.window?.screen) { completion?(false) }
      return
    }
    let animated = duration > 0
    if isOnScreen {
      old.beginAppearanceTransition(false, animated: animated)
      new.beginAppearanceTransition(true, animated: animated)
    }
    let isShown = isOnScreen
    let end = { (finished: Bool) in
      old.viewIfLoaded?.removeFromSuperview()
      if isShown {
        old.endAppearanceTransition()
        new.endAppearanceTransition()
      }
      completion?(finished)
    }
    let fades = options.intersection(.transitionBits) == .transitionCrossDissolve
    if fades {
      UIView.transition(
        with: container,
        duration: duration,
        options: options,
        animations: {
          old.viewIfLoaded?.removeFromSuperview()
          container.addSubview(newView)
          animations?()
        },
        completion: end
      )
    } else {
      container.addSubview(newView)
      UIView.animate(
        withDuration: duration,
        delay: 0,
        options: options,
        animations: { animations?() },
        completion: end
      )
    }
  }

  /// Begins replacing a child with another, whose view is added.
  ///
  /// The old child is notified first, as by a navigation controller, unless `newIsFirst`, as by the
  /// selection of a tab.
  ///
  /// - Returns: A closure that ends the exchange and removes the old view;
  ///   ``cancelExchange(of:for:placeOld:)`` cancels it instead.
  final func beginExchange(
    of old: UIViewController?,
    for new: UIViewController?,
    animated: Bool,
    newIsFirst: Bool = false
  ) -> () -> Void {
    let isShown = isOnScreen
    let exchange = ChildExchange()
    old?.exchange = exchange
    new?.exchange = exchange
    if isShown {
      if newIsFirst { new?.beginAppearanceTransition(true, animated: animated) }
      old?.beginAppearanceTransition(false, animated: animated)
      if !newIsFirst { new?.beginAppearanceTransition(true, animated: animated) }
    }
    return {
      let ended = [old, new].compactMap { $0 }.filter { $0.exchange === exchange }
      if let old, ended.contains(old) {
        old.viewIfLoaded?.removeFromSuperview()
        old.contextContainer?.removeFromSuperview()
      }
      for child in ended {
        child.exchange = nil
        if isShown { child.endAppearanceTransition() }
      }
    }
  }

  /// Cancels an exchange: removes the view of the new child, notifies both children, and places the
  /// view of the old one with `placeOld` before it has appeared.
  final func cancelExchange(
    of old: UIViewController,
    for new: UIViewController,
    placeOld: () -> Void
  ) {
    let isShown = isOnScreen
    old.exchange = nil
    new.exchange = nil
    if isShown { new.beginAppearanceTransition(false, animated: true) }
    new.viewIfLoaded?.removeFromSuperview()
    new.contextContainer?.removeFromSuperview()
    if isShown {
      new.endAppearanceTransition()
      old.beginAppearanceTransition(true, animated: true)
    }
    placeOld()
    if isShown { old.endAppearanceTransition() }
  }
}
