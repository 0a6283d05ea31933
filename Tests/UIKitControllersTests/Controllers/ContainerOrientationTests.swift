import Expectations
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
    expect(navigation.supportedInterfaceOrientations, equals: .landscape)
    expect(tabs.supportedInterfaceOrientations, equals: .portrait)
    expect(pages.supportedInterfaceOrientations, equals: .landscapeRight)
  }

  @Test func delegatesNameTheOrientationOfAPresentation() {
    let chooser = Chooser()
    navigation.delegate = chooser
    tabs.delegate = chooser
    pages.delegate = chooser
    expect(navigation.preferredInterfaceOrientationForPresentation, equals: .landscapeLeft)
    expect(tabs.preferredInterfaceOrientationForPresentation, equals: .landscapeRight)
    expect(pages.preferredInterfaceOrientationForPresentation, equals: .landscapeLeft)
  }

  @Test func otherDelegatesChangeNothing() {
    let silent = Silent()
    let usual = UIViewController().supportedInterfaceOrientations
    navigation.delegate = silent
    tabs.delegate = silent
    pages.delegate = silent
    expect(navigation.supportedInterfaceOrientations, equals: usual)
    expect(tabs.supportedInterfaceOrientations, equals: usual)
    expect(pages.supportedInterfaceOrientations, equals: usual)
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
    expect(pages.spineLocation, equals: .none)
  }
}
