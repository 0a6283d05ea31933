import Expectations
import Foundation
import Testing
import UIKit

/// Views in no window.
@MainActor @Suite struct OutsideOfWindowTests {
  private final class Recorder: UIView {
    var insets: [UIEdgeInsets] = []

    override func safeAreaInsetsDidChange() {
      super.safeAreaInsetsDidChange()
      insets.append(safeAreaInsets)
    }
  }

  @Test func theSafeAreaOfAViewInNoWindowIsZero() {
    let controller = UIViewController()
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0)
    controller.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    expect(controller.view.safeAreaInsets, equals: .zero)
    expect(controller.view.safeAreaLayoutGuide.layoutFrame, equals: controller.view.bounds)
  }

  @Test func theSafeAreaFollowsTheWindow() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let around = UIView(frame: window.bounds)
    let recorder = Recorder(frame: window.bounds)
    let controller = UIViewController()
    controller.view = UIView(frame: window.bounds)
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0)
    controller.view.addSubview(recorder)
    around.addSubview(controller.view)
    expect(recorder.safeAreaInsets, equals: .zero)
    window.addSubview(around)
    expect(controller.view.safeAreaInsets.top, equals: 10)
    expect(recorder.safeAreaInsets.top, equals: 10)
    around.removeFromSuperview()
    expect(controller.view.safeAreaInsets, equals: .zero)
    expect(recorder.safeAreaInsets, equals: .zero)
    expect(recorder.insets.map(\.top), equals: [10, 0])
  }

  @Test func traitsOutsideOfAWindowHaveTheScaleOfTheMainScreen() async {
    let scale = UIScreen.main.scale
    expect(scale, isAbove: 1)
    expect(UITraitCollection.current.displayScale, equals: scale)
    expect(UIView().traitCollection.displayScale, equals: scale)
    let elsewhere = await Task.detached { UITraitCollection.current.displayScale }.value
    expect(elsewhere, equals: scale)
  }

  @Test func layoutsOutsideOfAWindowUseTheMainScreensPixels() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 33, height: 33))
    let half = UIView()
    half.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(half)
    half.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5).isActive = true
    root.layoutIfNeeded()
    expect(half.bounds.width, equals: (16.5 * UIScreen.main.scale).rounded() / UIScreen.main.scale)
  }
}
