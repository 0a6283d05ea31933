public import Foundation

/// The machine that the program runs on.
///
/// Properties that a desktop does not have, such as a battery or an orientation, are not declared.
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

  /// Whether several programs run at once: they do.
  open var isMultitaskingSupported: Bool { true }
}
