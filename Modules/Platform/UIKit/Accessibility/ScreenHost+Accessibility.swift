import Foundation

extension ScreenHost {
  /// The accessibility trees of the windows, from back to front.
  package var accessibilityTree: [AccessibilityNode] {
    run { windows.compactMap(AccessibilityTree.root(of:)) }
  }

  /// Performs VoiceOver's double tap: activates the element, or simulates a tap.
  package func activate(_ object: UIResponder) {
    run {
      showOnScreen(object)
      if beginTyping(in: object) || object.accessibilityActivate() { return }
      let point = object.accessibilityActivationPoint
      sendPointer(phase: .began, location: point)
      sendPointer(phase: .ended, location: point)
    }
  }

  /// Increments or decrements an adjustable value.
  package func adjust(_ object: UIResponder, up: Bool) {
    run { up ? object.accessibilityIncrement() : object.accessibilityDecrement() }
  }

  /// Dismisses the closest container of an object that supports it.
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

  /// Performs a custom action; returns `false` if it was not performed.
  package func perform(_ action: UIAccessibilityCustomAction) -> Bool {
    run { action.actionHandler?(action) ?? false }
  }

  /// Begins editing in an object, if it is editable.
  package func beginTyping(in object: UIResponder) -> Bool {
    run { object is any UIKeyInput && object.becomeFirstResponder() }
  }

  // MARK: The focus

  /// The view that receives keys: the focused view, or the first responder.
  package var focusedView: UIView? {
    run {
      let window = screen.windows.last { $0.isKeyWindow } ?? screen.windows.last
      if let view = window?.storedFocus?.view { return view }
      let responder = window?.firstResponder
      return responder is any UIKeyInput ? responder as? UIView : nil
    }
  }

  /// Moves the keyboard focus to an object or to the row that contains it, and begins editing if it
  /// is editable.
  ///
  /// Returns false if the object cannot be focused.
  @discardableResult package func focus(_ object: UIResponder) -> Bool {
    run {
      guard let target = object.focusTarget, let window = target.window else {
        return beginTyping(in: object)
      }
      window.focus.move(into: target)
      return target.isFocused
    }
  }

  /// Scrolls an object into view.
  package func showOnScreen(_ object: UIResponder) {
    run {
      let frame = object.accessibilityFrame
      let view = (object as? UIView)?.superview ?? object.next as? UIView
      guard let window = view?.window else { return }
      let inWindow = frame.offsetBy(dx: -window.frame.minX, dy: -window.frame.minY)
      for scrollView in UIScrollView.containing(view) {
        scrollView.scrollRectToVisible(scrollView.convert(inWindow, from: window), animated: false)
      }
    }
  }
}

extension UIResponder {
  /// The view to focus for this object: itself, or its row.
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

  /// The view that contains the element.
  private var nearestView: UIView? {
    var candidate = next
    while let current = candidate {
      if let view = current as? UIView { return view }
      candidate = current.next
    }
    return nil
  }

  /// Whether the element can be focused: the view itself, or the row that contains it.
  var canHoldFocus: Bool {
    if let view = self as? UIView { return FocusSearch.canFocus(view) }
    return focusTarget != nil
  }
}
