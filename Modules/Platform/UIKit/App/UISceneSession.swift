public import Foundation

/// The system's record of a scene.
@preconcurrency @MainActor open class UISceneSession: NSObject {
  /// The role of a scene.
  public struct Role: Hashable, RawRepresentable, Sendable {
    /// The name of the role.
    public let rawValue: String
    /// Makes a role with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A window with the interface of the program.
    public static let windowApplication = Role(
      rawValue: "UIWindowSceneSessionRoleApplication"
    )
  }

  /// What the scene is for, such as windows on the device's own screen.
  open private(set) var role: UISceneSession.Role
  /// Identifies this session.
  open private(set) var persistentIdentifier = UUID().uuidString
  /// The delegate class with which the scene is connected.
  open internal(set) var configuration: UISceneConfiguration
  /// The program's data for the scene, which is kept as long as the session: until the program
  /// exits.
  open var userInfo: [String: Any]?
  /// The scene; nil while it is not connected.
  open internal(set) weak var scene: UIScene?

  init(role: UISceneSession.Role) {
    self.role = role
    configuration = UISceneConfiguration(name: nil, sessionRole: role)
    super.init()
  }
}

/// Which delegate a new scene receives.
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
  /// The name of the configuration.
  open private(set) var name: String?
  /// What scenes of the configuration are for.
  open private(set) var role: UISceneSession.Role
  /// The class of the scene's delegate, made with `init()`; nil for no scene.
  open var delegateClass: AnyClass?

  /// Makes a configuration without a delegate.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}
