import DesignKit
import Expectations
import Foundation
import ScreenTesting
import Testing
import UIKit

@testable import Foundations

@Suite struct ToastViewTests {
  let controller = UIViewController()
  let screen: Screen

  init() {
    let controller = controller
    screen = Screen(
      traits: ScreenTraits(
        size: CGSize(width: 390, height: 600),
        safeAreaInsets: UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0)
      )
    ) { controller }
  }

  @Test func theMessageAppearsStaysAndDisappears() async throws {
    let toast = ToastView(text: "Like taken back")
    toast.present(in: controller.view)
    expect(toast.superview, isSameAs: controller.view)
    await screen.advance(by: 0.3)
    expect(isShown)
    expect(toast.transform, equals: .identity)
    await screen.advance(by: ToastView.stay - 0.2)
    expect(toast.superview != nil)
    await screen.advance(by: 0.6)
    expectNil(toast.superview)
  }

  @Test func theToastIsCenteredAboveTheSafeArea() async throws {
    let toast = ToastView(text: "Short")
    toast.present(in: controller.view)
    await screen.advance(by: 0.3)
    expect(toast.frame.maxY, equals: 600 - 34 - Spacing.large)
    expect(abs(toast.frame.midX - 195), isAtMost: 0.5)
    expect(toast.frame.width, isBelow: 150)
  }

  @Test func aLongMessageWrapsInsideTheMargins() async throws {
    let toast = ToastView(text: String(repeating: "A long message that wraps. ", count: 8))
    toast.present(in: controller.view)
    await screen.advance(by: 0.3)
    expect(toast.frame.minX, isAtLeast: Spacing.large)
    expect(toast.frame.maxX, isAtMost: 390 - Spacing.large)
    expect(toast.frame.height, isAbove: 80)
  }

  @Test func tapsPassThroughTheToastToTheViewBelow() async throws {
    var taps = 0
    let button = UIButton(frame: CGRect(x: 0, y: 400, width: 390, height: 200))
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    controller.view.addSubview(button)
    let toast = ToastView(text: "Hello")
    toast.present(in: controller.view)
    await screen.advance(by: 0.3)
    await screen.tap(at: CGPoint(x: toast.frame.midX, y: toast.frame.midY))
    expect(taps, equals: 1)
  }

  @Test func theActionButtonRunsItsActionAndRemovesTheToast() async throws {
    var taps = 0
    let toast = ToastView(text: "Deleted", actionTitle: "Undo", stayingFor: 5) { taps += 1 }
    toast.present(in: controller.view)
    await screen.advance(by: 4)
    try await screen.tap("toast.action")
    expect(taps, equals: 1)
    expectNil(toast.superview)
  }

  @Test func aMessageWithAButtonStaysForItsDuration() async throws {
    let toast = ToastView(text: "Deleted", actionTitle: "Undo", stayingFor: 5)
    toast.present(in: controller.view)
    await screen.advance(by: 5)
    expect(toast.superview != nil)
    await screen.advance(by: 0.8)
    expectNil(toast.superview)
  }

  @Test func theToastKeepsTheGivenBottomSpace() async throws {
    let toast = ToastView(text: "Short")
    toast.present(in: controller.view, above: 50)
    await screen.advance(by: 0.3)
    expect(toast.frame.maxY, equals: 600 - 34 - Spacing.large - 50)
  }

  @Test func theNextMessageReplacesTheCurrentOne() async throws {
    let first = ToastView(text: "First")
    let second = ToastView(text: "Second")
    first.present(in: controller.view)
    await screen.advance(by: 1)
    second.present(in: controller.view)
    await screen.advance(by: 0.5)
    expectNil(first.superview)
    expect(isShown)
    await screen.advance(by: ToastView.stay + 0.5)
    expectNil(second.superview)
  }

  @Test func aVisibleToastIsOnScreenForTests() async throws {
    ToastView(text: "Hello").present(in: controller.view)
    await screen.advance(by: 1)
    expect((try screen.view("toast") as? UILabel)?.text, equals: "Hello")
    expect(screen.layoutDescription().contains("#toast \"Hello\""))
  }

  /// Whether a message is on screen and opaque at the current point of its animation.
  private var isShown: Bool {
    screen.layoutDescription().split(separator: "\n").contains {
      $0.contains("ToastView") && !$0.contains("alpha")
    }
  }
}
