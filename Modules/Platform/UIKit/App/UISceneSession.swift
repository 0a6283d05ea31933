public import Foundation

/// The system's record of a scene.
@preconcurrency @MainActor open class UISceneSession: NSObject {
  /// The role of a scene.
  public struct Role: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// A role of this name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A window with the interface of the program.
    public static let windowApplication = Role(
      rawValue: "UIWindowSceneSessionRoleApplication"
    )
  }

  /// The role of the scene.
  open private(set) var role: UISceneSession.Role
  /// Distinguishes this session from others.
  open private(set) var persistentIdentifier = UUID().uuidString
  /// How the scene is made.
  open internal(set) var configuration: UISceneConfiguration
  /// What the program wants to remember of the scene, as long as the session lasts: a desktop's
  /// ends with the program.
  open var userInfo: [String: Any]?
  /// The scene, while it is connected.
  open internal(set) weak var scene: UIScene?

  init(role: UISceneSession.Role) {
    self.role = role
    configuration = UISceneConfiguration(name: nil, sessionRole: role)
    super.init()
  }
}

/// How a scene is made.
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
  /// The name of the configuration.
  open private(set) var name: String?
  /// The role of the scene.
  open private(set) var role: UISceneSession.Role
  /// The class of the scene's delegate, which is made by `init()`; nil for no scene.
  open var delegateClass: AnyClass?

  /// Makes a configuration without a delegate.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}
