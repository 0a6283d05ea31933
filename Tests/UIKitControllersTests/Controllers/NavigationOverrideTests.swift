import Expectations
import Foundation
import Testing
import UIKit

/// Subclasses of navigation controllers that watch the methods that change the stack.
@MainActor struct NavigationOverrideTests {
  private final class Watched: UINavigationController {
    var calls: [String] = []

    override func pushViewController(_ viewController: UIViewController, animated: Bool) {
      calls.append("push \(viewControllers.count) \(animated)")
      super.pushViewController(viewController, animated: animated)
    }

    override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
      calls.append("set \(viewControllers.count)")
      super.setViewControllers(viewControllers, animated: animated)
    }

    override func popViewController(animated: Bool) -> UIViewController? {
      calls.append("pop")
      return super.popViewController(animated: animated)
    }

    override func popToViewController(
      _ viewController: UIViewController,
      animated: Bool
    ) -> [UIViewController]? {
      calls.append("pop to")
      return super.popToViewController(viewController, animated: animated)
    }
  }

  @Test func theRootIsPushed() {
    let controller = Watched(rootViewController: UIViewController())
    expect(controller.calls, equals: ["push 0 false"])
    expect(controller.viewControllers.count, equals: 1)
  }

  @Test func everyMethodCallsItselfOnly() {
    let controller = Watched(rootViewController: UIViewController())
    controller.calls = []
    controller.pushViewController(UIViewController(), animated: false)
    expect(controller.calls, equals: ["push 1 false"])
    controller.calls = []
    expect(controller.popViewController(animated: false) != nil)
    expect(controller.calls, equals: ["pop"])
    controller.pushViewController(UIViewController(), animated: false)
    controller.pushViewController(UIViewController(), animated: false)
    controller.calls = []
    expect(controller.popToRootViewController(animated: false)?.count, equals: 2)
    expect(controller.calls, satisfies: \.isEmpty)
    expect(controller.popToRootViewController(animated: false), equals: [])
    controller.viewControllers = [UIViewController(), UIViewController()]
    expect(controller.calls, equals: ["set 2"])
  }

  @Test func anEmptyStackHasNothingToPop() {
    let controller = UINavigationController()
    expectNil(controller.popToRootViewController(animated: false))
    expectNil(controller.popViewController(animated: false))
  }
}
