public import Foundation

/// A part of a program's interface with a life of its own: here, that of its window.
@preconcurrency @MainActor open class UIScene: UIResponder {
  /// Whether the reader works in a scene.
  public enum ActivationState: Int, Sendable {
    /// It is not connected.
    case unattached = -1
    /// Events go to it.
    case foregroundActive = 0
    /// It is on screen, and events go elsewhere.
    case foregroundInactive = 1
    /// It is not on screen, which no desktop tells.
    case background = 2
  }

  /// What a scene is connected for.
  open class ConnectionOptions: NSObject {}

  /// What the system remembers of the scene.
  open private(set) var session: UISceneSession

  /// Hears of the life of the scene.
  open weak var delegate: (any UISceneDelegate)?

  /// Keeps the delegate that was made for the scene.
  final var ownedDelegate: (any UISceneDelegate)? {
    didSet { delegate = ownedDelegate }
  }

  /// Makes a scene of a session.
  public required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    self.session = session
    super.init()
  }

  /// Whether the reader works in the scene.
  open var activationState: UIScene.ActivationState {
    UIApplication.shared.applicationState == .active ? .foregroundActive : .foregroundInactive
  }

  /// The application.
  open override var next: UIResponder? { UIApplication.shared }
}

/// A scene with windows.
@preconcurrency @MainActor open class UIWindowScene: UIScene {
  /// The screen of the scene.
  open var screen: UIScreen { UIScreen.main }

  /// The windows that are shown, from back to front.
  open var windows: [UIWindow] { screen.windows.filter { $0.windowScene === self } }

  /// The window of the scene that keys go to.
  open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }

  /// What the controllers of the scene want of the status bar.
  open var statusBarManager: UIStatusBarManager? { ownStatusBarManager }
  private lazy var ownStatusBarManager = UIStatusBarManager(of: self)

  /// The traits of everything in the scene.
  open var traitCollection: UITraitCollection { screen.traitCollection }
}

/// Hears of the life of a scene.
@preconcurrency @MainActor public protocol UISceneDelegate: NSObjectProtocol {
  /// The scene is there: the place to show a window.
  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  )
  /// The scene went away.
  func sceneDidDisconnect(_ scene: UIScene)
  /// The reader works in the scene from now on.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// The reader is about to work elsewhere.
  func sceneWillResignActive(_ scene: UIScene)
}

extension UISceneDelegate {
  /// Takes no notice.
  public func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Takes no notice.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Takes no notice.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Takes no notice.
  public func sceneWillResignActive(_ scene: UIScene) {}
}

/// Hears of the life of a scene with windows.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {}
