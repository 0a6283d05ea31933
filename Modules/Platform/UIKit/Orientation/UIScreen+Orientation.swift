import CoreGraphics
import Foundation

/// The device orientation of a screen and its interface orientation.
struct ScreenOrientation {
  var device = UIDeviceOrientation.unknown
  /// The interface orientation; ignored if it contradicts the aspect ratio of the screen.
  var interface = UIInterfaceOrientation.portrait
  /// The safe area insets in portrait orientation.
  var uprightInsets = UIEdgeInsets.zero
}

extension UIScreen {
  /// The device's orientation if it fits the shape of the screen, or else the usual one of that
  /// shape.
  var interfaceOrientation: UIInterfaceOrientation {
    let isWide = bounds.width > bounds.height
    guard let turned = orientation?.interface, turned.isLandscape == isWide else {
      return isWide ? .landscapeLeft : .portrait
    }
    return turned
  }

  /// Makes this a rotatable screen; desktop screens are not.
  func allowRotation() {
    let insets = safeAreaInsets
    let isWide = bounds.width > bounds.height
    orientation = ScreenOrientation(
      device: isWide ? .landscapeLeft : .portrait,
      interface: isWide ? .landscapeRight : .portrait,
      uprightInsets: isWide
        ? UIEdgeInsets(top: insets.left, left: 0, bottom: insets.bottom, right: 0) : insets
    )
  }

  /// Sets the device orientation; the interface rotates if its view controllers support that.
  func turn(to device: UIDeviceOrientation) {
    guard orientation != nil, orientation?.device != device else { return }
    orientation?.device = device
    UIDevice.current.orientationDidChange()
    followOrientation()
  }

  /// Rotates the interface to the device orientation, if the controller that fills the window
  /// supports it.
  func followOrientation() {
    let window = windows.last(where: { $0.rootViewController != nil })
    guard window?.fillingController?.shouldAutorotate != false else { return }
    updateInterfaceOrientation()
  }

  /// Reads the supported orientations, and rotates the interface if another one fits better.
  ///
  /// - Parameter preferred: The preferred orientation of a view controller that is being presented.
  func updateInterfaceOrientation(preferring preferred: UIInterfaceOrientation? = nil) {
    guard let orientation, let window = windows.last(where: { $0.rootViewController != nil })
    else { return }
    let supported = supportedOrientations(of: window)
    let asHeld = UIInterfaceOrientation(orientation.device)
    let others: [UIInterfaceOrientation] = [
      .portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown,
    ]
    // The default of `preferredInterfaceOrientationForPresentation` is the current orientation,
    // which is no preference.
    let preferred = preferred == interfaceOrientation ? nil : preferred
    let candidates = [preferred, asHeld, interfaceOrientation].compactMap { $0 } + others
    guard let best = candidates.first(where: { supported.contains($0.mask) }) else { return }
    turnInterface(to: best)
  }

  /// Returns the orientations that both the application and the view controller that fills the
  /// window support.
  private func supportedOrientations(of window: UIWindow) -> UIInterfaceOrientationMask {
    let ofProgram = UIApplication.shared.supportedInterfaceOrientations(for: window)
    guard let controller = window.fillingController else { return ofProgram }
    let supported = ofProgram.intersection(controller.supportedInterfaceOrientations)
    precondition(
      !supported.isEmpty,
      "Supported orientations has no common orientation with the application, and "
        + "[\(type(of: controller)) shouldAutorotate] is returning YES"
    )
    return supported
  }

  /// Rotates the interface to one of the requested orientations.
  ///
  /// - Returns: Whether the screen can rotate and the view controllers support one of them.
  func turnInterface(toOneOf wanted: UIInterfaceOrientationMask) -> Bool {
    guard orientation != nil, let window = windows.last(where: { $0.rootViewController != nil })
    else { return false }
    let possible = supportedOrientations(of: window).intersection(wanted)
    guard !possible.isEmpty else { return false }
    if possible.contains(interfaceOrientation.mask) { return true }
    let order: [UIInterfaceOrientation] = [
      .portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown,
    ]
    if let first = order.first(where: { possible.contains($0.mask) }) { turnInterface(to: first) }
    return true
  }

  private func turnInterface(to new: UIInterfaceOrientation) {
    let old = interfaceOrientation
    guard new != old else { return }
    let application = UIApplication.shared
    application.post(UIApplication.willChangeStatusBarOrientationNotification, orientation: new)
    defer {
      application.post(UIApplication.didChangeStatusBarOrientationNotification, orientation: old)
    }
    let shown = windows.compactMap(\.rootViewController).flatMap(\.shownTree)
    for controller in shown { controller.willRotate(to: new, duration: 0) }
    defer { for controller in shown { controller.didRotate(from: old) } }
    orientation?.interface = new
    let (space, traits) = (ScreenCoordinateSpace(self, bounds: bounds), traitCollection)
    let upright = orientation?.uprightInsets ?? .zero
    // The notch is at one side, and the other side has the same inset; the top has none, as on a
    // phone.
    let insets =
      new.isPortrait
      ? upright
      : UIEdgeInsets(top: 0, left: upright.top, bottom: upright.bottom, right: upright.top)
    var size = bounds.size
    if new.isPortrait != old.isPortrait { size = CGSize(width: size.height, height: size.width) }
    resize(to: size, safeAreaInsets: insets)
    for controller in shown { controller.willAnimateRotation(to: new, duration: 0) }
    for case let scene as UIWindowScene in UIApplication.shared.connectedScenes
    where scene.screen === self {
      scene.geometryDidChange(from: space, old, traits)
    }
  }
}

extension UIViewController {
  /// This controller, its children, and the controllers presented over them.
  fileprivate var shownTree: [UIViewController] {
    [self] + children.flatMap(\.shownTree) + (storedPresentation?.presented?.shownTree ?? [])
  }
}

extension UIWindow {
  /// The root view controller, or the one presented over it that fills the window; it decides on
  /// the supported orientations.
  fileprivate var fillingController: UIViewController? {
    var controller = rootViewController
    while let next = controller?.presentedViewController, !next.isBeingDismissed,
      next.modalPresentationStyle == .fullScreen
    {
      controller = next
    }
    return controller
  }
}
