public import Foundation

/// The owner of a program: it is notified of launching, of becoming active and of the end.
///
///     @main
///     class AppDelegate: UIResponder, UIApplicationDelegate {
///       func application(
///         _ application: UIApplication,
///         didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
///       ) -> Bool { true }
///     }
///
/// It shows a window itself, or names the class of a scene's delegate that does.
@preconcurrency @MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
  /// Called before anything is shown.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Called before anything is shown, and before scenes connect: the place to show a window.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Called for the scene of the window: its configuration names the class of its delegate.
  ///
  /// There is no list of properties to name one.
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration

  /// A link or a file is to be opened, in a program without scenes: while it runs, and after
  /// launching with one unless either method of launching returned `false`.
  ///
  /// - Returns: Whether it was opened.
  func application(
    _ app: UIApplication,
    open url: URL,
    options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool

  /// The day, or the time zone, became another one.
  func applicationSignificantTimeChange(_ application: UIApplication)

  /// The window, for a program without scenes.
  var window: UIWindow? { get }

  // The next four are called where there is no scene, whose delegate is notified otherwise.

  /// The window was minimized or closed: save what must not be lost.
  func applicationDidEnterBackground(_ application: UIApplication)

  /// A window that was minimized is about to be shown again.
  func applicationWillEnterForeground(_ application: UIApplication)

  /// The reader works in the program from now on.
  func applicationDidBecomeActive(_ application: UIApplication)

  /// The reader is about to work in another program.
  func applicationWillResignActive(_ application: UIApplication)

  /// How a window may be turned, unless its controllers support less.
  func application(
    _ application: UIApplication,
    supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask

  /// Memory runs short on the machine: release everything that can be made again.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)

  /// The window was closed; the program is about to end.
  func applicationWillTerminate(_ application: UIApplication)
}

extension UIApplicationDelegate {
  /// Nothing is in the way.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// Nothing is in the way.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// A configuration without a delegate: the application's delegate shows the window.
  public func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
  }

  /// Opens nothing.
  public func application(
    _ app: UIApplication,
    open url: URL,
    options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool { false }

  /// Does nothing.
  public func applicationSignificantTimeChange(_ application: UIApplication) {}

  /// None.
  public var window: UIWindow? { nil }

  /// Does nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// Every way that devices of the kind support.
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

  /// Runs the program without a display, until it ends by itself.
  ///
  /// Frames are made as the main queue turns. A program in a window of the desktop has a `main()`
  /// of its own, which runs the delegate by `GTKHost`.
  public static func main() {
    UIApplication.shared.launch(self)
    dispatchMain()
  }
}
