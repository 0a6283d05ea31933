import Foundation

extension ScreenHost {
  /// What assistive technologies see of each window, from back to front.
  package var accessibilityTree: [AccessibilityNode] {
    run { windows.compactMap(AccessibilityTree.root(of:)) }
  }

  /// Does what a double tap of VoiceOver does: asks the element to act, else taps it.
  package func activate(_ object: UIResponder) {
    run {
      showOnScreen(object)
      if focus(object) || object.accessibilityActivate() { return }
      let point = object.accessibilityActivationPoint
      sendPointer(phase: .began, location: point)
      sendPointer(phase: .ended, location: point)
    }
  }

  /// Raises or lowers an adjustable value.
  package func adjust(_ object: UIResponder, up: Bool) {
    run { up ? object.accessibilityIncrement() : object.accessibilityDecrement() }
  }

  /// Leaves what an object is shown in: the first around it that knows how takes it away.
  @discardableResult package func escape(from object: UIResponder) -> Bool {
    run {
      var responder: UIResponder? = object
      while let current = responder {
        if current.accessibilityPerformEscape() { return true }
        responder = current.next
      }
      return false
    }
  }

  /// Does a custom action; `false` if it was not done.
  package func perform(_ action: UIAccessibilityCustomAction) -> Bool {
    run { action.actionHandler?(action) ?? false }
  }

  /// Makes typing go to an object, where it can be typed into.
  package func focus(_ object: UIResponder) -> Bool {
    run { object is any UIKeyInput && object.becomeFirstResponder() }
  }

  /// Scrolls until an object shows.
  package func showOnScreen(_ object: UIResponder) {
    run {
      let frame = object.accessibilityFrame
      var view = (object as? UIView)?.superview ?? object.next as? UIView
      while let current = view {
        if let scrollView = current as? UIScrollView, let window = scrollView.window {
          let inWindow = frame.offsetBy(dx: -window.frame.minX, dy: -window.frame.minY)
          scrollView.scrollRectToVisible(
            scrollView.convert(inWindow, from: window),
            animated: false
          )
        }
        view = current.superview
      }
    }
  }
}
