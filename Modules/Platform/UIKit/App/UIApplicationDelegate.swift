public import Foundation

/// The delegate of a program: called for launching, activation and termination.
///
/// ```swift
/// @main
/// class AppDelegate: UIResponder, UIApplicationDelegate {
///   func application(
///     _ application: UIApplication,
///     didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
///   ) -> Bool { true }
/// }
/// ```
///
/// It shows a window itself, or specifies the class of a scene delegate that does.
@preconcurrency @MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
  /// Called before anything is shown.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Called before anything is shown and before scenes connect: show a window here.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Returns the configuration of the window's scene, with the class of its delegate.
  ///
  /// There is no Info.plist to specify one.
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration

  /// Opens a link or a file, in a program without scenes.
  ///
  /// Called while it runs, and after launching with one unless either launch method returned
  /// `false`.
  ///
  /// - Returns: Whether it was opened.
  func application(
    _ app: UIApplication,
    open url: URL,
    options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool

  /// Called when the day or the time zone changed.
  func applicationSignificantTimeChange(_ application: UIApplication)

  /// The window, for a program without scenes.
  ///
  /// Delegates that show one store it in a property of this name.
  var window: UIWindow? { get set }

  // The next four are called if there is no scene; otherwise the scene's delegate is notified.

  /// Called when the window was minimized or closed: save unsaved data here.
  func applicationDidEnterBackground(_ application: UIApplication)

  /// Called when a minimized window is about to be shown again.
  func applicationWillEnterForeground(_ application: UIApplication)

  /// Called when the program became active.
  func applicationDidBecomeActive(_ application: UIApplication)

  /// Called when the program is about to become inactive.
  func applicationWillResignActive(_ application: UIApplication)

  /// Returns the supported orientations of a window; its controllers may support fewer.
  func application(
    _ application: UIApplication,
    supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask

  /// Called when the machine is low on memory: release everything that can be recreated.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)

  /// Called when the window was closed, before the program exits.
  func applicationWillTerminate(_ application: UIApplication)
}

extension UIApplicationDelegate {
  /// The default implementation returns true.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// The default implementation returns true.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// The default is a configuration without a delegate: the application's delegate shows the
  /// window.
  public func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
  }

  /// The default implementation opens nothing and returns false.
  public func application(
    _ app: UIApplication,
    open url: URL,
    options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool { false }

  /// Does nothing.
  public func applicationSignificantTimeChange(_ application: UIApplication) {}

  /// The default is nil, and cannot be set: the delegate has no property to store it in.
  public var window: UIWindow? {
    get { nil }
    set {
      preconditionFailure("-[\(type(of: self)) setWindow:]: unrecognized selector sent to instance")
    }
  }

  /// Does nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// The default is all orientations that the kind of device supports.
  public func application(
    _ application: UIApplication,
    supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    .standard(of: window?.traitCollection ?? UIScreen.main.traitCollection)
  }

  /// Does nothing.
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillTerminate(_ application: UIApplication) {}

  /// Runs the program without a display, until it exits by itself.
  ///
  /// Frames are made on the main queue. A program with a desktop window has its own `main()`, which
  /// runs the delegate with `GTKHost`.
  public static func main() {
    UIApplication.shared.launch(self)
    dispatchMain()
  }
}

extension NSObjectProtocol where Self: UIApplicationDelegate {
  /// The window, typed as an optional requirement of Apple's UIKit is read:
  /// `delegate?.window??.rootViewController`.
  @MainActor @_disfavoredOverload public var window: UIWindow?? {
    let stored: UIWindow? = window
    return .some(stored)
  }
}
