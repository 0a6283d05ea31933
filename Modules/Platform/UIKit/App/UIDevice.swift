public import Foundation

/// The machine that the program runs on.
///
/// Properties that a desktop does not have, such as those of a battery, are not declared.
@preconcurrency @MainActor open class UIDevice: NSObject {
  private static let instance = UIDevice()

  /// The device object of this machine.
  open class var current: UIDevice { instance }

  /// The host name of the machine.
  open var name: String { ProcessInfo.processInfo.hostName }

  /// The kind of machine: `Linux`.
  open var model: String { "Linux" }

  /// The kind of machine, in the reader's language.
  open var localizedModel: String { model }

  /// The name of the operating system: `Linux`.
  open var systemName: String { "Linux" }

  /// The version of the operating system, such as `6.1.0`.
  open var systemVersion: String {
    let version = ProcessInfo.processInfo.operatingSystemVersion
    return "\(version.majorVersion).\(version.minorVersion).\(version.patchVersion)"
  }

  /// The user interface idiom, from the traits of the screen.
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    UIScreen.main.traitCollection.userInterfaceIdiom
  }

  private lazy var vendorIdentifier = VendorIdentifier.usual.value()

  /// Identifies this reader's installation of the program across launches; nil if it cannot be
  /// stored.
  ///
  /// It is created on first access and stored in the program's data directory. Programs of one
  /// vendor do not share it on this platform.
  open var identifierForVendor: UUID? { vendorIdentifier }

  /// Whether several programs can run at once; always true.
  open var isMultitaskingSupported: Bool { true }

  // MARK: Orientation

  /// Posted when the orientation of the device changed, while notifications are enabled; the object
  /// is the device.
  public nonisolated class var orientationDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIDeviceOrientationDidChangeNotification")
  }

  private var orientationObservers = 0

  /// The orientation of the device; `unknown` on a desktop, and unless notifications are enabled.
  open var orientation: UIDeviceOrientation {
    guard isGeneratingDeviceOrientationNotifications else { return .unknown }
    return UIScreen.running.orientation?.device ?? .unknown
  }

  /// Whether notifications of the orientation are enabled.
  open var isGeneratingDeviceOrientationNotifications: Bool { orientationObservers > 0 }

  /// Enables notifications of the orientation; balance it with
  /// ``endGeneratingDeviceOrientationNotifications()``.
  open func beginGeneratingDeviceOrientationNotifications() { orientationObservers += 1 }

  /// Balances a call of ``beginGeneratingDeviceOrientationNotifications()``.
  open func endGeneratingDeviceOrientationNotifications() {
    orientationObservers = max(orientationObservers - 1, 0)
  }

  func orientationDidChange() {
    guard isGeneratingDeviceOrientationNotifications else { return }
    NotificationCenter.default.post(name: Self.orientationDidChangeNotification, object: self)
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the user interface idiom of the current device.
@MainActor public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
  UIDevice.current.userInterfaceIdiom
}
