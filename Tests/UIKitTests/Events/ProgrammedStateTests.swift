import Expectations
import Foundation
import Testing
import UIKit

/// States of recognizers that a program sets outside of touch events.
@MainActor @Suite struct ProgrammedStateTests {
  private let headless = HeadlessHost(size: CGSize(width: 390, height: 844))
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  init() { headless.makeWindow().addSubview(view) }

  private final class Seen {
    var states: [UIGestureRecognizer.State] = []
  }

  private func add(_ recognizer: UIGestureRecognizer) -> Seen {
    let seen = Seen()
    headless.run {
      recognizer.addAction { seen.states.append($0.state) }
      view.addGestureRecognizer(recognizer)
    }
    return seen
  }

  @Test func aStateLastsUntilTheNextFrame() {
    let tap = UITapGestureRecognizer()
    let seen = add(tap)
    headless.run {
      tap.state = .ended
      expect(tap.state, equals: .ended)
      expect(seen.states, satisfies: \.isEmpty, "the action is called in the next turn")
    }
    headless.settle()
    expect(seen.states, equals: [.ended])
    expect(tap.state, equals: .possible)
  }

  @Test func aFailureIsResetWithoutAnAction() {
    let tap = UITapGestureRecognizer()
    let seen = add(tap)
    headless.run { tap.state = .failed }
    headless.settle()
    expect(seen.states, satisfies: \.isEmpty)
    expect(tap.state, equals: .possible)
  }

  @Test func aContinuousGestureGoesOn() {
    let pan = UIPanGestureRecognizer()
    let seen = add(pan)
    headless.run { pan.state = .began }
    headless.settle()
    expect(pan.state, equals: .began)
    headless.run {
      pan.state = .cancelled
      expect(pan.state, equals: .cancelled)
    }
    headless.settle()
    expect(seen.states, equals: [.began, .cancelled])
    expect(pan.state, equals: .possible)
  }

  @Test func allActionsAreRemovedWithoutATarget() {
    let tap = UITapGestureRecognizer()
    let seen = add(tap)
    headless.run {
      tap.removeTarget(self.view, action: nil)
      tap.state = .ended
    }
    headless.settle()
    expect(seen.states, equals: [.ended])
    headless.run {
      tap.removeTarget(nil, action: nil)
      tap.state = .ended
    }
    headless.settle()
    expect(seen.states, equals: [.ended])
  }
}
