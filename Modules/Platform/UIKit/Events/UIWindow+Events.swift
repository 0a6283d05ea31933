import Foundation
import QuartzCore

extension UIWindow {
  /// Delivers an event to gesture recognizers, and then to the views unless gestures prevent it.
  final func deliver(_ event: UIEvent) {
    if let presses = event as? UIPressesEvent {
      deliver(presses)
      return
    }
    guard event.type == .touches, let touches = event.touches(for: self) else { return }
    gestures.deliver(touches, event: event)
  }

  private func deliver(_ event: UIPressesEvent) {
    for press in event.presses {
      let responder: UIResponder = press.responder ?? self
      deliver(press, of: event, toRecognizersFrom: responder)
      switch press.phase {
      case .began: responder.pressesBegan([press], with: event)
      case .changed: responder.pressesChanged([press], with: event)
      case .stationary: break
      case .ended: responder.pressesEnded([press], with: event)
      case .cancelled: responder.pressesCancelled([press], with: event)
      }
    }
  }

  /// Delivers a press to the recognizers of the views in the responder chain, the deepest view's
  /// first.
  private func deliver(
    _ press: UIPress,
    of event: UIPressesEvent,
    toRecognizersFrom responder: UIResponder
  ) {
    if press.phase == .began {
      press.recognizers = Array(
        sequence(first: responder, next: \.next).lazy.compactMap { $0 as? UIView }
          .flatMap { $0.rare?.gestureRecognizers ?? [] }.filter { $0.receives(press, of: event) }
      )
    }
    for recognizer in press.recognizers {
      switch press.phase {
      case .began: recognizer.pressesBegan([press], with: event)
      case .changed: recognizer.pressesChanged([press], with: event)
      case .stationary: break
      case .ended: recognizer.pressesEnded([press], with: event)
      case .cancelled: recognizer.pressesCancelled([press], with: event)
      }
    }
    if press.phase == .ended || press.phase == .cancelled { press.recognizers = [] }
  }

  /// The receiver of keys while there is no first responder: the frontmost view that accepts them.
  ///
  /// While a controller is presented, views below it receive no keys.
  final var defaultKeyResponder: UIResponder? {
    guard let front = frontmostPresentedController else { return keyReceiver(in: self) }
    return front.viewIfLoaded.flatMap(keyReceiver) ?? front
  }

  private func keyReceiver(in view: UIView) -> UIView? {
    guard !view.isHidden, view.isUserInteractionEnabled else { return nil }
    for subview in view.storedSubviews.reversed() {
      if let receiver = keyReceiver(in: subview) { return receiver }
    }
    return view.acceptsKeysWithoutFocus ? view : nil
  }
}

extension UIGestureRecognizer {
  /// Whether the recognizer and its delegate want a press.
  final func receives(_ press: UIPress, of event: UIPressesEvent?) -> Bool {
    guard isEnabled else { return false }
    if let event {
      guard shouldReceive(event),
        delegate?.gestureRecognizer(self, shouldReceive: event) ?? true
      else { return false }
    }
    return delegate?.gestureRecognizer(self, shouldReceive: press) ?? true
  }
}
