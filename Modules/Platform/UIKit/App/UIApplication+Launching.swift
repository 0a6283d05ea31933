public import Foundation

extension UIApplication {
  /// Names an entry of the dictionary that the app delegate receives at launch.
  public struct LaunchOptionsKey: Hashable, RawRepresentable, Sendable {
    /// The name of the key.
    public let rawValue: String
    /// Makes a key with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The link to open, a `URL`.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
  }

  /// Posted when the program was launched; the object is the application.
  public nonisolated class var didFinishLaunchingNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidFinishLaunchingNotification")
  }

  /// Posted when the program is about to exit; the object is the application.
  public nonisolated class var willTerminateNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationWillTerminateNotification")
  }

  /// Makes the delegate, launches the program and connects its scene on the main screen.
  ///
  /// - Parameters:
  ///   - type: The class of the delegate.
  ///   - options: The launch options.
  ///   - urls: Links and files to open.
  package func launch(
    _ type: any UIApplicationDelegate.Type,
    options: [LaunchOptionsKey: Any]? = nil,
    urls: [URL] = []
  ) {
    guard let delegate = ClassTemplates.object(of: type) as? any UIApplicationDelegate else {
      preconditionFailure("\(type) is no class that a program can make by init().")
    }
    ownedDelegate = delegate
    var options = options
    if let url = urls.first { options = [.url: url].merging(options ?? [:]) { $1 } }
    var mayOpen = delegate.application(self, willFinishLaunchingWithOptions: options)
    mayOpen = delegate.application(self, didFinishLaunchingWithOptions: options) && mayOpen
    post(Self.didFinishLaunchingNotification)
    connectScene(urls)
    if scene == nil, mayOpen { openByDelegate(urls) }
    watchTime()
  }

  private func connectScene(_ urls: [URL]) {
    let session = UISceneSession(role: .windowApplication)
    let options = UIScene.ConnectionOptions(urls: urls)
    guard
      let configuration = delegate?.application(
        self,
        configurationForConnecting: session,
        options: options
      ), let type = configuration.delegateClass
    else { return }
    session.configuration = configuration
    let scene = UIWindowScene(session: session, connectionOptions: options)
    guard let delegate = ClassTemplates.object(of: type) as? any UISceneDelegate else {
      preconditionFailure("\(type) is no delegate of scenes that a program can make by init().")
    }
    scene.ownedDelegate = delegate
    session.scene = scene
    self.scene = scene
    delegate.scene(scene, willConnectTo: session, options: options)
    scene.post(UIScene.willConnectNotification)
    enterForeground()
  }

  /// Notifies delegates and observers that the program exits.
  package func terminate() {
    setOnScreen(false)
    expireBackgroundTasks()
    if let scene {
      scene.delegate?.sceneDidDisconnect(scene)
      scene.post(UIScene.didDisconnectNotification)
    }
    delegate?.applicationWillTerminate(self)
    post(Self.willTerminateNotification)
    scene = nil
    ownedDelegate = nil
    knownTime = nil
    storedState = .inactive
    endOfBackgroundTasks = nil
  }
}
