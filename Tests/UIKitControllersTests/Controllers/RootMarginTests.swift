import Expectations
import Foundation
import ScreenTesting
import Testing
import UIKit

/// The layout margins of a controller's root view.
@MainActor @Suite struct RootMarginTests {
  private final class Noting: UIViewController {
    var changes = 0
    override func viewLayoutMarginsDidChange() {
      super.viewLayoutMarginsDidChange()
      changes += 1
    }
  }

  private func show(width: CGFloat) async -> (Noting, Screen) {
    let controller = Noting()
    let screen = Screen(
      traits: ScreenTraits(
        size: CGSize(width: width, height: 600),
        safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
      )
    ) { controller }
    await screen.settle()
    return (controller, screen)
  }

  @Test func rootMarginsMatchTheSystem() async {
    let (controller, screen) = await show(width: 390)
    expect(
      controller.view.layoutMargins,
      equals: UIEdgeInsets(top: 47, left: 16, bottom: 34, right: 16)
    )
    expect(controller.systemMinimumLayoutMargins.leading, equals: 16)
    let changes = controller.changes
    screen.change { $0.size = CGSize(width: 800, height: 600) }
    await screen.settle()
    expect(controller.view.layoutMargins.left, equals: 20)
    expect(controller.changes, isAbove: changes)
    // Other views have those of views.
    let inner = UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
    controller.view.addSubview(inner)
    expect(inner.layoutMargins, equals: UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
  }

  @Test func largerCustomMarginsAreKept() async {
    let (controller, _) = await show(width: 390)
    controller.view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 5,
      leading: 40,
      bottom: 0,
      trailing: 2
    )
    expect(
      controller.view.layoutMargins,
      equals: UIEdgeInsets(top: 52, left: 40, bottom: 34, right: 16)
    )
    controller.viewRespectsSystemMinimumLayoutMargins = false
    expect(
      controller.view.layoutMargins,
      equals: UIEdgeInsets(top: 52, left: 40, bottom: 34, right: 2)
    )
  }

  @Test func constrainedViewsFollowRootMargins() async {
    let (controller, screen) = await show(width: 390)
    let label = UIView(frame: .zero)
    label.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(label)
    let guide = controller.view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      label.topAnchor.constraint(equalTo: guide.topAnchor),
      label.heightAnchor.constraint(equalToConstant: 10),
    ])
    await screen.settle()
    expect(label.frame, equals: CGRect(x: 16, y: 47, width: 358, height: 10))
    screen.change { $0.size = CGSize(width: 800, height: 600) }
    await screen.settle()
    expect(label.frame, equals: CGRect(x: 20, y: 47, width: 760, height: 10))
  }

  @Test func noControllerIsMadeFromANib() {
    let controller = UIViewController()
    expectNil(controller.nibName)
    expectNil(controller.nibBundle)
  }
}
