import Foundation

// The item stack of a bar without a navigation controller.

extension UINavigationBar {
  /// Pops the top item and notifies the delegate.
  func pop(animated: Bool) {
    guard let item = topItem else { return }
    show(items?.dropLast(), animated: animated) { [weak self] in
      guard let self else { return }
      delegate?.navigationBar(self, didPop: item)
    }
  }

  func checkNobodyManagesIt() {
    precondition(
      onBack == nil,
      "Cannot change the items of a UINavigationBar that is managed by a controller."
    )
  }

  /// Replaces the items; if animated, the new ones fade in.
  func show(
    _ items: [UINavigationItem]?,
    animated: Bool,
    completion: @escaping () -> Void = {}
  ) {
    guard animated, window != nil else {
      self.items = items
      return completion()
    }
    UIView.transition(
      with: self,
      duration: NavigationSlide.duration,
      options: [.transitionCrossDissolve, .allowUserInteraction],
      animations: {
        self.items = items
        self.layoutIfNeeded()
      },
      completion: { _ in completion() }
    )
  }
}
