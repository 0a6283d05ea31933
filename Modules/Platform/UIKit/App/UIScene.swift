public import Foundation

/// A part of a program's interface with its own life cycle; on this platform the life cycle of its
/// window.
@preconcurrency @MainActor open class UIScene: UIResponder {
  /// The activation state of a scene.
  public enum ActivationState: Int, Sendable {
    /// Not connected.
    case unattached = -1
    /// On screen, and receiving events.
    case foregroundActive = 0
    /// On screen, but not receiving events.
    case foregroundInactive = 1
    /// Not on screen: the window is minimized or closed.
    case background = 2
  }

  /// The options with which a scene is connected.
  @preconcurrency @MainActor open class ConnectionOptions: NSObject {
    private let contexts: Set<UIOpenURLContext>

    init(urls: [URL] = []) {
      contexts = Set(urls.map { UIOpenURLContext(url: $0) })
      super.init()
    }

    /// The links and files to open when connecting; later ones are passed to
    /// ``UISceneDelegate/scene(_:openURLContexts:)``.
    open var urlContexts: Set<UIOpenURLContext> { contexts }
  }

  /// Posted after the delegate has connected the scene; the object is the scene.
  public nonisolated class var willConnectNotification: NSNotification.Name {
    NSNotification.Name("UISceneWillConnectNotification")
  }

  /// Posted when the scene was disconnected; the object is the scene.
  public nonisolated class var didDisconnectNotification: NSNotification.Name {
    NSNotification.Name("UISceneDidDisconnectNotification")
  }

  /// Posted when the scene became active; the object is the scene.
  public nonisolated class var didActivateNotification: NSNotification.Name {
    NSNotification.Name("UISceneDidActivateNotification")
  }

  /// Posted when the scene is about to become inactive; the object is the scene.
  public nonisolated class var willDeactivateNotification: NSNotification.Name {
    NSNotification.Name("UISceneWillDeactivateNotification")
  }

  /// Posted when the window was minimized or closed; the object is the scene.
  public nonisolated class var didEnterBackgroundNotification: NSNotification.Name {
    NSNotification.Name("UISceneDidEnterBackgroundNotification")
  }

  /// Posted when the window is about to be shown, including the first time; the object is the
  /// scene.
  public nonisolated class var willEnterForegroundNotification: NSNotification.Name {
    NSNotification.Name("UISceneWillEnterForegroundNotification")
  }

  final func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  /// The system's record of the scene.
  open private(set) var session: UISceneSession

  /// The delegate for the life cycle of the scene.
  open weak var delegate: (any UISceneDelegate)?

  /// Retains the delegate that was made for the scene.
  final var ownedDelegate: (any UISceneDelegate)? {
    didSet { delegate = ownedDelegate }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The title of the scene's window.
  ///
  /// An empty one, the default, keeps the title that the window was opened with.
  open var title: String! = "" {
    didSet {
      if title == nil { title = "" }
      if title != oldValue { titleDidChange() }
    }
  }

  func titleDidChange() {}

  /// Makes a scene for a session.
  public required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    self.session = session
    super.init()
  }

  /// Whether the scene is in the foreground and active; `unattached` if it is not the app's scene.
  open var activationState: UIScene.ActivationState {
    let application = UIApplication.shared
    guard application.scene === self else { return .unattached }
    switch application.applicationState {
    case .active: return .foregroundActive
    case .inactive: return .foregroundInactive
    case .background: return .background
    }
  }

  /// Opens a link or a file in the appropriate program, and reports whether that succeeded.
  open func open(
    _ url: URL,
    options: UIScene.OpenExternalURLOptions?,
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    guard options?.universalLinksOnly != true else {
      FrameQueue.perform { completion?(false) }
      return
    }
    UIApplication.shared.open(url, completionHandler: completion)
  }

  /// The application, which receives the events that the scene does not handle.
  open override var next: UIResponder? { UIApplication.shared }
}

/// The scene that a program's windows are shown in, of which there is one on this platform.
@preconcurrency @MainActor open class UIWindowScene: UIScene {
  override func titleDidChange() { screen.onTitleChange?(title ?? "") }

  /// The screen of the scene.
  open var screen: UIScreen { UIScreen.main }

  /// The windows that are shown, from back to front.
  open var windows: [UIWindow] { screen.windows.filter { $0.windowScene === self } }

  /// The key window of the scene.
  open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }

  /// The status bar manager, with the preferences of the scene's controllers.
  open var statusBarManager: UIStatusBarManager? { ownStatusBarManager }
  private lazy var ownStatusBarManager = UIStatusBarManager(of: self)

  /// The orientation of the screen, which follows from its shape and the device's rotation.
  open var interfaceOrientation: UIInterfaceOrientation { screen.interfaceOrientation }

  /// The coordinate space of the scene, which is the screen's.
  open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }

  /// The geometry of the scene, including its interface orientation.
  open var effectiveGeometry: Geometry { Geometry(screen) }

  /// Requests another orientation, which the controllers must support.
  ///
  /// Screens in tests rotate. A desktop window can only be resized by its reader: the handler
  /// receives an error, as on an iPad with resizable windows.
  ///
  /// - Parameters:
  ///   - geometryPreferences: The requested orientations.
  ///   - errorHandler: Called with a ``UISceneError`` if the request fails.
  open func requestGeometryUpdate(
    _ geometryPreferences: UIWindowScene.GeometryPreferences,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    guard let wanted = geometryPreferences as? GeometryPreferences.iOS,
      !wanted.interfaceOrientations.isEmpty
    else { return }
    if screen.orientation == nil {
      errorHandler?(UISceneError(.geometryRequestUnsupported))
    } else if !screen.turnInterface(toOneOf: wanted.interfaceOrientations) {
      errorHandler?(UISceneError(.geometryRequestDenied))
    }
  }

  /// The traits of everything in the scene.
  open var traitCollection: UITraitCollection { screen.traitCollection }
}

/// The delegate for the life cycle of a scene.
@preconcurrency @MainActor public protocol UISceneDelegate: NSObjectProtocol {
  /// Called when the scene is connected: create its window here.
  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  )
  /// Called to open links and files while the scene is connected.
  func scene(_ scene: UIScene, openURLContexts urlContexts: Set<UIOpenURLContext>)
  /// Called when the scene was disconnected.
  func sceneDidDisconnect(_ scene: UIScene)
  /// Called when the window is about to be shown, including the first time.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Called when the window was minimized or closed: save unsaved data here.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Called when the scene became active.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Called when the scene is about to become inactive.
  func sceneWillResignActive(_ scene: UIScene)
}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Does nothing.
  public func scene(_ scene: UIScene, openURLContexts urlContexts: Set<UIOpenURLContext>) {}
  /// Does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
}

/// The delegate for the life cycle of a scene with windows.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The window of the scene.
  var window: UIWindow? { get }

  /// Called when the interface orientation of the scene changed.
  func windowScene(
    _ windowScene: UIWindowScene,
    didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  )
}

extension UIWindowSceneDelegate {
  /// The default is nil.
  public var window: UIWindow? { nil }

  /// Does nothing.
  public func windowScene(
    _ windowScene: UIWindowScene,
    didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) {}
}
