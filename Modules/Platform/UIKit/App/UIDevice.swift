public import Foundation

/// The machine that the program runs on.
///
/// Properties that a desktop does not have, such as a battery, are not declared.
@preconcurrency @MainActor open class UIDevice: NSObject {
  private static let instance = UIDevice()

  /// The machine.
  open class var current: UIDevice { instance }

  /// The name of the machine in its network.
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

  /// The kind of device that the interface is made for, as the traits of the screen say.
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    UIScreen.main.traitCollection.userInterfaceIdiom
  }

  private lazy var vendorIdentifier = VendorIdentifier.usual.value()

  /// Identifies this reader's copy of the program, from run to run; nil where it cannot be kept.
  ///
  /// It is made when first asked for and kept in the folder of the program's data. Programs of one
  /// vendor do not share it here.
  open var identifierForVendor: UUID? { vendorIdentifier }

  /// Whether several programs run at once: they do.
  open var isMultitaskingSupported: Bool { true }

  // MARK: Orientation

  /// Posted when the device is held another way, while somebody asked for it; the object is the
  /// device.
  public nonisolated class var orientationDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIDeviceOrientationDidChangeNotification")
  }

  private var orientationObservers = 0

  /// Which way the device is held: `unknown` for a desktop, which nobody turns, and unless
  /// somebody asked for notifications.
  open var orientation: UIDeviceOrientation {
    guard isGeneratingDeviceOrientationNotifications else { return .unknown }
    return UIScreen.running.orientation?.device ?? .unknown
  }

  /// Whether somebody asked for notifications of the orientation.
  open var isGeneratingDeviceOrientationNotifications: Bool { orientationObservers > 0 }

  /// Asks for notifications of the orientation; balance it by
  /// ``endGeneratingDeviceOrientationNotifications()``.
  open func beginGeneratingDeviceOrientationNotifications() { orientationObservers += 1 }

  /// Ends what ``beginGeneratingDeviceOrientationNotifications()`` began.
  open func endGeneratingDeviceOrientationNotifications() {
    orientationObservers = max(orientationObservers - 1, 0)
  }

  func orientationDidChange() {
    guard isGeneratingDeviceOrientationNotifications else { return }
    NotificationCenter.default.post(name: Self.orientationDidChangeNotification, object: self)
  }
}
