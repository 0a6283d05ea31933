import Expectations
import Foundation
import ScreenTesting
import Testing
import UIKit

/// When the presented view is added to the container, and who adds it.
@MainActor @Suite struct PresentedViewTests {
  /// Adds a dimming view, and puts the presented view into another one, when the presentation
  /// begins.
  private final class Arranger: UIPresentationController {
    let dimming = UIView()
    private(set) var calls: [String] = []
    private(set) var wrapper: UIView?

    override var presentedView: UIView? { wrapper }

    override var frameOfPresentedViewInContainerView: CGRect {
      CGRect(x: 10, y: 20, width: 100, height: 200)
    }

    override func presentationTransitionWillBegin() {
      guard let view = super.presentedView else { return }
      let wrapper = UIView()
      view.frame = wrapper.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      wrapper.addSubview(view)
      self.wrapper = wrapper
      containerView?.addSubview(dimming)
      presentedViewController.transitionCoordinator?.animate(
        alongsideTransition: { [weak self] _ in self?.calls.append("alongside") },
        completion: { [weak self] _ in self?.calls.append("completion") }
      )
    }
  }

  private final class Animator: NSObject, UIViewControllerAnimatedTransitioning {
    private(set) var view: UIView?
    private(set) var superviewAtStart: UIView?

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.2 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      view = transitionContext.view(forKey: .to)
      superviewAtStart = view?.superview
      if let view { transitionContext.containerView.addSubview(view) }
      transitionContext.completeTransition(true)
    }
  }

  private final class Chooser: NSObject, UIViewControllerTransitioningDelegate {
    var animator: Animator?

    func animationController(
      forPresented presented: UIViewController,
      presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

    func presentationController(
      forPresented presented: UIViewController,
      presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      Arranger(presentedViewController: presented, presenting: presenting)
    }
  }

  private let chooser = Chooser()
  private let screen: Screen
  private let root = UIViewController()
  private let card = UIViewController()

  init() async {
    let root = root
    screen = Screen { root }
    card.modalPresentationStyle = .custom
    card.transitioningDelegate = chooser
    await screen.settle()
  }

  private func present() async throws -> Arranger {
    screen.perform { root.present(card, animated: true) }
    await screen.settle()
    await screen.advance(by: 1)
    return try require(card.presentationController as? Arranger)
  }

  @Test func viewsAddedWhenThePresentationBeginsAreBehindThePresentedView() async throws {
    let arranger = try await present()
    let wrapper = try require(arranger.wrapper)
    expect(arranger.containerView?.subviews, equals: [arranger.dimming, wrapper])
    expect(wrapper.frame, equals: CGRect(x: 10, y: 20, width: 100, height: 200))
    expect(card.view.frame.size, equals: wrapper.frame.size)
  }

  @Test func anAnimatorAddsTheViewThatWasMadeWhenThePresentationBegan() async throws {
    let animator = Animator()
    chooser.animator = animator
    let arranger = try await present()
    expect(animator.view != nil && animator.view === arranger.wrapper)
    expectNil(animator.superviewAtStart)
    expect(card.view.window != nil)
    expect(arranger.wrapper?.frame, equals: CGRect(x: 10, y: 20, width: 100, height: 200))
  }

  @Test func animationsAlongsideATransitionThatEndsAtOnceRunBeforeTheirCompletion() async throws {
    chooser.animator = Animator()
    let arranger = try await present()
    expect(arranger.calls, equals: ["alongside", "completion"])
  }
}
