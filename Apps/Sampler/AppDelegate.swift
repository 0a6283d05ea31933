import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

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

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = Self.makeTabs()
    window.makeKeyAndVisible()
    self.window = window
  }

  static func makeTabs() -> UITabBarController {
    let tabs = UITabBarController()
    let screens: [(controller: UIViewController, title: String, symbol: String)] = [
      (CitiesViewController(), "Cities", "magnifyingglass"),
      (ColorsViewController(), "Colors", "photo"),
      (SettingsViewController(), "Settings", "gearshape"),
    ]
    tabs.viewControllers = screens.map { screen in
      screen.controller.title = screen.title
      let navigation = UINavigationController(rootViewController: screen.controller)
      navigation.tabBarItem = UITabBarItem(
        title: screen.title,
        image: UIImage(systemName: screen.symbol),
        selectedImage: nil
      )
      return navigation
    }
    return tabs
  }
}
