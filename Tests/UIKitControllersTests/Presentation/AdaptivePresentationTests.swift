import Expectations
import Foundation
import ScreenTesting
import Testing
import UIKit

/// Adaptive presentations, popover sources and passthrough views.
@MainActor @Suite struct AdaptivePresentationTests {
  private final class Adapter: NSObject, UIPopoverPresentationControllerDelegate {
    var calls: [String] = []
    var wraps = false
    var allows = true
    weak var wrapper: UIViewController?

    func presentationController(
      _ controller: UIPresentationController,
      viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
      guard wraps else { return nil }
      let made = UINavigationController(rootViewController: controller.presentedViewController)
      wrapper = made
      return made
    }

    func presentationController(
      _ presentationController: UIPresentationController,
      prepare adaptivePresentationController: UIPresentationController
    ) {
      let sheet = adaptivePresentationController as? UISheetPresentationController
      sheet?.detents = [.medium()]
      calls.append("prepare \(type(of: presentationController))")
    }

    func presentationController(
      _ presentationController: UIPresentationController,
      willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
      transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) { calls.append("present \(style) \(transitionCoordinator != nil)") }

    func popoverPresentationControllerShouldDismissPopover(
      _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool { allows }

    func popoverPresentationControllerDidDismissPopover(
      _ popoverPresentationController: UIPopoverPresentationController
    ) { calls.append("dismissed") }
  }

  private let root = UIViewController()
  private let source = UIView(frame: CGRect(x: 100, y: 100, width: 80, height: 40))
  private let adapter = Adapter()

  private func screen(_ size: CGSize? = nil) async -> Screen {
    let traits = size.map { ScreenTraits(size: $0) } ?? ScreenTraits()
    let screen = Screen(traits: traits) {
      root.view.addSubview(source)
      return root
    }
    await screen.settle()
    return screen
  }

  private func popover() -> UIViewController {
    let controller = UIViewController()
    controller.modalPresentationStyle = .popover
    controller.preferredContentSize = CGSize(width: 200, height: 100)
    controller.popoverPresentationController?.sourceItem = source
    controller.popoverPresentationController?.delegate = adapter
    return controller
  }

  private func present(_ controller: UIViewController, _ screen: Screen) async {
    screen.perform { root.present(controller, animated: true) }
    await screen.settle()
  }

  private let wide = CGSize(width: 1000, height: 700)

  @Test func inANarrowWindowTheDelegateSetsUpTheSheet() async throws {
    let screen = await screen()
    let controller = popover()
    await present(controller, screen)
    let sheet = try require(controller.presentationController as? UISheetPresentationController)
    expect(sheet.detents.map(\.identifier), equals: [.medium])
    expect(
      adapter.calls,
      equals: ["prepare UIPopoverPresentationController", "present formSheet true"]
    )
  }

  @Test func inAWideOneItStaysAPopover() async {
    let screen = await screen(wide)
    let controller = popover()
    let arranger = controller.popoverPresentationController
    expect(
      arranger?.adaptivePresentationStyle(for: root.traitCollection),
      equals: UIModalPresentationStyle.none
    )
    await present(controller, screen)
    expect(controller.presentationController, isSameAs: arranger)
    expect(adapter.calls, equals: ["present none true"])
  }

  @Test func theSheetOfAPopoverCanBeSetUpBeforehand() async throws {
    let screen = await screen()
    let controller = popover()
    let arranger = try require(controller.popoverPresentationController)
    expect(
      arranger.adaptivePresentationStyle(for: screen.window.traitCollection),
      equals: .formSheet
    )
    let sheet = arranger.adaptiveSheetPresentationController
    sheet.prefersGrabberVisible = true
    await present(controller, screen)
    expect(controller.presentationController, isSameAs: sheet)
  }

  @Test func anAdaptedPopoverIsReleased() async {
    let screen = await screen()
    weak var released: UIViewController?
    do {
      let controller = popover()
      released = controller
      await present(controller, screen)
      screen.perform { controller.dismiss(animated: false) }
      await screen.settle()
    }
    expectNil(released)
  }

  @Test func aPopoverWhoseSheetWasSetUpIsReleased() {
    weak var released: UIViewController?
    do {
      let controller = popover()
      released = controller
      controller.popoverPresentationController?.adaptiveSheetPresentationController
        .prefersGrabberVisible = true
    }
    expectNil(released)
  }

  @Test func anAdaptedPopoverIsAPopoverAgainInAWideWindow() async {
    let narrow = await screen()
    let controller = popover()
    await present(controller, narrow)
    expect(controller.presentationController is UISheetPresentationController)
    narrow.perform { controller.dismiss(animated: false) }
    await narrow.settle()
    // Each presentation has its own presentation controller.
    controller.popoverPresentationController?.sourceItem = source
    narrow.perform { narrow.window.traitOverrides.horizontalSizeClass = .regular }
    await narrow.settle()
    await present(controller, narrow)
    expect(controller.presentationController is UIPopoverPresentationController)
  }

  @Test func anotherControllerMayTakeItsPlace() async throws {
    adapter.wraps = true
    let screen = await screen()
    let controller = popover()
    await present(controller, screen)
    let wrapper = try require(adapter.wrapper)
    expect(root.presentedViewController, isSameAs: wrapper)
    expect(controller.navigationController, isSameAs: wrapper)
    expect(controller.presentingViewController, isSameAs: root)
    expect(controller.view.window != nil)
    screen.perform { controller.dismiss(animated: true) }
    await screen.settle()
    expectNil(root.presentedViewController)
  }

  @Test func anItemOfABarIsASource() async throws {
    let item = UIBarButtonItem(systemItem: .add)
    let content = UIViewController()
    content.navigationItem.rightBarButtonItem = item
    expectNil(item.frame(in: content.view))
    let screen = Screen(traits: ScreenTraits(size: wide)) {
      UINavigationController(rootViewController: content)
    }
    await screen.settle()
    let controller = UIViewController()
    controller.modalPresentationStyle = .popover
    controller.popoverPresentationController?.sourceItem = item
    screen.perform { content.present(controller, animated: true) }
    await screen.settle()
    let frame = controller.view.convert(controller.view.bounds, to: nil)
    expect(frame, equals: CGRect(x: 670, y: 56, width: 320, height: 480))
  }

  @Test func touchesGoThroughToViewsThatAreNamed() async {
    let screen = await screen(wide)
    let button = UIButton(frame: CGRect(x: 600, y: 500, width: 100, height: 50))
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    root.view.addSubview(button)
    let controller = popover()
    controller.popoverPresentationController?.passthroughViews = [button]
    await present(controller, screen)
    await screen.tap(at: CGPoint(x: 650, y: 525))
    await screen.settle()
    expect(taps, equals: 1)
    expect(controller.view.window != nil)
    await screen.tap(at: CGPoint(x: 800, y: 525))
    await screen.settle()
    expectNil(controller.view.window)
  }

  @Test func theOlderMethodsOfADelegateAreCalled() async {
    let screen = await screen(wide)
    let controller = popover()
    await present(controller, screen)
    adapter.allows = false
    await screen.tap(at: CGPoint(x: 800, y: 525))
    await screen.settle()
    expect(controller.view.window != nil)
    adapter.allows = true
    await screen.tap(at: CGPoint(x: 800, y: 525))
    await screen.settle()
    expectNil(controller.view.window)
    expect(adapter.calls, equals: ["present none true", "dismissed"])
  }
}
