import Foundation

extension ScreenHost {
  /// What assistive technologies see of each window, from back to front.
  package var accessibilityTree: [AccessibilityNode] {
    run { windows.compactMap(AccessibilityTree.root(of:)) }
  }

  /// Performs VoiceOver's double tap: activates the element, else taps it.
  package func activate(_ object: UIResponder) {
    run {
      showOnScreen(object)
      if beginTyping(in: object) || object.accessibilityActivate() { return }
      let point = object.accessibilityActivationPoint
      sendPointer(phase: .began, location: point)
      sendPointer(phase: .ended, location: point)
    }
  }

  /// Raises or lowers an adjustable value.
  package func adjust(_ object: UIResponder, up: Bool) {
    run { up ? object.accessibilityIncrement() : object.accessibilityDecrement() }
  }

  /// Dismisses the container of an object: the first one around it that can.
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
  package func beginTyping(in object: UIResponder) -> Bool {
    run { object is any UIKeyInput && object.becomeFirstResponder() }
  }

  // MARK: The focus

  /// The receiver of keys: the focused view, else the first responder.
  package var focusedView: UIView? {
    run {
      let window = screen.windows.last { $0.isKeyWindow } ?? screen.windows.last
      if let view = window?.storedFocus?.view { return view }
      let responder = window?.firstResponder
      return responder is any UIKeyInput ? responder as? UIView : nil
    }
  }

  /// Moves the keyboard focus to an object, or to the row that contains it; editing begins there,
  /// if it is editable.
  ///
  /// False where the focus cannot be.
  @discardableResult package func focus(_ object: UIResponder) -> Bool {
    run {
      guard let target = object.focusTarget, let window = target.window else {
        return beginTyping(in: object)
      }
      window.focus.move(into: target)
      return target.isFocused
    }
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

extension UIResponder {
  /// The view that is focused for this object: itself, or the row around it.
  fileprivate var focusTarget: UIView? {
    let view = self as? UIView ?? nearestView
    var candidate = view
    while let current = candidate {
      if FocusSearch.canFocus(current), FocusSearch.isShown(current) { return current }
      if current === view?.enclosingCell { return nil }
      candidate = current.superview
    }
    return nil
  }

  /// The view that an element is read in.
  private var nearestView: UIView? {
    var candidate = next
    while let current = candidate {
      if let view = current as? UIView { return view }
      candidate = current.next
    }
    return nil
  }

  /// Whether the focus can be on what the object says: on the view itself, or on the row that an
  /// element is read in.
  var canHoldFocus: Bool {
    if let view = self as? UIView { return FocusSearch.canFocus(view) }
    return focusTarget != nil
  }
}
