import CoreGraphics
import Foundation
import QuartzCore

/// Converts the raw input of a screen to touches, presses and scrolls, and stores what is down.
@MainActor final class TouchCenter {
  private var touches: [Int: UITouch] = [:]
  private var presses: [UIKeyboardHIDUsage: UIPress] = [:]
  /// The view that handles the current scroll.
  private weak var scrollTarget: UIView?
  private weak var zoomTarget: UIView?
  private var lastTap: (location: CGPoint, time: TimeInterval, count: Int)?

  /// The maximum time and distance between touches that are counted in `tapCount`, in seconds and
  /// points.
  private static let tapInterval: TimeInterval = 0.35
  private static let tapDistance: CGFloat = 45

  // MARK: Touches

  /// Handles a change of a finger or of the pressed pointer; `location` is on the screen.
  func pointer(_ input: PointerInput, windows: [UIWindow]) {
    if input.phase == .began, UIApplication.shared.isIgnoringInteractionEvents { return }
    if input.phase == .began { windows.last?.screen.hideToolTip() }
    let event = UIEvent(type: .touches, timestamp: input.timestamp)
    event.storedButtonMask = input.buttons
    event.storedModifierFlags = input.modifiers
    let touch: UITouch
    if input.phase == .began {
      // The end of a finger that is already down was lost.
      if let stale = touches[input.id] { end(stale, id: input.id, with: event) }
      guard let new = makeTouch(input, windows: windows, event: event) else { return }
      touches[input.id] = new
      touch = new
      new.window?.storedFocus?.pointerTookOver()
    } else {
      guard let known = touches[input.id] else { return }
      guard let window = known.window else {
        touches[input.id] = nil
        return
      }
      let point = window.convertFromScreen(input.location)
      known.previousLocationInWindow = known.locationInWindow
      known.locationInWindow = point
      known.timestamp = input.timestamp
      known.phase = input.phase
      touch = known
    }
    send(event, about: touch)
    guard !touch.isDown else { return }
    touches[input.id] = nil
    if touch.phase == .ended {
      touch.window?.touchDidEnd(touch, after: input.timestamp - touch.timeOfBeginning)
    }
  }

  private func end(_ touch: UITouch, id: Int, with event: UIEvent) {
    touch.phase = .cancelled
    touches[id] = nil
    send(event, about: touch)
  }

  /// Sends an event that contains all touches that are down; all except `touch` are stationary.
  private func send(_ event: UIEvent, about touch: UITouch) {
    for other in touches.values where other !== touch && other.isDown {
      other.phase = .stationary
      event.touches.insert(other)
    }
    event.touches.insert(touch)
    UIApplication.shared.sendEvent(event)
  }

  private func makeTouch(
    _ input: PointerInput,
    windows: [UIWindow],
    event: UIEvent
  ) -> UITouch? {
    for window in windows.reversed() {
      let point = window.convertFromScreen(input.location)
      guard let view = window.hitTest(point, with: event) else { continue }
      guard isAllowed(view, in: window) else { return nil }
      // The secondary button opens menus without a touch. Text views have menus of their own.
      if input.buttons == .secondary, !(view is any TextEditing) {
        window.openMenu(of: view, at: point)
        return nil
      }
      let touch = UITouch(type: input.type, location: point, timestamp: input.timestamp)
      touch.window = window
      touch.view = view
      touch.tapCount = tapCount(at: input.location, timestamp: input.timestamp)
      return touch
    }
    return nil
  }

  /// Whether exclusive touch permits a touch in the view: a view with exclusive touch excludes
  /// others in its window, and the reverse.
  private func isAllowed(_ view: UIView, in window: UIWindow) -> Bool {
    for touch in touches.values {
      guard touch.window === window, let other = touch.view, other !== view else { continue }
      if other.isExclusiveTouch || view.isExclusiveTouch { return false }
    }
    return true
  }

  private func tapCount(at location: CGPoint, timestamp: TimeInterval) -> Int {
    var count = 1
    if let lastTap, timestamp - lastTap.time <= Self.tapInterval,
      abs(location.x - lastTap.location.x) <= Self.tapDistance,
      abs(location.y - lastTap.location.y) <= Self.tapDistance
    {
      count = lastTap.count + 1
    }
    lastTap = (location, timestamp, count)
    return count
  }

  /// Cancels all touches in a window that is hidden.
  func cancelTouches(in window: UIWindow) {
    for (id, touch) in touches.sorted(by: { $0.key < $1.key }) where touch.window === window {
      end(touch, id: id, with: UIEvent(type: .touches, timestamp: CACurrentMediaTime()))
    }
  }

  // MARK: Scrolls

  /// Delivers a scroll to the deepest view under the pointer that handles it, or to the one that
  /// handled its start.
  func scroll(_ input: ScrollInput, windows: [UIWindow]) -> Bool {
    if input.phase != .wheel, input.phase != .began, let view = scrollTarget,
      let window = view.window
    {
      let isHandled = view.handleScroll(input.moved(to: window))
      return isHandled
    }
    guard !UIApplication.shared.isIgnoringInteractionEvents,
      let window = windows.last(where: { $0.frame.contains(input.location) })
    else {
      return false
    }
    let local = input.moved(to: window)
    let event = UIEvent(type: .scroll, timestamp: input.timestamp)
    var view = window.hitTest(local.location, with: event)
    while let candidate = view {
      if candidate.handleScroll(local) {
        scrollTarget = input.phase == .wheel ? nil : candidate
        return true
      }
      view = candidate.superview
    }
    scrollTarget = nil
    return turnPage(local, at: window.hitTest(local.location, with: event))
  }

  /// Turns a page for a wheel movement across the axis of the pages, if no ancestor scrolls along
  /// the wheel's axis: most wheels have only one axis.
  private func turnPage(_ input: ScrollInput, at hit: UIView?) -> Bool {
    guard input.phase == .wheel else { return false }
    let views = UIScrollView.containing(hit)
    let isVertical = abs(input.delta.dy) > abs(input.delta.dx)
    guard
      !views.contains(where: { isVertical ? $0.canScrollVertically : $0.canScrollHorizontally }),
      let pager = views.first(where: \.isPagingEnabled)
    else { return false }
    var across = input
    across.delta = CGVector(dx: input.delta.dy, dy: input.delta.dx)
    if isVertical, pager.effectiveUserInterfaceLayoutDirection == .rightToLeft {
      across.delta.dx.negate()
    }
    return pager.handleScroll(across)
  }

  /// Delivers a zoom to the deepest view under the pointer that handles it, or to the one that
  /// handled its start.
  func zoom(_ input: ZoomInput, windows: [UIWindow]) {
    if input.phase == .changed || input.phase == .ended {
      if let view = zoomTarget, let window = view.window {
        _ = view.handleZoom(input.moved(to: window))
      }
      if input.phase == .ended { zoomTarget = nil }
      return
    }
    zoomTarget = nil
    guard let window = windows.last(where: { $0.frame.contains(input.location) }) else { return }
    let local = input.moved(to: window)
    var view = window.hitTest(local.location, with: nil)
    while let candidate = view {
      if candidate.handleZoom(local) {
        zoomTarget = input.phase == .wheel ? nil : candidate
        return
      }
      view = candidate.superview
    }
  }

  // MARK: Keys

  /// Delivers a key press or release to the first responder of the key window.
  func key(_ key: UIKey, isDown: Bool, timestamp: TimeInterval, windows: [UIWindow]) {
    let press: UIPress
    if isDown {
      let window = windows.last { $0.isKeyWindow } ?? windows.last
      // A key that is held repeats: each repetition is a new press, as on iOS.
      press = UIPress(key: key, timestamp: timestamp)
      press.window = window
      press.responder =
        window?.shownMenu ?? window?.firstResponder ?? window?.storedFocus?.view
        ?? window?.defaultKeyResponder
      presses[key.keyCode] = press
    } else {
      guard let known = presses.removeValue(forKey: key.keyCode) else { return }
      known.phase = .ended
      known.timestamp = timestamp
      press = known
    }
    let event = UIPressesEvent(presses: [press], timestamp: timestamp)
    event.storedModifierFlags = key.modifierFlags
    press.window?.sendEvent(event)
  }

  // MARK: Motion

  /// Delivers a shake to the first responder of the key window.
  func shake(isCancelled: Bool, windows: [UIWindow]) {
    guard let window = windows.last(where: { $0.isKeyWindow }) ?? windows.last else { return }
    let event = UIEvent(type: .motion, timestamp: CACurrentMediaTime())
    event.storedSubtype = .motionShake
    let responder = window.firstResponder ?? window
    responder.motionBegan(.motionShake, with: event)
    if isCancelled {
      responder.motionCancelled(.motionShake, with: event)
    } else {
      responder.motionEnded(.motionShake, with: event)
    }
  }
}

/// A change of a finger or of the pressed pointer, as reported by a host.
struct PointerInput {
  var phase: UITouch.Phase
  var id: Int
  /// The location on the screen, in points.
  var location: CGPoint
  var timestamp: TimeInterval
  var type = UITouch.TouchType.direct
  var buttons: UIEvent.ButtonMask = []
  var modifiers: UIKeyModifierFlags = []
}

extension ScrollInput {
  @MainActor fileprivate func moved(to window: UIWindow) -> ScrollInput {
    var input = self
    input.location = window.convertFromScreen(location)
    return input
  }
}

extension ZoomInput {
  @MainActor fileprivate func moved(to window: UIWindow) -> ZoomInput {
    var input = self
    input.location = window.convertFromScreen(location)
    return input
  }
}

extension UIWindow {
  /// Converts a point from screen coordinates to the window's.
  final func convertFromScreen(_ point: CGPoint) -> CGPoint { pointFromSuperview(point) }
}
