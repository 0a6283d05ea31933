import Expectations
import Foundation
import Testing
import UIKit

/// A segmented control: touches, keys and segments.
@MainActor @Suite struct SegmentedControlTests {
  private typealias Fixture = ControlFixture<UISegmentedControl, Int>

  /// Three segments of 100 points.
  private func fixture(
    isRightToLeft: Bool = false,
    _ change: (UISegmentedControl) -> Void = { _ in }
  ) -> Fixture {
    Fixture(isRightToLeft: isRightToLeft, value: \.selectedSegmentIndex) {
      let control = UISegmentedControl(items: ["One", "Two", "Three"])
      control.frame.size = CGSize(width: 300, height: 32)
      change(control)
      return control
    }
  }

  @Test func nothingIsSelectedInitially() {
    let control = UISegmentedControl(items: ["One", "Two"])
    expect(control.numberOfSegments, equals: 2)
    expect(control.selectedSegmentIndex, equals: UISegmentedControl.noSegment)
    expect(control.titleForSegment(at: 1), equals: "Two")
    expect(control.bounds.height, equals: 32)
  }

  @Test func segmentsAreEquallyWide() {
    let control = UISegmentedControl(items: ["A", "A much longer title"])
    let width = control.intrinsicContentSize.width
    control.apportionsSegmentWidthsByContent = true
    expect(control.intrinsicContentSize.width, isBelow: width)
    control.setWidth(40, forSegmentAt: 0)
    control.apportionsSegmentWidthsByContent = false
    expect(control.widthForSegment(at: 0), equals: 40)
    expect(control.intrinsicContentSize.width, equals: width / 2 + 40)
  }

  @Test func tappingSelectsAndSendsOnce() {
    let fixture = fixture()
    fixture.tap(150)
    fixture.tap(150)
    fixture.tap(290)
    expect(fixture.values, equals: [1, 2])
  }

  @Test func rightToLeftSegmentsStartAtTheRight() {
    let fixture = fixture(isRightToLeft: true)
    fixture.tap(290)
    expect(fixture.values, equals: [0])
  }

  @Test func programmaticSelectionSendsNothing() {
    let fixture = fixture()
    fixture.control.selectedSegmentIndex = 2
    expect(fixture.values, satisfies: \.isEmpty)
    expect(fixture.control.selectedSegmentIndex, equals: 2)
  }

  @Test func slidingSelectsTheSegmentAtTheEnd() {
    let fixture = fixture { $0.selectedSegmentIndex = 0 }
    fixture.drag(from: 50, to: 250)
    fixture.drag(from: 150, to: 30)
    expect(fixture.values, equals: [2, 0])
    // Far below the control nothing is selected.
    fixture.headless.drag(from: fixture.point(150), to: fixture.point(150, 200))
    expect(fixture.values, equals: [2, 0])
  }

  @Test func disabledSegmentsAreNotSelected() {
    let fixture = fixture { $0.setEnabled(false, forSegmentAt: 1) }
    fixture.tap(150)
    expect(fixture.values, satisfies: \.isEmpty)
    expect(!fixture.control.isEnabledForSegment(at: 1))
  }

  @Test func momentaryControlsKeepNoSelection() {
    let fixture = fixture { $0.isMomentary = true }
    fixture.tap(150)
    fixture.tap(150)
    expect(fixture.values, equals: [1, 1])
    expect(fixture.control.selectedSegmentIndex, equals: UISegmentedControl.noSegment)
  }

  @Test func theSelectionStaysWithItsSegment() {
    let control = UISegmentedControl(items: ["One", "Two"])
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "Zero", at: 0, animated: false)
    expect(control.selectedSegmentIndex, equals: 2)
    control.removeSegment(at: 0, animated: false)
    expect(control.selectedSegmentIndex, equals: 1)
    control.removeSegment(at: 1, animated: false)
    expect(control.selectedSegmentIndex, equals: UISegmentedControl.noSegment)
    control.insertSegment(withTitle: "Last", at: 99, animated: false)
    expect(control.titleForSegment(at: 1), equals: "Last")
    control.removeAllSegments()
    expect(control.numberOfSegments, equals: 0)
  }

  @Test func aSegmentPerformsItsAction() {
    var performed: [String] = []
    let actions = ["One", "Two"].map { name in
      UIAction(title: name, identifier: UIAction.Identifier(name)) { _ in performed.append(name) }
    }
    let fixture = Fixture(value: \.selectedSegmentIndex) {
      UISegmentedControl(frame: CGRect(x: 0, y: 0, width: 200, height: 32), actions: actions)
    }
    fixture.tap(150)
    expect(performed, equals: ["Two"])
    expect(fixture.values, equals: [1])
    let control = fixture.control
    expect(control.segmentIndex(forActionIdentifier: UIAction.Identifier("Two")), equals: 1)
    expect(control.segmentIndex(forActionIdentifier: UIAction.Identifier("No")), equals: NSNotFound)
    control.insertSegment(action: actions[0], at: 2, animated: false)
    expect(control.numberOfSegments, equals: 2)
    expect(control.titleForSegment(at: 1), equals: "One")
  }

  @Test func tabMovesBetweenSegmentsAndSpaceSelects() {
    let fixture = fixture()
    fixture.headless.press(.keyboardTab)
    fixture.headless.press(.keyboardRightArrow)
    fixture.headless.press(" ")
    expect(fixture.values, equals: [1])
    fixture.headless.press(.keyboardTab)
    fixture.headless.press("\n")
    expect(fixture.values, equals: [1, 2])
  }

  @Test func assistiveTechnologiesSeeAButtonForEachSegment() throws {
    let fixture = fixture {
      $0.selectedSegmentIndex = 1
      $0.setEnabled(false, forSegmentAt: 2)
    }
    let root = try require(AccessibilityTree.root(of: fixture.window))
    expect(root.children.map(\.label), equals: ["One", "Two", "Three"])
    expect(root.children.map { $0.traits.contains(.selected) }, equals: [false, true, false])
    expect(root.children.map { $0.traits.contains(.notEnabled) }, equals: [false, false, true])
  }
}
