import Expectations
import Foundation
import Testing
import UIKit

/// The order of the calls of a navigation controller: its screens' and its delegate's.
@MainActor @Suite struct NavigationOrderTests {
  private final class Log { var lines: [String] = [] }

  private final class Logged: UIViewController {
    private let name: String
    private let log: Log

    init(_ name: String, _ log: Log) {
      self.name = name
      self.log = log
      super.init(nibName: nil, bundle: nil)
      title = name
    }
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      log.lines.append("\(name) did load")
    }
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      log.lines.append("\(name) will appear\(isMovingToParent ? ", moving" : "")")
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      log.lines.append("\(name) did appear")
    }
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      log.lines.append("\(name) will disappear\(isMovingToParent ? ", moving" : "")")
    }
    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      log.lines.append("\(name) did disappear")
    }
  }

  private final class Delegate: NSObject, UINavigationControllerDelegate {
    private let log: Log

    init(_ log: Log) { self.log = log }

    func navigationController(
      _ navigationController: UINavigationController,
      willShow viewController: UIViewController,
      animated: Bool
    ) {
      log.lines.append("shows \(viewController.title ?? "")")
    }
    func navigationController(
      _ navigationController: UINavigationController,
      didShow viewController: UIViewController,
      animated: Bool
    ) {
      log.lines.append("showed \(viewController.title ?? "")")
    }
  }

  private let host = HeadlessHost(size: CGSize(width: 300, height: 600))
  private let window: UIWindow
  private let log = Log()
  private let delegate: Delegate
  private let first: Logged
  private let second: Logged
  private let navigation: UINavigationController

  init() {
    let window = host.makeWindow()
    self.window = window
    let log = self.log
    delegate = Delegate(log)
    (first, second, navigation) = host.run {
      let first = Logged("first", log)
      let navigation = UINavigationController(rootViewController: first)
      window.rootViewController = navigation
      return (first, Logged("second", log), navigation)
    }
  }

  @Test(arguments: [true, false])
  func aPushedScreenLoadsBeforeTheOtherGoesAndTheDelegateIsNotifiedAfterBoth(isAnimated: Bool) {
    host.settle()
    log.lines.removeAll()
    navigation.delegate = delegate
    host.run { navigation.pushViewController(second, animated: isAnimated) }
    host.settle()
    expect(
      log.lines,
      equals: [
        "second did load", "first will disappear", "second will appear, moving", "shows second",
        "first did disappear", "second did appear", "showed second",
      ]
    )
    log.lines.removeAll()
    host.run { _ = navigation.popViewController(animated: isAnimated) }
    host.settle()
    expect(
      log.lines,
      equals: [
        "second will disappear", "first will appear", "shows first", "second did disappear",
        "first did appear", "showed first",
      ]
    )
  }

  @Test func aScreenPushedBeforeTheFirstAppearedHasAppearedOnceItsTransitionEnds() {
    host.run { navigation.pushViewController(second, animated: true) }
    host.frame()
    host.advance(by: 0.1)
    expect(navigation.transitionCoordinator != nil)
    expect(log.lines.last, equals: "second will appear, moving")
    host.settle()
    expect(log.lines.suffix(2), equals: ["first did disappear", "second did appear"])
  }

  @Test(arguments: [true, false])
  func aChangeDuringAPushShowsTheScreenOfTheLastChange(isAnimated: Bool) {
    host.settle()
    let third = host.run { Logged("third", log) }
    host.run {
      navigation.pushViewController(second, animated: true)
      navigation.popViewController(animated: isAnimated)
    }
    host.settle()
    expect(first.view.window != nil && second.view.window == nil)
    expect(log.lines.last, equals: "first did appear")
    host.run {
      navigation.pushViewController(second, animated: true)
      navigation.pushViewController(third, animated: isAnimated)
    }
    host.settle()
    expect(third.view.window != nil && second.view.window == nil && first.view.window == nil)
    host.run {
      navigation.popViewController(animated: true)
      navigation.popViewController(animated: isAnimated)
    }
    host.settle()
    expect(first.view.window != nil && second.view.window == nil && third.view.window == nil)
    expect(log.lines.filter { $0 == "third did disappear" }.count, equals: 1)
  }

  @Test func aScreenThatIsCoveredBeforeItAppearedComesBackWithoutMovingToItsParent() {
    host.run { navigation.pushViewController(second, animated: false) }
    host.settle()
    expect(log.lines.contains("first will disappear"))
    log.lines.removeAll()
    host.run { _ = navigation.popViewController(animated: false) }
    host.settle()
    expect(log.lines.contains("first will appear"))
  }
}
