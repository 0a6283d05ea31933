import Expectations
import Foundation
import Testing
import UIKit

/// Containment callbacks of view controllers.
@MainActor @Suite struct ContainmentCallsTests {
  private final class Log { var lines: [String] = [] }

  private final class Logged: UIViewController {
    private let name: String
    private let log: Log

    init(_ name: String, _ log: Log) {
      self.name = name
      self.log = log
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }

    override func willMove(toParent parent: UIViewController?) {
      super.willMove(toParent: parent)
      log.lines.append("\(name) will move \(parent == nil ? "out" : "in")")
    }
    override func didMove(toParent parent: UIViewController?) {
      super.didMove(toParent: parent)
      log.lines.append("\(name) did move \(parent == nil ? "out" : "in")")
    }
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      log.lines.append("\(name) will disappear")
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      log.lines.append("\(name) did appear")
    }
    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      log.lines.append("\(name) did disappear")
    }
  }

  private let host = HeadlessHost(size: CGSize(width: 300, height: 600))
  private let window: UIWindow
  private let log = Log()
  private let first: Logged
  private let second: Logged
  private let navigation: UINavigationController

  init() {
    let window = host.makeWindow()
    self.window = window
    let log = self.log
    (first, second, navigation) = host.run {
      let first = Logged("first", log)
      let navigation = UINavigationController(rootViewController: first)
      window.rootViewController = navigation
      return (first, Logged("second", log), navigation)
    }
    host.settle()
    log.lines.removeAll()
  }

  @Test func aPushedControllerHasMovedOnceItAppeared() {
    host.run { navigation.pushViewController(second, animated: true) }
    expect(log.lines, equals: ["second will move in", "first will disappear"])
    expect(navigation.children.contains(second))
    host.settle()
    expect(
      log.lines.filter { $0.hasPrefix("second") },
      equals: [
        "second will move in", "second did appear", "second did move in",
      ]
    )
  }

  @Test func aPoppedControllerHasItsParentUntilTheTransitionIsOver() {
    host.run { navigation.pushViewController(second, animated: false) }
    host.settle()
    log.lines.removeAll()
    host.run { _ = navigation.popViewController(animated: true) }
    expect(log.lines.first, equals: "second will move out")
    expect(navigation.children.contains(second))
    expect(second.navigationController, isSameAs: navigation)
    expect(navigation.viewControllers, equals: [first])
    host.settle()
    expectNil(second.parent)
    expect(
      log.lines.filter { $0.hasPrefix("second") },
      equals: [
        "second will move out", "second will disappear", "second did disappear",
        "second did move out",
      ]
    )
  }

  @Test func aControllerThatIsPushedAgainWhileItGoesStaysAChild() {
    host.run { navigation.pushViewController(second, animated: false) }
    host.settle()
    host.run {
      _ = navigation.popViewController(animated: true)
      navigation.pushViewController(second, animated: true)
    }
    host.settle()
    expect(navigation.children.contains(second))
    expect(navigation.topViewController, isSameAs: second)
    expect(log.lines.last, equals: "second did move in")
  }

  @Test func aChildOfAnotherContainerIsRemovedFromItFirst() {
    let (one, other, child) = host.run {
      (UIViewController(), UIViewController(), Logged("child", log))
    }
    one.addChild(child)
    child.didMove(toParent: one)
    log.lines.removeAll()
    other.addChild(child)
    expect(log.lines, equals: ["child did move out", "child will move in"])
    expect(one.children, satisfies: \.isEmpty)
    expect(other.children, equals: [child])
  }

  @Test func aViewIsMadeInTheSizeOfTheScreen() {
    let views = host.run {
      [
        UIViewController().view, UITableViewController().view,
        UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout()).view,
      ]
    }
    for view in views { expect(view?.frame, equals: CGRect(x: 0, y: 0, width: 300, height: 600)) }
  }

  @Test func controllersAndItemsAreMadeFromCoders() {
    let coder = NSKeyedArchiver(requiringSecureCoding: true)
    expect(UIViewController(coder: coder)?.view != nil)
    expect(UITableViewController(coder: coder)?.tableView.style, equals: .plain)
    expect(UICollectionViewController(coder: coder)?.collectionView != nil)
    expect(UINavigationController(coder: coder)?.viewControllers, equals: [])
    expect(UITabBarController(coder: coder)?.tabBar.items?.isEmpty != false)
    expect(UIPageViewController(coder: coder)?.navigationOrientation, equals: .horizontal)
    expect(UISearchController(coder: coder)?.searchBar.text?.isEmpty != false)
    expectNil(UINavigationItem(coder: coder)?.title)
    expectNil(UIBarButtonItem(coder: coder)?.title)
    expectNil(UITabBarItem(coder: coder)?.title)
  }

  @Test func theApplicationsDelegateEndsTheResponderChain() {
    final class Delegate: UIResponder, UIApplicationDelegate {}
    let delegate = Delegate()
    let application = UIApplication()
    expectNil(application.next)
    application.delegate = delegate
    expect(application.next, isSameAs: delegate)
  }
}
