import Expectations
import Foundation
import Testing
import UIKit

@testable import UIKitCore

@Suite struct EventsPanTests {
  let stage = TouchStage()
  let start = CGPoint(x: 100, y: 100)

  @Test func panSlopIsExcluded() {
    let pan = UIPanGestureRecognizer()
    let log = stage.log(pan)
    var translations: [CGPoint] = []
    pan.addAction { [stage] in
      guard let pan = $0 as? UIPanGestureRecognizer else { return }
      translations.append(pan.translation(in: stage.view))
    }
    stage.host.touch(.began, at: start)
    stage.host.touch(.moved, at: CGPoint(x: 109, y: 100))
    expect(log.states, satisfies: \.isEmpty)
    stage.host.touch(.moved, at: CGPoint(x: 110, y: 100))
    expect(log.states, equals: [.began])
    stage.host.touch(.moved, at: CGPoint(x: 125, y: 100))
    stage.host.touch(.ended, at: CGPoint(x: 125, y: 100))
    expect(log.states, equals: [.began, .changed, .ended])
    expect(translations, equals: [CGPoint(x: 0, y: 0), CGPoint(x: 15, y: 0), CGPoint(x: 15, y: 0)])
  }

  @Test func velocityUsesTheLastTenthOfASecond() {
    let pan = UIPanGestureRecognizer()
    var velocity = CGPoint.zero
    pan.addAction { [stage] in
      if let pan = $0 as? UIPanGestureRecognizer, pan.state == .ended {
        velocity = pan.velocity(in: stage.view)
      }
    }
    stage.view.addGestureRecognizer(pan)
    stage.host.drag(from: start, to: CGPoint(x: 100, y: 200), duration: 0.5)
    expect(abs(velocity.y - 200), isBelow: 1)
    expect(velocity.x, equals: 0)
    stage.host.drag(from: start, to: CGPoint(x: 100, y: 200), duration: 0.5, hold: 0.3)
    expect(velocity, equals: .zero)
  }

  @Test func fingersBeyondTheMaximumDoNotMoveAPanThatBegan() {
    let pan = UIPanGestureRecognizer()
    pan.maximumNumberOfTouches = 1
    var translation = CGPoint.zero
    var fingers = 0
    pan.addAction { [stage] in
      guard let pan = $0 as? UIPanGestureRecognizer, pan.state == .changed else { return }
      translation = pan.translation(in: stage.view)
      fingers = pan.numberOfTouches
    }
    stage.view.addGestureRecognizer(pan)
    stage.host.touch(.began, at: start)
    stage.host.touch(.moved, at: CGPoint(x: 110, y: 100))
    stage.host.touch(.began, id: 1, at: CGPoint(x: 190, y: 100))
    stage.host.touch(.moved, at: CGPoint(x: 120, y: 100))
    expect(translation, equals: CGPoint(x: 10, y: 0))
    expect(fingers, equals: 1)
    stage.host.touch(.ended, id: 1, at: CGPoint(x: 190, y: 100))
    expect(pan.state, equals: .changed)
    stage.host.touch(.ended, at: CGPoint(x: 120, y: 100))
  }

  @Test func tapsAndPansAreExclusive() {
    let tapLog = stage.log(UITapGestureRecognizer())
    let panLog = stage.log(UIPanGestureRecognizer())
    stage.host.tap(at: start)
    expect(tapLog.states, equals: [.ended])
    expect(panLog.states, satisfies: \.isEmpty)
    stage.host.drag(from: start, to: CGPoint(x: 130, y: 100))
    expect(tapLog.states, equals: [.ended])
    expect(panLog.states.last, equals: .ended)
  }

  @Test func theTranslationCanBeSet() {
    let pan = UIPanGestureRecognizer()
    stage.view.addGestureRecognizer(pan)
    stage.host.touch(.began, at: start)
    stage.host.touch(.moved, at: CGPoint(x: 130, y: 100))
    pan.setTranslation(.zero, in: stage.view)
    stage.host.touch(.moved, at: CGPoint(x: 137, y: 104))
    expect(pan.translation(in: stage.view), equals: CGPoint(x: 7, y: 4))
  }

  @Test func aSecondFingerDoesNotMoveTheTranslation() {
    let pan = UIPanGestureRecognizer()
    stage.view.addGestureRecognizer(pan)
    stage.host.touch(.began, id: 0, at: start)
    stage.host.touch(.moved, id: 0, at: CGPoint(x: 130, y: 100))
    let before = pan.translation(in: stage.view)
    stage.host.touch(.began, id: 1, at: CGPoint(x: 200, y: 200))
    expect(pan.translation(in: stage.view), equals: before)
    stage.host.touch(.ended, id: 1, at: CGPoint(x: 200, y: 200))
    expect(pan.translation(in: stage.view), equals: before)
  }

  @Test func contentInsideADelayingViewReceivesTouchesLate() {
    final class Delaying: UIView {
      override var contentTouchDelay: TimeInterval { 0.15 }
    }
    let outer = Delaying(frame: stage.window.bounds)
    let inner = TouchRecorder(frame: outer.bounds)
    outer.addSubview(inner)
    stage.window.addSubview(outer)
    stage.host.touch(.began, at: start)
    stage.host.advance(by: 0.1)
    expect(inner.log, satisfies: \.isEmpty)
    stage.host.advance(by: 0.1)
    expect(inner.log, equals: ["began"])
    stage.host.touch(.ended, at: start)
    expect(inner.log, equals: ["began", "ended"])
    inner.log.removeAll()
    stage.host.tap(at: start)
    expect(inner.log, equals: ["began", "ended"])
    inner.log.removeAll()
    outer.addGestureRecognizer(UIPanGestureRecognizer())
    stage.host.drag(from: start, to: CGPoint(x: 150, y: 100), duration: 0.1)
    expect(inner.log, satisfies: \.isEmpty)
  }

  @Test func viewsCanRefuseTouchCancellation() {
    final class Keeping: UIView {
      override func mayCancelContentTouches(in view: UIView) -> Bool { false }
    }
    let outer = Keeping(frame: stage.window.bounds)
    let inner = TouchRecorder(frame: outer.bounds)
    outer.addSubview(inner)
    stage.window.addSubview(outer)
    let log = stage.log(UIPanGestureRecognizer(), on: outer)
    stage.host.touch(.began, at: start)
    stage.host.touch(.moved, at: CGPoint(x: 150, y: 100))
    stage.host.touch(.ended, at: CGPoint(x: 150, y: 100))
    expect(log.states, satisfies: \.isEmpty)
    expect(inner.log, equals: ["began", "moved", "ended"])
  }
}
