import Expectations
import Foundation
import Testing
import UIKit

@testable import UIKitCore

@Suite struct EventsTouchTests {
  let stage = TouchStage()
  let point = CGPoint(x: 100, y: 100)

  @Test func touchesAndEventsCanBeCreatedForTests() {
    let touch = UITouch()
    expect(touch.phase == .began && touch.location(in: UIView()) == .zero)
    expect(UIEvent().type == .touches && UIEvent().allTouches?.isEmpty == true)
  }

  @Test func touchesBelongToTheirInitialView() {
    stage.host.touch(.began, at: point)
    stage.host.touch(.moved, at: CGPoint(x: 120, y: 100))
    stage.host.touch(.moved, at: CGPoint(x: 900, y: 100))
    stage.host.touch(.ended, at: CGPoint(x: 900, y: 100))
    expect(stage.view.log, equals: ["began", "moved", "moved", "ended"])
  }

  @Test func unhandledTouchesClimbTheResponderChain() {
    let inner = UIView(frame: CGRect(x: 90, y: 90, width: 50, height: 50))
    stage.view.addSubview(inner)
    stage.host.tap(at: point)
    expect(stage.view.log, equals: ["began", "ended"])
  }

  @Test func singleTouchViewsIgnoreSecondFingers() {
    stage.host.touch(.began, id: 0, at: point)
    stage.host.touch(.began, id: 1, at: CGPoint(x: 150, y: 150))
    expect(stage.view.log, equals: ["began"])
    stage.host.touch(.ended, id: 1, at: point)
    stage.host.touch(.ended, id: 0, at: point)
    expect(stage.view.log, equals: ["began", "ended"])
    stage.view.isMultipleTouchEnabled = true
    stage.view.log.removeAll()
    stage.host.touch(.began, id: 0, at: point)
    stage.host.touch(.began, id: 1, at: CGPoint(x: 150, y: 150))
    expect(stage.view.log, equals: ["began", "began"])
  }

  @Test func exclusiveTouchBlocksOtherViews() {
    let other = TouchRecorder(frame: CGRect(x: 200, y: 200, width: 50, height: 50))
    stage.window.addSubview(other)
    stage.view.isExclusiveTouch = true
    stage.host.touch(.began, id: 0, at: point)
    stage.host.touch(.began, id: 1, at: CGPoint(x: 210, y: 210))
    expect(other.log, satisfies: \.isEmpty)
    stage.host.touch(.ended, id: 0, at: point)
    stage.host.touch(.ended, id: 1, at: CGPoint(x: 210, y: 210))
    expect(other.log, satisfies: \.isEmpty)
  }

  @Test func quickTouchesIncreaseTheTapCount() {
    final class Counter: UIView {
      var counts: [Int] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        counts.append(touches.first?.tapCount ?? 0)
      }
    }
    let view = Counter(frame: stage.window.bounds)
    stage.window.addSubview(view)
    stage.host.tap(at: point)
    stage.host.tap(at: point)
    stage.host.advance(by: 1)
    stage.host.tap(at: point)
    expect(view.counts, equals: [1, 2, 1])
  }

  @Test func hidingTheWindowCancelsTouches() {
    stage.host.touch(.began, at: point)
    stage.window.isHidden = true
    expect(stage.view.log, equals: ["began", "cancelled"])
  }

  @Test func scrollsGoToTheDeepestHandlingView() {
    final class Scroller: UIView {
      var deltas: [CGVector] = []
      var takes = true
      override func handleScroll(_ input: ScrollInput) -> Bool {
        guard takes else { return false }
        deltas.append(input.delta)
        return true
      }
    }
    let outer = Scroller(frame: stage.window.bounds)
    let inner = Scroller(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    let leaf = UIView(frame: inner.bounds)
    stage.window.addSubview(outer)
    outer.addSubview(inner)
    inner.addSubview(leaf)
    stage.host.host.sendScroll(delta: CGVector(dx: 0, dy: 5), phase: .wheel, location: point)
    stage.host.frame()
    expect(inner.deltas.count == 1 && outer.deltas.isEmpty)
    inner.takes = false
    stage.host.host.sendScroll(delta: CGVector(dx: 0, dy: 5), phase: .wheel, location: point)
    stage.host.frame()
    expect(inner.deltas.count == 1 && outer.deltas.count == 1)
  }

  @Test func keysGoUpTheResponderChain() {
    final class Keys: UIView {
      var keys: [UIKeyboardHIDUsage] = []
      override var canBecomeFirstResponder: Bool { true }
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        keys += presses.compactMap { $0.key?.keyCode }
      }
    }
    final class Inner: UIView {
      override var canBecomeFirstResponder: Bool { true }
    }
    let outer = Keys(frame: stage.window.bounds)
    let inner = Inner(frame: outer.bounds)
    outer.addSubview(inner)
    stage.window.addSubview(outer)
    inner.becomeFirstResponder()
    let key = UIKey(keyCode: .keyboardPageDown)
    stage.host.host.sendKey(key, isDown: true)
    stage.host.host.sendKey(key, isDown: false)
    stage.host.frame()
    expect(outer.keys, equals: [.keyboardPageDown])
  }
}
