import Expectations
import Foundation
import Testing
import UIKit

/// Windows on a screen without a host.
///
/// Their frames follow the system clock: these tests wait for events, and measure nothing.
@MainActor @Suite struct RunLoopFramesTests {
  private final class Watched: UIView {
    var onLayout: (() -> Void)?
    override func layoutSubviews() {
      super.layoutSubviews()
      onLayout?()
    }
  }

  /// A visible window on a screen of its own kind: without a host.
  private func makeWindow() -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    window.makeKeyAndVisible()
    return window
  }

  @Test func visibleWindowsLayOutOnTheMainQueue() async {
    let window = makeWindow()
    let view = Watched(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    await withCheckedContinuation { continuation in
      view.onLayout = {
        view.onLayout = nil
        continuation.resume()
      }
      window.addSubview(view)
    }
    expect(view.window, isSameAs: window)
  }

  @Test func anAnimationRunsToItsEnd() async {
    let window = makeWindow()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(view)
    let finished = await withCheckedContinuation { continuation in
      UIView.animate(
        withDuration: 0.05,
        animations: { view.center.x = 200 },
        completion: { continuation.resume(returning: $0) }
      )
    }
    expect(finished)
    expectNil(view.layer.animationKeys())
  }

  @Test func aTransactionsCompletionFollowsItsAnimations() async {
    let window = makeWindow()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(view)
    await withCheckedContinuation { continuation in
      CATransaction.begin()
      CATransaction.setCompletionBlock { continuation.resume() }
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.fromValue = 0
      animation.duration = 0.05
      view.layer.add(animation, forKey: "fade")
      CATransaction.commit()
    }
    expectNil(view.layer.animationKeys())
  }

  @Test func aRootControllerAppears() async {
    final class Controller: UIViewController {
      var onAppear: (() -> Void)?
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        onAppear?()
      }
    }
    let window = makeWindow()
    let controller = Controller()
    await withCheckedContinuation { continuation in
      controller.onAppear = {
        controller.onAppear = nil
        continuation.resume()
      }
      window.rootViewController = controller
    }
    expect(controller.view.frame, equals: window.bounds)
  }
}
