import Expectations
import Foundation
import ScreenTesting
import Testing
import UIKit
import _Testing_Snapshots

/// Popovers: position, dismissal, and adaptation in a narrow window.
@MainActor @Suite struct PopoverTests {
  private final class Listener: NSObject, UIPopoverPresentationControllerDelegate {
    var style = UIModalPresentationStyle.automatic
    var calls: [String] = []
    func adaptivePresentationStyle(for controller: UIPresentationController)
      -> UIModalPresentationStyle
    { style }
    func prepareForPopoverPresentation(
      _ popoverPresentationController: UIPopoverPresentationController
    ) { calls.append("prepare") }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      calls.append("dismissed")
    }
  }

  private let root = UIViewController()
  private let source = UIView()
  private let listener = Listener()

  private func screen(_ traits: ScreenTraits? = nil, source frame: CGRect) async -> Screen {
    let screen = Screen(traits: traits ?? ScreenTraits(size: CGSize(width: 1000, height: 700))) {
      root.view.backgroundColor = .secondarySystemBackground
      source.backgroundColor = .systemTeal
      source.frame = frame
      root.view.addSubview(source)
      return root
    }
    await screen.settle()
    return screen
  }

  private func make(_ size: CGSize = CGSize(width: 240, height: 160)) -> UIViewController {
    let controller = UIViewController()
    controller.modalPresentationStyle = .popover
    controller.preferredContentSize = size
    controller.popoverPresentationController?.sourceView = source
    controller.popoverPresentationController?.delegate = listener
    return controller
  }

  private func present(_ controller: UIViewController, _ screen: Screen) async {
    screen.perform { root.present(controller, animated: true) }
    await screen.settle()
  }

  private func frame(_ controller: UIViewController) -> CGRect {
    controller.view.convert(controller.view.bounds, to: nil)
  }

  @Test func thePopoverIsBelowItsSourceWithAnUpArrow() async throws {
    let screen = await screen(source: CGRect(x: 400, y: 100, width: 100, height: 40))
    let controller = make()
    let popover = try require(controller.popoverPresentationController)
    expect(popover.arrowDirection, equals: .unknown)
    await present(controller, screen)
    expect(popover.arrowDirection, equals: .up)
    expect(frame(controller), equals: CGRect(x: 330, y: 152, width: 240, height: 160))
    expect(controller.presentingViewController, isSameAs: root)
    expect(controller.traitCollection.horizontalSizeClass, equals: .compact)
    expect(listener.calls, equals: ["prepare"])
  }

  @Test func thePopoverIsPlacedWhereItFits() async {
    let screen = await screen(source: CGRect(x: 900, y: 640, width: 80, height: 40))
    let controller = make()
    await present(controller, screen)
    expect(controller.popoverPresentationController?.arrowDirection, equals: .down)
    expect(frame(controller), equals: CGRect(x: 750, y: 468, width: 240, height: 160))
  }

  @Test(arguments: [
    (UIPopoverArrowDirection.left, CGRect(x: 512, y: 270, width: 240, height: 160)),
    (.right, CGRect(x: 148, y: 270, width: 240, height: 160)),
    (.down, CGRect(x: 330, y: 158, width: 240, height: 160)),
  ])
  func theArrowHasAPermittedDirection(_ direction: UIPopoverArrowDirection, expected: CGRect) async
  {
    let screen = await screen(source: CGRect(x: 400, y: 330, width: 100, height: 40))
    let controller = make()
    controller.popoverPresentationController?.permittedArrowDirections = direction
    await present(controller, screen)
    expect(controller.popoverPresentationController?.arrowDirection, equals: direction)
    expect(frame(controller), equals: expected)
  }

  @Test func sourceRectanglesAreUsed() async {
    let screen = await screen(source: CGRect(x: 400, y: 100, width: 200, height: 200))
    let controller = make()
    controller.popoverPresentationController?.sourceRect =
      CGRect(x: 0, y: 0, width: 20, height: 20)
    await present(controller, screen)
    expect(frame(controller).minY, equals: 132)
    expect(frame(controller).midX, equals: 410)
  }

  @Test func barButtonsCanBeSources() async throws {
    let item = UIBarButtonItem(systemItem: .add)
    let content = UIViewController()
    content.navigationItem.rightBarButtonItem = item
    let screen = Screen(traits: ScreenTraits(size: CGSize(width: 1000, height: 700))) {
      UINavigationController(rootViewController: content)
    }
    await screen.settle()
    let controller = UIViewController()
    controller.modalPresentationStyle = .popover
    controller.popoverPresentationController?.barButtonItem = item
    screen.perform { content.present(controller, animated: true) }
    await screen.settle()
    expect(frame(controller), equals: CGRect(x: 670, y: 56, width: 320, height: 480))
  }

  @Test func tappingOutsideDismissesIt() async {
    let screen = await screen(source: CGRect(x: 400, y: 100, width: 100, height: 40))
    let controller = make()
    await present(controller, screen)
    await screen.tap(at: CGPoint(x: 450, y: 200))
    await screen.settle()
    expect(controller.view.window != nil)
    await screen.tap(at: CGPoint(x: 50, y: 600))
    await screen.settle()
    expectNil(controller.view.window)
    expect(listener.calls, equals: ["prepare", "dismissed"])
  }

  @Test func escapeDismissesIt() async {
    let screen = await screen(source: CGRect(x: 400, y: 100, width: 100, height: 40))
    let controller = make()
    await present(controller, screen)
    await screen.press(.keyboardEscape)
    await screen.settle()
    expectNil(root.presentedViewController)
  }

  @Test func narrowWindowsAdaptPopoversToSheetsByDefault() async {
    let frame = CGRect(x: 100, y: 100, width: 100, height: 40)
    let screen = await screen(ScreenTraits(), source: frame)
    let sheet = make()
    await present(sheet, screen)
    expect(sheet.presentationController is UISheetPresentationController)
    expect(sheet.presentationController?.delegate, isSameAs: listener)
    screen.perform { sheet.dismiss(animated: true) }
    await screen.settle()
    listener.style = .none
    let popover = make()
    await present(popover, screen)
    expect(popover.popoverPresentationController?.arrowDirection, equals: .up)
    expect(self.frame(popover).width, equals: 240)
  }

  @Test(arguments: ["light", "dark", "arabic-largest"]) func looks(_ look: String) async {
    var traits = ScreenTraits(size: CGSize(width: 700, height: 420), scale: 2)
    if look == "dark" { traits.style = .dark }
    if look == "arabic-largest" {
      traits.isRightToLeft = true
      traits.contentSize = .accessibilityExtraExtraExtraLarge
    }
    let screen = await screen(traits, source: CGRect(x: 300, y: 40, width: 100, height: 40))
    let controller = make()
    let label = UILabel()
    label.text = look == "arabic-largest" ? "مرحبا" : "Hello"
    label.textAlignment = .center
    label.font = .preferredFont(forTextStyle: .title1)
    label.adjustsFontForContentSizeCategory = true
    label.frame = controller.view.bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.view.addSubview(label)
    await present(controller, screen)
    expectLook(screen, look)
  }
}
