import Expectations
import Foundation
import Testing
import UIKit

@Suite struct EventsSwipeTests {
  let stage = TouchStage()
  let start = CGPoint(x: 150, y: 150)

  private func states(
    _ direction: UISwipeGestureRecognizer.Direction,
    to end: CGPoint,
    duration: TimeInterval = 0.2
  ) -> [UIGestureRecognizer.State] {
    let swipe = UISwipeGestureRecognizer()
    swipe.direction = direction
    let log = stage.log(swipe)
    stage.host.drag(from: start, to: end, duration: duration)
    stage.view.removeGestureRecognizer(swipe)
    return log.states
  }

  @Test func quickMovesInTheirDirectionAreSwipes() {
    expect(states(.right, to: CGPoint(x: 250, y: 160)), equals: [.ended])
    expect(states(.left, to: CGPoint(x: 50, y: 140)), equals: [.ended])
    expect(states(.up, to: CGPoint(x: 140, y: 50)), equals: [.ended])
    expect(states([.up, .down], to: CGPoint(x: 150, y: 250)), equals: [.ended])
    expect(stage.view.log.contains("cancelled"))
  }

  @Test func slowShortOrOtherMovesAreNoSwipes() {
    expect(states(.right, to: CGPoint(x: 50, y: 150)), equals: [])
    expect(states(.right, to: CGPoint(x: 190, y: 150)), equals: [])
    expect(states(.right, to: CGPoint(x: 280, y: 150), duration: 3), equals: [])
    expect(states(.right, to: CGPoint(x: 230, y: 290)), equals: [])
  }

  @Test func swipesRequireTheirNumberOfFingers() {
    let swipe = UISwipeGestureRecognizer()
    swipe.numberOfTouchesRequired = 2
    let log = stage.log(swipe)
    stage.host.drag(from: start, to: CGPoint(x: 250, y: 150))
    expect(log.states, equals: [])
    for (id, y) in [(1, 100.0), (2, 180.0)] {
      stage.host.touch(.began, id: id, at: CGPoint(x: 100, y: y))
    }
    for (id, y) in [(1, 100.0), (2, 180.0)] {
      stage.host.touch(.moved, id: id, at: CGPoint(x: 170, y: y))
    }
    expect(log.states, equals: [.ended])
  }
}
