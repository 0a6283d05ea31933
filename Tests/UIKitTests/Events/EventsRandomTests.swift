import Expectations
import Foundation
import TestSupport
import Testing
import UIKit

@testable import UIKitCore

@Suite struct EventsRandomTests {
  @Test(arguments: Seeds.first(40))
  func everyGestureAndTouchEnds(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let stage = TouchStage()
    var views = [stage.view]
    var recognizers: [UIGestureRecognizer] = []
    var open: [ObjectIdentifier: Int] = [:]
    for _ in 0..<4 {
      let parent = views.randomElement(using: &random) ?? stage.view
      let view = TouchRecorder(frame: CGRect(x: 10, y: 10, width: 250, height: 250))
      view.isMultipleTouchEnabled = Bool.random(using: &random)
      parent.addSubview(view)
      views.append(view)
    }
    for _ in 0..<6 {
      let recognizer: UIGestureRecognizer
      switch Int.random(in: 0..<4, using: &random) {
      case 0: recognizer = UITapGestureRecognizer()
      case 1:
        let tap = UITapGestureRecognizer()
        tap.numberOfTapsRequired = 2
        recognizer = tap
      case 2: recognizer = UILongPressGestureRecognizer()
      default: recognizer = UIPanGestureRecognizer()
      }
      recognizer.delaysTouchesBegan = Int.random(in: 0..<4, using: &random) == 0
      recognizer.cancelsTouchesInView = Bool.random(using: &random)
      if let other = recognizers.randomElement(using: &random), Bool.random(using: &random) {
        recognizer.require(toFail: other)
      }
      recognizer.addAction { recognizer in
        switch recognizer.state {
        case .began: open[ObjectIdentifier(recognizer), default: 0] += 1
        case .ended where recognizer is UITapGestureRecognizer: break
        case .ended, .cancelled: open[ObjectIdentifier(recognizer), default: 0] -= 1
        case .changed, .possible, .failed: break
        }
      }
      views.randomElement(using: &random)?.addGestureRecognizer(recognizer)
      recognizers.append(recognizer)
    }
    var down: Set<Int> = []
    for _ in 0..<120 {
      let id = Int.random(in: 0..<3, using: &random)
      let point = CGPoint(
        x: CGFloat.random(in: 0..<300, using: &random),
        y: CGFloat.random(in: 0..<300, using: &random)
      )
      if down.contains(id) {
        switch Int.random(in: 0..<5, using: &random) {
        case 0, 1:
          stage.host.touch(.ended, id: id, at: point)
          down.remove(id)
        case 2 where Int.random(in: 0..<4, using: &random) == 0:
          stage.host.touch(.cancelled, id: id, at: point)
          down.remove(id)
        default: stage.host.touch(.moved, id: id, at: point)
        }
      } else {
        stage.host.touch(.began, id: id, at: point)
        down.insert(id)
      }
      if Int.random(in: 0..<6, using: &random) == 0 {
        stage.host.advance(by: Double.random(in: 0..<0.7, using: &random))
      }
      if Int.random(in: 0..<60, using: &random) == 0 {
        views.last?.removeFromSuperview()
        stage.view.addSubview(views.last ?? stage.view.subviews[0])
      }
    }
    for id in down { stage.host.touch(.ended, id: id, at: .zero) }
    stage.host.advance(by: 3)
    for recognizer in recognizers {
      expect(recognizer.state, equals: .possible, "seed \(seed): \(recognizer)")
      expect(recognizer.sequence, satisfies: \.isEmpty, "seed \(seed): \(recognizer)")
      expect(open[ObjectIdentifier(recognizer), default: 0], equals: 0, "seed \(seed)")
    }
    expect(stage.window.gestures.active, satisfies: \.isEmpty, "seed \(seed)")
    for view in views {
      let begun = view.log.count { $0 == "began" }
      let closed = view.log.count { $0 == "ended" || $0 == "cancelled" }
      expect(begun, equals: closed, "seed \(seed)")
    }
  }

  @Test func removedViewsLoseTheirTouches() {
    let stage = TouchStage()
    let log = stage.log(UIPanGestureRecognizer())
    stage.host.touch(.began, at: CGPoint(x: 10, y: 10))
    stage.view.removeFromSuperview()
    expect(stage.view.log, equals: ["began", "cancelled"])
    stage.host.touch(.moved, at: CGPoint(x: 100, y: 10))
    stage.host.touch(.ended, at: CGPoint(x: 100, y: 10))
    expect(log.states, satisfies: \.isEmpty)
    expect(stage.view.log, equals: ["began", "cancelled"])
  }

  @Test func gesturesOfRemovedViewsAreCancelled() {
    let stage = TouchStage()
    let log = stage.log(UIPanGestureRecognizer())
    stage.host.touch(.began, at: CGPoint(x: 10, y: 10))
    stage.host.touch(.moved, at: CGPoint(x: 100, y: 10))
    stage.view.removeFromSuperview()
    expect(log.states, equals: [.began, .cancelled])
  }
}
