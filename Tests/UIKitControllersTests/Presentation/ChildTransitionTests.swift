import Expectations
import Foundation
import ScreenTesting
import Testing
import UIKit

/// Animated replacement of one child controller by another.
@MainActor @Suite struct ChildTransitionTests {
  @Test(arguments: [UIView.AnimationOptions.curveLinear, .transitionCrossDissolve])
  func childTransitionsCallAppearanceMethods(options: UIView.AnimationOptions) async {
    let log = PresentationLog()
    let root = UIViewController()
    let old = LoggedController("old", log)
    let new = LoggedController("new", log)
    let screen = Screen { root }
    screen.perform {
      for child in [old, new] { root.addChild(child) }
      root.view.addSubview(old.view)
      for child in [old, new] { child.didMove(toParent: root) }
    }
    await screen.settle()
    log.lines.removeAll()
    var ends: [Bool] = []
    new.view.alpha = 0.5
    screen.perform {
      root.transition(
        from: old,
        to: new,
        duration: 0.4,
        options: options,
        animations: { new.view.alpha = 1 },
        completion: { ends.append($0) }
      )
    }
    await screen.advance(by: 0.2)
    expect(new.view.superview, isSameAs: root.view)
    expect(ends, satisfies: \.isEmpty)
    await screen.advance(by: 0.4)
    expect(ends.count, equals: 1)
    expectNil(old.view.superview)
    expect(
      log.lines.map { $0.split(separator: " ").prefix(2).joined(separator: " ") },
      equals: [
        "old willDisappear", "new willAppear", "new isAppearing", "old didDisappear",
        "new didAppear",
      ]
    )
  }
}
