import CoreGraphics
import Foundation

/// Which way a screen is held, and how the interface on it is turned.
struct ScreenOrientation {
  /// Which way the screen is held.
  var device = UIDeviceOrientation.unknown
  /// How the interface is turned; counts where the shape of the screen agrees.
  var interface = UIInterfaceOrientation.portrait
  /// The insets of the screen held upright.
  var uprightInsets = UIEdgeInsets.zero
}

extension UIScreen {
  /// How the interface is turned.
  var interfaceOrientation: UIInterfaceOrientation {
    let isWide = bounds.width > bounds.height
    guard let turned = orientation?.interface, turned.isLandscape == isWide else {
      return isWide ? .landscapeLeft : .portrait
    }
    return turned
  }

  /// Makes this a screen that can be turned, which no desktop's is.
  func becomeTurnable() {
    let insets = safeAreaInsets
    let isWide = bounds.width > bounds.height
    orientation = ScreenOrientation(
      device: isWide ? .landscapeLeft : .portrait,
      interface: isWide ? .landscapeRight : .portrait,
      uprightInsets: isWide
        ? UIEdgeInsets(top: insets.left, left: 0, bottom: insets.bottom, right: 0) : insets
    )
  }

  /// Holds the screen another way; the interface follows where its controllers support that.
  func turn(to device: UIDeviceOrientation) {
    guard orientation != nil, orientation?.device != device else { return }
    orientation?.device = device
    UIDevice.current.orientationDidChange()
    followOrientation()
  }

  /// Turns the interface to how the screen is held, unless the controller that fills the window
  /// does not let it follow.
  func followOrientation() {
    let window = windows.last(where: { $0.rootViewController != nil })
    guard window?.fillingController?.shouldAutorotate != false else { return }
    updateInterfaceOrientation()
  }

  /// Asks which ways of turning are supported, and turns the interface if another one is better.
  ///
  /// - Parameter preferred: What a controller that is being presented prefers.
  func updateInterfaceOrientation(preferring preferred: UIInterfaceOrientation? = nil) {
    guard let orientation, let window = windows.last(where: { $0.rootViewController != nil })
    else { return }
    let supported = supportedOrientations(of: window)
    let asHeld = UIInterfaceOrientation(orientation.device)
    let others: [UIInterfaceOrientation] = [
      .portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown,
    ]
    // A controller that does not care prefers what is.
    let preferred = preferred == interfaceOrientation ? nil : preferred
    let candidates = [preferred, asHeld, interfaceOrientation].compactMap { $0 } + others
    guard let best = candidates.first(where: { supported.contains($0.mask) }) else { return }
    turnInterface(to: best)
  }

  /// What the program and the controller that fills the window support.
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

  /// Turns the interface to what a scene was asked for.
  ///
  /// - Returns: Whether the screen can be turned, and the controllers support it.
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

  /// Below this height, in points, a screen is vertically compact: every phone on its side, the
  /// widest of which are 440 points.
  private static let compactHeight: CGFloat = 480

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
    // The cut-out is at a side, and the other side keeps as much free; as on a phone, nothing is
    // above.
    let insets =
      new.isPortrait
      ? upright
      : UIEdgeInsets(top: 0, left: upright.top, bottom: upright.bottom, right: upright.top)
    var size = bounds.size
    if new.isPortrait != old.isPortrait {
      size = CGSize(width: size.height, height: size.width)
      setTraits(
        traitCollection.modifyingTraits {
          $0.verticalSizeClass = size.height < Self.compactHeight ? .compact : .regular
        }
      )
    }
    resize(to: size, safeAreaInsets: insets)
    for controller in shown { controller.willAnimateRotation(to: new, duration: 0) }
    for case let scene as UIWindowScene in UIApplication.shared.connectedScenes
    where scene.screen === self {
      scene.geometryDidChange(from: space, old, traits)
    }
  }
}

extension UIViewController {
  /// This controller, those inside, and those that are shown over them.
  fileprivate var shownTree: [UIViewController] {
    [self] + children.flatMap(\.shownTree) + (storedPresentation?.presented?.shownTree ?? [])
  }
}

extension UIWindow {
  /// The root controller, or what is presented over it and fills the window: the one that is asked
  /// how the interface may be turned.
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
