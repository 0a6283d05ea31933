import Expectations
import Foundation
import Testing
import UIKit

@Suite struct EventsGestureTests {
  let stage = TouchStage()
  let point = CGPoint(x: 100, y: 100)

  @Test func tapsCancelTouchesInTheView() {
    let log = stage.log(UITapGestureRecognizer())
    stage.host.tap(at: point)
    expect(log.states, equals: [.ended])
    expect(stage.view.log, equals: ["began", "cancelled"])
  }

  @Test func tapsCanLeaveTouchesToTheView() {
    let tap = UITapGestureRecognizer()
    tap.cancelsTouchesInView = false
    let log = stage.log(tap)
    stage.host.tap(at: point)
    expect(log.states, equals: [.ended])
    expect(stage.view.log, equals: ["began", "ended"])
  }

  @Test func ancestorRecognizersReceiveTouches() {
    let inner = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    stage.view.addSubview(inner)
    let log = stage.log(UITapGestureRecognizer())
    stage.host.tap(at: point)
    expect(log.states, equals: [.ended])
  }

  @Test func theDeeperOfTwoTapsWins() {
    let inner = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    stage.view.addSubview(inner)
    let outerLog = stage.log(UITapGestureRecognizer())
    let innerLog = stage.log(UITapGestureRecognizer(), on: inner)
    stage.host.tap(at: point)
    expect(innerLog.states, equals: [.ended])
    expect(outerLog.states, satisfies: \.isEmpty)
  }

  @Test func delegatesAllowSimultaneousTaps() {
    let inner = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    stage.view.addSubview(inner)
    let delegate = GestureDelegate()
    delegate.isSimultaneous = true
    let outer = UITapGestureRecognizer()
    outer.delegate = delegate
    let outerLog = stage.log(outer)
    let innerLog = stage.log(UITapGestureRecognizer(), on: inner)
    stage.host.tap(at: point)
    expect(innerLog.states, equals: [.ended])
    expect(outerLog.states, equals: [.ended])
  }

  @Test func delegatesCanPreventBeginning() {
    let delegate = GestureDelegate()
    delegate.mayBegin = false
    let tap = UITapGestureRecognizer()
    tap.delegate = delegate
    let log = stage.log(tap)
    stage.host.tap(at: point)
    expect(log.states, satisfies: \.isEmpty)
    expect(stage.view.log, equals: ["began", "ended"])
  }

  @Test func delegatesCanRejectTouches() {
    let delegate = GestureDelegate()
    delegate.receives = false
    let tap = UITapGestureRecognizer()
    tap.delegate = delegate
    let log = stage.log(tap)
    stage.host.tap(at: point)
    expect(log.states, satisfies: \.isEmpty)
  }

  @Test func viewsCanRefuseAncestorGestures() {
    final class Refusing: UIView {
      override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        false
      }
    }
    let inner = Refusing(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    stage.view.addSubview(inner)
    let log = stage.log(UITapGestureRecognizer())
    stage.host.tap(at: point)
    expect(log.states, satisfies: \.isEmpty)
  }

  @Test func aSingleTapWaitsForADoubleTapToFail() {
    let single = UITapGestureRecognizer()
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    let singleLog = stage.log(single)
    let doubleLog = stage.log(double)
    stage.host.tap(at: point)
    expect(singleLog.states, satisfies: \.isEmpty)
    stage.host.advance(by: 0.5)
    expect(singleLog.states, equals: [.ended])
    expect(doubleLog.states, satisfies: \.isEmpty)

    stage.host.tap(at: point)
    stage.host.advance(by: 0.1)
    stage.host.tap(at: point)
    stage.host.advance(by: 0.5)
    expect(singleLog.states, equals: [.ended])
    expect(doubleLog.states, equals: [.ended])
  }

  @Test func delegatesCanRequireFailure() {
    let delegate = GestureDelegate()
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    delegate.waitsFor = double
    let single = UITapGestureRecognizer()
    single.delegate = delegate
    let log = stage.log(single)
    _ = stage.log(double)
    stage.host.tap(at: point)
    expect(log.states, satisfies: \.isEmpty)
    stage.host.advance(by: 0.5)
    expect(log.states, equals: [.ended])
  }

  @Test func touchEndsAreDelayedWhileAGestureIsPossible() {
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    _ = stage.log(double)
    stage.host.tap(at: point)
    expect(stage.view.log, equals: ["began"])
    stage.host.advance(by: 0.5)
    expect(stage.view.log, equals: ["began", "ended"])
  }

  @Test func touchBeginningsAreDelayedOnRequest() {
    let press = UILongPressGestureRecognizer()
    press.delaysTouchesBegan = true
    _ = stage.log(press)
    stage.host.touch(.began, at: point)
    expect(stage.view.log, satisfies: \.isEmpty)
    stage.host.touch(.ended, at: point)
    expect(stage.view.log, equals: ["began", "ended"])
  }

  @Test func aLongPressBeginsAfterHalfASecond() {
    let log = stage.log(UILongPressGestureRecognizer())
    stage.host.touch(.began, at: point)
    stage.host.advance(by: 0.48)
    expect(log.states, satisfies: \.isEmpty)
    stage.host.advance(by: 0.04)
    expect(log.states, equals: [.began])
    stage.host.touch(.moved, at: CGPoint(x: 150, y: 100))
    stage.host.touch(.ended, at: CGPoint(x: 150, y: 100))
    expect(log.states, equals: [.began, .changed, .ended])
    expect(stage.view.log, equals: ["began", "cancelled"])
  }

  @Test func longPressesFailWhenTheFingerMoves() {
    let log = stage.log(UILongPressGestureRecognizer())
    stage.host.touch(.began, at: point)
    stage.host.touch(.moved, at: CGPoint(x: 111, y: 100))
    stage.host.advance(by: 1)
    expect(log.states, satisfies: \.isEmpty)
  }

  @Test func disablingAGestureCancelsIt() {
    let pan = UIPanGestureRecognizer()
    let log = stage.log(pan)
    stage.host.touch(.began, at: point)
    stage.host.touch(.moved, at: CGPoint(x: 150, y: 100))
    expect(log.states, equals: [.began])
    pan.isEnabled = false
    expect(log.states, equals: [.began, .cancelled])
    stage.host.touch(.moved, at: CGPoint(x: 200, y: 100))
    stage.host.touch(.ended, at: CGPoint(x: 200, y: 100))
    expect(log.states, equals: [.began, .cancelled])
    pan.isEnabled = true
    stage.host.drag(from: point, to: CGPoint(x: 150, y: 100))
    expect(log.states.contains(.ended))
  }

  @Test func aCancelledTouchCancelsTheGesture() {
    let log = stage.log(UIPanGestureRecognizer())
    stage.host.touch(.began, at: point)
    stage.host.touch(.moved, at: CGPoint(x: 150, y: 100))
    stage.host.touch(.cancelled, at: CGPoint(x: 150, y: 100))
    expect(log.states, equals: [.began, .cancelled])
  }

  @Test func aSubclassSetsItsStates() {
    final class Immediate: UIGestureRecognizer {
      var resets = 0
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .changed
      }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
      override func reset() { resets += 1 }
    }
    let recognizer = Immediate()
    let log = stage.log(recognizer)
    stage.host.touch(.began, at: point)
    stage.host.touch(.moved, at: point)
    stage.host.touch(.ended, at: point)
    expect(log.states, equals: [.began, .changed, .ended])
    expect(recognizer.state, equals: .possible)
    expect(recognizer.resets, equals: 1)
    expect(stage.view.log, satisfies: \.isEmpty)
  }
}
