import Expectations
import Foundation
import ScreenTesting
import Testing
import UIKit

/// Controllers that are presented with custom presentation controllers and animators.
@MainActor @Suite struct CustomTransitionTests {
  private final class Log {
    var lines: [String] = []
  }

  private final class Arranger: UIPresentationController {
    var log: Log?

    override var frameOfPresentedViewInContainerView: CGRect {
      CGRect(x: 10, y: 20, width: 100, height: 200)
    }

    override func presentationTransitionWillBegin() {
      log?.lines.append("will begin")
      presentedViewController.transitionCoordinator?.animate(
        alongsideTransition: { [log] in log?.lines.append("alongside \($0.transitionDuration)") },
        completion: { [log] _ in log?.lines.append("alongside ends") }
      )
    }

    override func presentationTransitionDidEnd(_ completed: Bool) { log?.lines.append("did end") }
    override func dismissalTransitionWillBegin() { log?.lines.append("dismissal begins") }
    override func dismissalTransitionDidEnd(_ completed: Bool) { log?.lines.append("dismissed") }
  }

  private final class Animator: NSObject, UIViewControllerAnimatedTransitioning {
    let log: Log
    let name: String

    init(_ name: String, _ log: Log) {
      self.name = name
      self.log = log
      super.init()
    }

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.5 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      let isComing = name == "comes"
      let view = transitionContext.view(forKey: isComing ? .to : .from)
      let controller = transitionContext.viewController(forKey: isComing ? .to : .from)
      log.lines.append("\(name) \(controller?.title ?? "-") in \(view == nil ? "nothing" : "view")")
      if isComing, let view, let controller {
        transitionContext.containerView.addSubview(view)
        view.frame = transitionContext.finalFrame(for: controller)
      }
      UIView.animate(
        withDuration: 0.5,
        animations: { view?.alpha = isComing ? 1 : 0.2 },
        completion: { _ in transitionContext.completeTransition(true) }
      )
      if isComing { view?.alpha = 0.9 }
    }

    func animationEnded(_ transitionCompleted: Bool) { log.lines.append("\(name) ended") }
  }

  private final class Chooser: NSObject, UIViewControllerTransitioningDelegate {
    let log = Log()
    var animates = true

    func animationController(
      forPresented presented: UIViewController,
      presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      log.lines.append("from \(source.title ?? "-") over \(presenting.title ?? "-")")
      return animates ? Animator("comes", log) : nil
    }

    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animates ? Animator("goes", log) : nil }

    func presentationController(
      forPresented presented: UIViewController,
      presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      let arranger = Arranger(presentedViewController: presented, presenting: presenting)
      arranger.log = log
      return arranger
    }
  }

  private let chooser = Chooser()
  private let screen: Screen
  private let child = UIViewController()
  private let card = UIViewController()

  init() async {
    let child = child
    screen = Screen {
      let root = UINavigationController(rootViewController: child)
      root.title = "root"
      child.title = "child"
      return root
    }
    card.title = "card"
    card.modalPresentationStyle = .custom
    card.transitioningDelegate = chooser
    await screen.settle()
  }

  private func settle() async {
    await screen.settle()
    await screen.advance(by: 1)
  }

  @Test func presentationControllerAndAnimatorsAreCalledInOrder() async {
    screen.perform {
      child.present(card, animated: true) { [chooser] in
        chooser.log.lines.append("completion")
      }
    }
    expect(card.isBeingPresented)
    expect(card.transitionCoordinator != nil)
    await settle()
    expect(
      chooser.log.lines,
      equals: [
        "from child over root", "will begin", "comes card in view", "alongside 0.5", "did end",
        "alongside ends", "completion", "comes ended",
      ]
    )
    expect(card.view.frame, equals: CGRect(x: 10, y: 20, width: 100, height: 200))
    expect(card.presentationController is Arranger)
    expect(child.view.window != nil)
    expectNil(card.transitionCoordinator)

    chooser.log.lines = []
    screen.perform { card.dismiss(animated: true) }
    expect(card.isBeingDismissed)
    await settle()
    expect(
      chooser.log.lines,
      equals: ["dismissal begins", "goes card in view", "dismissed", "goes ended"]
    )
    expectNil(card.presentingViewController)
    expectNil(card.view.window)
  }

  @Test func withoutAnAnimatorTheSystemAnimates() async {
    chooser.animates = false
    screen.perform { child.present(card, animated: true) }
    await settle()
    expect(card.view.frame, equals: CGRect(x: 10, y: 20, width: 100, height: 200))
    screen.perform { child.dismiss(animated: true) }
    await settle()
    expectNil(card.view.window)
  }

  @Test func withoutAnimationNoAnimatorIsRequested() async {
    screen.perform { child.present(card, animated: false) }
    await settle()
    expect(
      chooser.log.lines,
      equals: ["will begin", "alongside 0.0", "did end", "alongside ends"]
    )
  }

  @Test func customPresentationsWithoutADelegateCoverTheScreen() async {
    card.transitioningDelegate = nil
    screen.perform { child.present(card, animated: true) }
    await settle()
    expect(card.view.frame, equals: screen.window.bounds)
    expect(child.view.window != nil)
  }
}
