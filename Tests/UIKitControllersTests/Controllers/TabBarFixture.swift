import Expectations
import Foundation
import ScreenTesting
import Testing
import UIKit

/// A screen with a tab bar controller of some plain screens.
@MainActor final class TabBarFixture {
  let log = PresentationLog()
  let screen: Screen
  let tabs: UITabBarController
  private(set) var children: [UIViewController] = []

  /// Makes a screen.
  ///
  /// - Parameter navigates: The names of the tabs that get a navigation controller.
  init(
    _ names: [String] = ["one", "two", "three"],
    navigates: Set<String> = [],
    traits: ScreenTraits = ScreenTraits(
      safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    )
  ) async {
    let tabs = UITabBarController()
    var children: [UIViewController] = []
    let log = log
    screen = Screen(traits: traits) {
      children = names.map { name in
        let child = LoggedController(name, log)
        child.title = name
        child.tabBarItem.image = UIImage(systemName: "heart")
        child.tabBarItem.selectedImage = UIImage(systemName: "heart.fill")
        child.tabBarItem.accessibilityIdentifier = "tab.\(name)"
        return navigates.contains(name) ? UINavigationController(rootViewController: child) : child
      }
      tabs.viewControllers = children
      return tabs
    }
    self.tabs = tabs
    self.children = children
    await screen.settle()
  }

  func navigation(_ index: Int) throws -> UINavigationController {
    try require(children[index] as? UINavigationController)
  }

  func button(_ name: String) throws -> UIView { try screen.view("tab.\(name)") }
}

@MainActor final class TabBarRecorder: NSObject, UITabBarControllerDelegate {
  var calls: [String] = []
  var refused: UIViewController?

  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool {
    calls.append("should \(viewController.title ?? "-") from \(tabBarController.selectedIndex)")
    return viewController !== refused
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  ) {
    calls.append("did \(viewController.title ?? "-") at \(tabBarController.selectedIndex)")
  }
}
