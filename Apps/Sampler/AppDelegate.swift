import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let role = connectingSceneSession.role
    let configuration = UISceneConfiguration(name: "Default", sessionRole: role)
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
    window = UIWindow(windowScene: windowScene)
    window?.rootViewController = Self.makeTabs()
    window?.makeKeyAndVisible()
  }

  static func makeTabs() -> UITabBarController {
    let tabs = UITabBarController()
    tabs.viewControllers = [
      tab(CitiesViewController(style: .plain), "Cities", "magnifyingglass"),
      tab(
        ColorsViewController(collectionViewLayout: ColorsViewController.layout),
        "Colors",
        "photo"
      ),
      tab(SettingsViewController(style: .insetGrouped), "Settings", "gearshape"),
    ]
    return tabs
  }

  private static func tab(
    _ screen: UIViewController,
    _ title: String,
    _ symbol: String
  ) -> UIViewController {
    screen.title = title
    let navigation = UINavigationController(rootViewController: screen)
    navigation.navigationBar.prefersLargeTitles = true
    navigation.tabBarItem.image = UIImage(systemName: symbol)
    return navigation
  }
}
