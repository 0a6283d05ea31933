import Expectations
import Foundation
import Testing
import UIKit

/// States of recognizers that a program sets outside of touch events.
@MainActor @Suite struct ProgrammedStateTests {
  private let fixture = PresentationFixture()

  private final class Seen {
    var states: [UIGestureRecognizer.State] = []
  }

  private func add(_ recognizer: UIGestureRecognizer) -> Seen {
    let seen = Seen()
    fixture.headless.run {
      recognizer.addAction { seen.states.append($0.state) }
      fixture.root.view.addGestureRecognizer(recognizer)
    }
    return seen
  }

  @Test func aStateLastsUntilTheNextFrame() {
    let tap = UITapGestureRecognizer()
    let seen = add(tap)
    fixture.headless.run {
      tap.state = .ended
      expect(tap.state, equals: .ended)
      expect(seen.states, satisfies: \.isEmpty, "the action is called in the next turn")
    }
    fixture.headless.settle()
    expect(seen.states, equals: [.ended])
    expect(tap.state, equals: .possible)
  }

  @Test func aFailureIsResetWithoutAnAction() {
    let tap = UITapGestureRecognizer()
    let seen = add(tap)
    fixture.headless.run { tap.state = .failed }
    fixture.headless.settle()
    expect(seen.states, satisfies: \.isEmpty)
    expect(tap.state, equals: .possible)
  }

  @Test func aContinuousGestureGoesOn() {
    let pan = UIPanGestureRecognizer()
    let seen = add(pan)
    fixture.headless.run { pan.state = .began }
    fixture.headless.settle()
    expect(pan.state, equals: .began)
    fixture.headless.run {
      pan.state = .cancelled
      expect(pan.state, equals: .cancelled)
    }
    fixture.headless.settle()
    expect(seen.states, equals: [.began, .cancelled])
    expect(pan.state, equals: .possible)
  }

  @Test func allActionsAreRemovedWithoutATarget() {
    let tap = UITapGestureRecognizer()
    let seen = add(tap)
    fixture.headless.run {
      tap.removeTarget(self.fixture, action: nil)
      tap.state = .ended
    }
    fixture.headless.settle()
    expect(seen.states, equals: [.ended])
    fixture.headless.run {
      tap.removeTarget(nil, action: nil)
      tap.state = .ended
    }
    fixture.headless.settle()
    expect(seen.states, equals: [.ended])
  }
}
