import Testing
import UIKit

/// Orientations of containers, which their delegates name.
@MainActor @Suite struct ContainerOrientationTests {
  private final class Chooser: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate,
    UIPageViewControllerDelegate
  {
    func navigationControllerSupportedInterfaceOrientations(
      _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask { .landscape }

    func navigationControllerPreferredInterfaceOrientationForPresentation(
      _ navigationController: UINavigationController
    ) -> UIInterfaceOrientation { .landscapeLeft }

    func tabBarControllerSupportedInterfaceOrientations(
      _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientationMask { .portrait }

    func tabBarControllerPreferredInterfaceOrientationForPresentation(
      _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientation { .landscapeRight }

    func pageViewControllerSupportedInterfaceOrientations(
      _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientationMask { .landscapeRight }

    func pageViewControllerPreferredInterfaceOrientationForPresentation(
      _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientation { .landscapeLeft }
  }

  private final class Silent: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate,
    UIPageViewControllerDelegate
  {}

  private let navigation = UINavigationController(rootViewController: UIViewController())
  private let tabs = UITabBarController()
  private let pages = UIPageViewController(
    transitionStyle: .scroll,
    navigationOrientation: .horizontal
  )

  @Test func delegatesNameTheSupportedOrientations() {
    let chooser = Chooser()
    navigation.delegate = chooser
    tabs.delegate = chooser
    pages.delegate = chooser
    #expect(navigation.supportedInterfaceOrientations == .landscape)
    #expect(tabs.supportedInterfaceOrientations == .portrait)
    #expect(pages.supportedInterfaceOrientations == .landscapeRight)
  }

  @Test func delegatesNameTheOrientationOfAPresentation() {
    let chooser = Chooser()
    navigation.delegate = chooser
    tabs.delegate = chooser
    pages.delegate = chooser
    #expect(navigation.preferredInterfaceOrientationForPresentation == .landscapeLeft)
    #expect(tabs.preferredInterfaceOrientationForPresentation == .landscapeRight)
    #expect(pages.preferredInterfaceOrientationForPresentation == .landscapeLeft)
  }

  @Test func otherDelegatesChangeNothing() {
    let silent = Silent()
    let usual = UIViewController().supportedInterfaceOrientations
    navigation.delegate = silent
    tabs.delegate = silent
    pages.delegate = silent
    #expect(navigation.supportedInterfaceOrientations == usual)
    #expect(tabs.supportedInterfaceOrientations == usual)
    #expect(pages.supportedInterfaceOrientations == usual)
  }

  @Test func pagesThatScrollHaveNoSpine() {
    let options: [UIPageViewController.OptionsKey: Any] = [
      .spineLocation: UIPageViewController.SpineLocation.mid.rawValue
    ]
    let pages = UIPageViewController(
      transitionStyle: .scroll,
      navigationOrientation: .horizontal,
      options: options
    )
    #expect(pages.spineLocation == .none)
  }
}
