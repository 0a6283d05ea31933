import Expectations
import Foundation
import Testing
import UIKit

/// A stepper: touches, keys and values.
@MainActor @Suite struct StepperTests {
  private typealias Fixture = ControlFixture<UIStepper, Double>
  private let left: CGFloat = 20
  private let right: CGFloat = 70

  private func fixture(
    isRightToLeft: Bool = false,
    _ change: (UIStepper) -> Void = { _ in }
  ) -> Fixture {
    Fixture(isRightToLeft: isRightToLeft, value: \.value) {
      let stepper = UIStepper()
      change(stepper)
      return stepper
    }
  }

  @Test func steppersHaveDefaultSizeRangeAndStep() {
    let stepper = UIStepper(frame: CGRect(x: 0, y: 0, width: 500, height: 1))
    expect(stepper.bounds.size, equals: CGSize(width: 94, height: 32))
    expect(stepper.intrinsicContentSize, equals: CGSize(width: 94, height: 32))
    expect((stepper.minimumValue, stepper.maximumValue, stepper.stepValue) == (0, 100, 1))
    stepper.value = 200
    expect(stepper.value, equals: 100)
    stepper.maximumValue = 10
    expect(stepper.value, equals: 10)
  }

  @Test func theHalvesStepDownAndUp() {
    let fixture = fixture { $0.stepValue = 2.5 }
    fixture.tap(right)
    fixture.tap(right)
    fixture.tap(left)
    expect(fixture.values, equals: [2.5, 5, 2.5])
  }

  @Test func rightToLeftTheLeftHalfStepsUp() {
    let fixture = fixture(isRightToLeft: true)
    fixture.tap(left)
    expect(fixture.values, equals: [1])
  }

  @Test func steppersStopAtTheirLimitsUnlessTheyWrap() {
    let fixture = fixture { $0.maximumValue = 2 }
    fixture.tap(left)
    expect(fixture.values, satisfies: \.isEmpty)
    for _ in 0..<4 { fixture.tap(right) }
    expect(fixture.values, equals: [1, 2])
    fixture.control.wraps = true
    fixture.tap(right)
    fixture.tap(left)
    expect(fixture.values, equals: [1, 2, 0, 2])
  }

  @Test func holdingRepeats() {
    let fixture = fixture()
    fixture.headless.touch(.began, at: fixture.point(right))
    fixture.headless.advance(by: 0.4)
    expect(fixture.values, equals: [1])
    fixture.headless.advance(by: 0.6)
    expect(fixture.values.count, isAbove: 3)
    fixture.headless.touch(.ended, at: fixture.point(right))
    let count = fixture.values.count
    fixture.headless.advance(by: 1)
    expect(fixture.values.count, equals: count)
  }

  @Test func withoutAutorepeatHoldingStepsOnce() {
    let fixture = fixture { $0.autorepeat = false }
    fixture.headless.touch(.began, at: fixture.point(right))
    fixture.headless.advance(by: 2)
    fixture.headless.touch(.ended, at: fixture.point(right))
    expect(fixture.values, equals: [1])
  }

  @Test func aNonContinuousStepperSendsOnceOnRelease() {
    let fixture = fixture { $0.isContinuous = false }
    fixture.headless.touch(.began, at: fixture.point(right))
    fixture.headless.advance(by: 1.2)
    expect(fixture.values, satisfies: \.isEmpty)
    fixture.headless.touch(.ended, at: fixture.point(right))
    expect(fixture.values, equals: [fixture.control.value])
    expect(fixture.control.value, isAbove: 2)
  }

  @Test func reachingTheEndWhileHeldSendsOnce() {
    let fixture = fixture {
      $0.maximumValue = 2
      $0.isContinuous = false
    }
    fixture.headless.touch(.began, at: fixture.point(right))
    fixture.headless.advance(by: 2)
    fixture.headless.touch(.ended, at: fixture.point(right))
    expect(fixture.values, equals: [2])
  }

  @Test func tabMovesBetweenHalvesAndSpaceSteps() {
    let fixture = fixture { $0.value = 5 }
    fixture.headless.press(.keyboardTab)
    fixture.headless.press(" ")
    fixture.headless.press(.keyboardTab)
    fixture.headless.press(" ")
    fixture.headless.press(" ")
    expect(fixture.values, equals: [4, 5, 6])
  }

  @Test func assistiveTechnologiesSeeTwoButtons() throws {
    let fixture = fixture()
    let root = try require(AccessibilityTree.root(of: fixture.window))
    expect(root.children.map(\.label), equals: ["Decrement", "Increment"])
    expect(root.children.first?.traits.contains(.notEnabled), equals: true)
  }

  @Test func imagesReplaceTheSigns() throws {
    let image = try require(UIImage(systemName: "heart"))
    let stepper = UIStepper()
    expect(stepper.incrementImage(for: .normal) != nil)
    stepper.setIncrementImage(image, for: .normal)
    expect(stepper.incrementImage(for: .normal), isSameAs: image)
    expect(stepper.decrementImage(for: .normal) !== image)
  }
}
