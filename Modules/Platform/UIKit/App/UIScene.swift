public import Foundation

/// A part of a program's interface with its own life cycle: here, that of its window.
@preconcurrency @MainActor open class UIScene: UIResponder {
  /// Whether the reader works in a scene.
  public enum ActivationState: Int, Sendable {
    /// It is not connected.
    case unattached = -1
    /// Events go to it.
    case foregroundActive = 0
    /// It is on screen, and events go elsewhere.
    case foregroundInactive = 1
    /// It is not on screen: its window is minimized, or was closed.
    case background = 2
  }

  /// The reason why a scene is connected.
  @preconcurrency @MainActor open class ConnectionOptions: NSObject {
    private let contexts: Set<UIOpenURLContext>

    init(urls: [URL] = []) {
      contexts = Set(urls.map { UIOpenURLContext(url: $0) })
      super.init()
    }

    /// The links and files that the scene is connected to open; those that come later go to
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

  /// Posted when the reader works in the scene from now on; the object is the scene.
  public nonisolated class var didActivateNotification: NSNotification.Name {
    NSNotification.Name("UISceneDidActivateNotification")
  }

  /// Posted when the reader is about to work elsewhere; the object is the scene.
  public nonisolated class var willDeactivateNotification: NSNotification.Name {
    NSNotification.Name("UISceneWillDeactivateNotification")
  }

  /// Posted when the window was minimized or closed; the object is the scene.
  public nonisolated class var didEnterBackgroundNotification: NSNotification.Name {
    NSNotification.Name("UISceneDidEnterBackgroundNotification")
  }

  /// Posted when the window is about to be shown, for the first time too; the object is the scene.
  public nonisolated class var willEnterForegroundNotification: NSNotification.Name {
    NSNotification.Name("UISceneWillEnterForegroundNotification")
  }

  final func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  /// The system's record of the scene.
  open private(set) var session: UISceneSession

  /// Is notified of the life cycle of the scene.
  open weak var delegate: (any UISceneDelegate)?

  /// Keeps the delegate that was made for the scene.
  final var ownedDelegate: (any UISceneDelegate)? {
    didSet { delegate = ownedDelegate }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The title of the scene, which its window shows; an empty one, as at first, leaves the window
  /// the title that it was opened with.
  open var title: String! = "" {
    didSet {
      if title == nil { title = "" }
      if title != oldValue { titleDidChange() }
    }
  }

  func titleDidChange() {}

  /// Makes a scene of a session.
  public required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    self.session = session
    super.init()
  }

  /// Whether the reader works in the scene.
  open var activationState: UIScene.ActivationState {
    let application = UIApplication.shared
    guard application.scene === self else { return .unattached }
    switch application.applicationState {
    case .active: return .foregroundActive
    case .inactive: return .foregroundInactive
    case .background: return .background
    }
  }

  /// Opens a page or a file in the program that is made for it, and says whether that worked.
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

  /// The application.
  open override var next: UIResponder? { UIApplication.shared }
}

/// A scene with windows.
@preconcurrency @MainActor open class UIWindowScene: UIScene {
  override func titleDidChange() { screen.onTitleChange?(title ?? "") }

  /// The screen of the scene.
  open var screen: UIScreen { UIScreen.main }

  /// The windows that are shown, from back to front.
  open var windows: [UIWindow] { screen.windows.filter { $0.windowScene === self } }

  /// The window of the scene that keys go to.
  open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }

  /// What the controllers of the scene want of the status bar.
  open var statusBarManager: UIStatusBarManager? { ownStatusBarManager }
  private lazy var ownStatusBarManager = UIStatusBarManager(of: self)

  /// How the interface is turned.
  open var interfaceOrientation: UIInterfaceOrientation { screen.interfaceOrientation }

  /// The coordinates of the scene: those of its screen.
  open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }

  /// How the interface is turned.
  open var effectiveGeometry: Geometry { Geometry(screen) }

  /// Asks for another orientation, which has to be one that the controllers support.
  ///
  /// The screen of a test turns. A window of the desktop is for its reader to resize: the handler
  /// receives an error there, as on an iPad whose windows can be resized.
  ///
  /// - Parameters:
  ///   - geometryPreferences: The orientations.
  ///   - errorHandler: Called with a ``UISceneError`` if nothing comes of it.
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

/// Is notified of the life cycle of a scene.
@preconcurrency @MainActor public protocol UISceneDelegate: NSObjectProtocol {
  /// The scene is connected: create its window here.
  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  )
  /// Links and files are to be opened, while the scene is connected.
  func scene(_ scene: UIScene, openURLContexts urlContexts: Set<UIOpenURLContext>)
  /// The scene was disconnected.
  func sceneDidDisconnect(_ scene: UIScene)
  /// The window is about to be shown, for the first time too.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// The window was minimized or closed: save what must not be lost.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// The reader works in the scene from now on.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// The reader is about to work elsewhere.
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

/// Is notified of the life cycle of a scene with windows.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The window of the scene.
  var window: UIWindow? { get }

  /// The interface of the scene was turned.
  func windowScene(
    _ windowScene: UIWindowScene,
    didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  )
}

extension UIWindowSceneDelegate {
  /// None.
  public var window: UIWindow? { nil }

  /// Does nothing.
  public func windowScene(
    _ windowScene: UIWindowScene,
    didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) {}
}
