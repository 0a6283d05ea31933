import Expectations
import ScreenTesting
import Testing
import UIKit
import UIKitClosures

/// The pointer over views, without a button.
@Suite struct HoverGestureTests {
  /// A view on a screen, the events of its gesture, and a view next to it.
  @MainActor private final class Stage {
    let controller = UIViewController()
    let view = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 20, y: 20, width: 20, height: 20))
    private(set) lazy var hover = UIHoverGestureRecognizer.onHover { [weak self] in
      self?.states.append($0.state)
    }
    var states: [UIGestureRecognizer.State] = []
    lazy var screen = Screen { [controller] in controller }

    init() async {
      view.addGestureRecognizer(hover)
      view.addSubview(inner)
      controller.view.addSubview(view)
      await screen.settle()
    }
  }

  @Test func hoveringBeginsChangesAndEnds() async {
    let stage = await Stage()
    await stage.screen.movePointer(to: CGPoint(x: 10, y: 10))
    expect(stage.states, satisfies: \.isEmpty)
    await stage.screen.movePointer(to: CGPoint(x: 60, y: 70))
    expect(stage.states, equals: [.began])
    expect(stage.hover.location(in: stage.view), equals: CGPoint(x: 10, y: 20))
    expect(stage.hover.location(in: nil), equals: CGPoint(x: 60, y: 70))
    // Over a subview, too.
    await stage.screen.movePointer(to: CGPoint(x: 80, y: 80))
    expect(stage.hover.location(in: stage.inner), equals: CGPoint(x: 10, y: 10))
    await stage.screen.movePointer(to: CGPoint(x: 200, y: 80))
    expect(stage.states, equals: [.began, .changed, .ended])
    expect(stage.hover.state, equals: .possible)
    await stage.screen.movePointer(to: CGPoint(x: 60, y: 70))
    await stage.screen.movePointer(to: nil)
    expect(stage.states.suffix(2), equals: [.began, .ended])
  }

  @Test func restingPointersSendNothing() async {
    let stage = await Stage()
    await stage.screen.movePointer(to: CGPoint(x: 60, y: 70))
    await stage.screen.advance(by: 1)
    expect(stage.states, equals: [.began])
  }

  @Test func hoveringEndsWhenTheViewMovesIsCoveredOrRemoved() async {
    let stage = await Stage()
    await stage.screen.movePointer(to: CGPoint(x: 60, y: 70))
    stage.screen.perform { stage.view.frame.origin.x = 100 }
    await stage.screen.advance(by: 0.15)
    expect(stage.states, equals: [.began, .ended])
    stage.screen.perform { stage.view.frame.origin.x = 50 }
    await stage.screen.advance(by: 0.15)
    expect(stage.states, equals: [.began, .ended, .began])
    stage.screen.perform {
      stage.controller.view.addSubview(UIView(frame: stage.controller.view.bounds))
    }
    await stage.screen.advance(by: 0.15)
    expect(stage.states, equals: [.began, .ended, .began, .ended])
    stage.screen.perform { stage.controller.view.subviews.last?.removeFromSuperview() }
    await stage.screen.advance(by: 0.15)
    stage.screen.perform { stage.view.removeFromSuperview() }
    await stage.screen.advance(by: 0.15)
    expect(stage.states.suffix(2), equals: [.began, .ended])
  }

  @Test func disabledGesturesAreCancelled() async {
    let stage = await Stage()
    await stage.screen.movePointer(to: CGPoint(x: 60, y: 70))
    stage.hover.isEnabled = false
    await stage.screen.movePointer(to: CGPoint(x: 61, y: 70))
    expect(stage.states, equals: [.began, .cancelled])
    await stage.screen.movePointer(to: CGPoint(x: 62, y: 70))
    expect(stage.states.count, equals: 2)
  }

  @Test func touchesDoNotHoverAndHoversDoNotPreventTaps() async {
    let stage = await Stage()
    var taps = 0
    let tap = UITapGestureRecognizer()
    tap.onAction { _ in taps += 1 }
    stage.view.addGestureRecognizer(tap)
    await stage.screen.tap(at: CGPoint(x: 60, y: 70))
    expect(stage.states.isEmpty && taps == 1)
    await stage.screen.movePointer(to: CGPoint(x: 60, y: 70))
    await stage.screen.tap(at: CGPoint(x: 60, y: 70))
    expect(stage.states == [.began] && taps == 2)
  }
}
