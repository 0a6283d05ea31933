import Expectations
import Foundation
import Testing
import UIKit

/// What containers of a program's own request of controllers, and the views of windows and pages
/// before they are shown.
@MainActor @Suite struct AppearanceTransitionTests {
  private final class Watched: UIViewController {
    var calls: [String] = []

    override func viewWillAppear(_ animated: Bool) { calls.append("willAppear") }
    override func viewDidAppear(_ animated: Bool) { calls.append("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { calls.append("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { calls.append("didDisappear") }
  }

  @Test func aControllerThatNeverAppearedDisappearsAtRequest() {
    let controller = Watched()
    controller.endAppearanceTransition()
    expect(controller.calls, equals: [])
    controller.beginAppearanceTransition(false, animated: false)
    expect(controller.calls, equals: ["willDisappear"])
    controller.endAppearanceTransition()
    expect(controller.calls, equals: ["willDisappear", "didDisappear"])
  }

  @Test func aWindowWithoutAFrameHasTheBoundsOfTheScreen() {
    expect(UIWindow().frame, equals: UIScreen.main.bounds)
  }

  @Test func aRootViewAddedBeforeTheWindowIsShownFillsIt() {
    let headless = HeadlessHost(size: CGSize(width: 300, height: 500))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
    window.screen = headless.screen
    let root = Watched()
    root.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    window.rootViewController = root
    window.addSubview(root.view)
    headless.run { window.makeKeyAndVisible() }
    expect(root.view.frame, equals: window.bounds)
    expect(root.calls, equals: ["willAppear"])
    headless.settle()
    expect(root.calls, equals: ["willAppear", "didAppear"])
    expect(window.subviews.count, equals: 1)
  }

  @Test func aPageHasItsPlaceAsSoonAsTheViewIsLoaded() {
    let pages = UIPageViewController(
      transitionStyle: .scroll,
      navigationOrientation: .horizontal
    )
    let page = UIViewController()
    pages.setViewControllers([page], direction: .forward, animated: false)
    pages.loadViewIfNeeded()
    expect(page.view.isDescendant(of: pages.view))
    expect(page.view.convert(page.view.bounds, to: pages.view), equals: pages.view.bounds)
  }
}
