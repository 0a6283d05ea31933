import Expectations
import Testing
import UIKit

/// Status bar preferences of the controllers of a scene.
@MainActor @Suite(.serialized) struct StatusBarTests {
  /// Has status bar preferences, and counts their reads.
  private final class StatusBarScreen: UIViewController {
    var style: UIStatusBarStyle
    var hides: Bool
    private(set) var asked = 0

    init(_ style: UIStatusBarStyle, hides: Bool = false) {
      self.style = style
      self.hides = hides
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { return nil }

    override var preferredStatusBarStyle: UIStatusBarStyle {
      asked += 1
      return style
    }

    override var prefersStatusBarHidden: Bool { hides }
  }

  private final class Container: UIViewController {
    override var childForStatusBarStyle: UIViewController? { children.first }
    override var childForStatusBarHidden: UIViewController? { children.last }
  }

  private final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(
      _ application: UIApplication,
      configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      let configuration = UISceneConfiguration(
        name: "Default",
        sessionRole: connectingSceneSession.role
      )
      configuration.delegateClass = SceneDelegate.self
      return configuration
    }
  }

  private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {}

  /// Shows a root in the window of a scene.
  private func withScene(
    _ root: UIViewController,
    _ body: (UIWindow, UIStatusBarManager) throws -> Void
  ) throws {
    let application = UIApplication.shared
    application.launch(AppDelegate.self)
    defer { application.terminate() }
    let scene = try require(application.connectedScenes.first as? UIWindowScene)
    let window = UIWindow(windowScene: scene)
    window.rootViewController = root
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    try body(window, try require(scene.statusBarManager))
  }

  @Test func theRootControllerDeterminesTheStatusBar() throws {
    try withScene(StatusBarScreen(.lightContent, hides: true)) { _, manager in
      expect(manager.statusBarStyle, equals: .lightContent)
      expect(manager.isStatusBarHidden)
      expect(manager.statusBarFrame, equals: .zero)
    }
  }

  @Test func invalidationReadsPreferencesAgain() throws {
    let root = StatusBarScreen(.lightContent)
    try withScene(root) { _, manager in
      expect(manager.statusBarStyle, equals: .lightContent)
      root.style = .darkContent
      root.hides = true
      expect(manager.statusBarStyle, equals: .lightContent)
      let asked = root.asked
      root.setNeedsStatusBarAppearanceUpdate()
      expect(root.asked, equals: asked + 1)
      expect(manager.statusBarStyle, equals: .darkContent)
      expect(manager.isStatusBarHidden)
      expect(manager.statusBarStyle, equals: .darkContent)
      expect(root.asked, equals: asked + 1)
    }
  }

  @Test func containersForwardToChildren() throws {
    let container = Container()
    container.addChild(StatusBarScreen(.lightContent))
    container.addChild(StatusBarScreen(.darkContent, hides: true))
    try withScene(container) { _, manager in
      expect(manager.statusBarStyle, equals: .lightContent)
      expect(manager.isStatusBarHidden)
    }
  }

  @Test func navigationBarsDetermineTheStyle() throws {
    let screen = StatusBarScreen(.darkContent, hides: true)
    let navigation = UINavigationController(rootViewController: screen)
    try withScene(navigation) { _, manager in
      expect(manager.statusBarStyle, equals: .default)
      expect(manager.isStatusBarHidden)
      navigation.navigationBar.barStyle = .black
      expect(manager.statusBarStyle, equals: .lightContent)
      navigation.setNavigationBarHidden(true, animated: false)
      expect(manager.statusBarStyle, equals: .darkContent)
    }
  }

  @Test func pushingReadsTheTopControllersPreferences() throws {
    let navigation = UINavigationController(rootViewController: StatusBarScreen(.default))
    navigation.isNavigationBarHidden = true
    try withScene(navigation) { _, manager in
      expect(manager.statusBarStyle, equals: .default)
      navigation.pushViewController(StatusBarScreen(.lightContent), animated: false)
      expect(manager.statusBarStyle, equals: .lightContent)
    }
  }

  @Test func theSelectedTabDeterminesTheStatusBar() throws {
    let tabs = UITabBarController()
    tabs.viewControllers = [StatusBarScreen(.lightContent), StatusBarScreen(.darkContent)]
    try withScene(tabs) { _, manager in
      expect(manager.statusBarStyle, equals: .lightContent)
      tabs.selectedIndex = 1
      expect(manager.statusBarStyle, equals: .darkContent)
    }
  }

  @Test func fullScreenControllersDetermineTheStatusBar() throws {
    let root = StatusBarScreen(.darkContent)
    try withScene(root) { _, manager in
      let cover = StatusBarScreen(.lightContent)
      cover.modalPresentationStyle = .fullScreen
      root.present(cover, animated: false)
      expect(manager.statusBarStyle, equals: .lightContent)
      root.dismiss(animated: false)
      expect(manager.statusBarStyle, equals: .darkContent)
    }
  }

  @Test func cardsDetermineTheStatusBarOnlyIfTheyCapture() throws {
    let root = StatusBarScreen(.darkContent)
    try withScene(root) { _, manager in
      let card = StatusBarScreen(.lightContent)
      card.modalPresentationStyle = .pageSheet
      root.present(card, animated: false)
      expect(manager.statusBarStyle, equals: .darkContent)
      card.modalPresentationCapturesStatusBarAppearance = true
      expect(manager.statusBarStyle, equals: .lightContent)
    }
  }
}
