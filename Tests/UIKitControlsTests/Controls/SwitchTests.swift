import Expectations
import Foundation
import Testing
import UIKit

/// A switch: touches and keys.
@MainActor @Suite struct SwitchTests {
  private final class Fixture {
    let headless = HeadlessHost(size: CGSize(width: 200, height: 200))
    let window: UIWindow
    let view: UISwitch
    var values: [Bool] = []

    init(isRightToLeft: Bool = false) {
      let window = headless.makeWindow()
      self.window = window
      view = headless.run {
        let view = UISwitch(frame: CGRect(x: 50, y: 50, width: 999, height: 1))
        if isRightToLeft { view.semanticContentAttribute = .forceRightToLeft }
        window.addSubview(view)
        return view
      }
      view.addAction(
        UIAction { [weak self] in
          if let view = $0.sender as? UISwitch { self?.values.append(view.isOn) }
        },
        for: .valueChanged
      )
      headless.settle()
    }

    var thumbX: CGFloat { view.subviews.last?.subviews.last?.center.x ?? 0 }
  }

  @Test func switchesHaveAFixedSize() {
    let fixture = Fixture()
    expect(fixture.view.bounds.size, equals: CGSize(width: 51, height: 31))
    expect(fixture.view.intrinsicContentSize, equals: CGSize(width: 51, height: 31))
    expect(fixture.view.sizeThatFits(CGSize(width: 10, height: 10)).width, equals: 51)
  }

  @Test func tappingTogglesAndSendsTheChange() {
    let fixture = Fixture()
    fixture.headless.tap(at: CGPoint(x: 70, y: 65))
    fixture.headless.settle()
    expect(fixture.view.isOn)
    expect(fixture.values, equals: [true])
    expect(fixture.thumbX, isAbove: 30)
    fixture.headless.tap(at: CGPoint(x: 70, y: 65))
    expect(fixture.values, equals: [true, false])
  }

  @Test func programmaticChangesSendNothing() {
    let fixture = Fixture()
    fixture.headless.run { fixture.view.setOn(true, animated: true) }
    fixture.headless.settle()
    expect(fixture.view.isOn)
    expect(fixture.values, equals: [])
  }

  @Test func draggingMovesTheThumbOnce() {
    let fixture = Fixture()
    fixture.headless.drag(from: CGPoint(x: 60, y: 65), to: CGPoint(x: 120, y: 65))
    fixture.headless.settle()
    expect(fixture.view.isOn)
    expect(fixture.values, equals: [true])
    // There and back is no change.
    fixture.headless.touch(.began, at: CGPoint(x: 90, y: 65))
    fixture.headless.touch(.moved, at: CGPoint(x: 50, y: 65))
    fixture.headless.touch(.moved, at: CGPoint(x: 100, y: 65))
    fixture.headless.touch(.ended, at: CGPoint(x: 100, y: 65))
    expect(fixture.view.isOn)
    expect(fixture.values, equals: [true])
  }

  @Test func rightToLeftSwitchesAreMirrored() {
    let fixture = Fixture(isRightToLeft: true)
    expect(fixture.thumbX, isAbove: 30)
    fixture.headless.drag(from: CGPoint(x: 95, y: 65), to: CGPoint(x: 40, y: 65))
    fixture.headless.settle()
    expect(fixture.view.isOn)
    expect(fixture.thumbX, isBelow: 20)
  }

  @Test func spaceTogglesTheFocusedSwitch() {
    let fixture = Fixture()
    fixture.headless.press(.keyboardTab)
    expect(fixture.view.isFocused)
    fixture.headless.press(" ")
    expect(fixture.values, equals: [true])
    fixture.view.isEnabled = false
    expect(!fixture.view.accessibilityActivate())
  }

  @Test func theAccessibilityValueReflectsTheState() {
    let fixture = Fixture()
    expect(fixture.view.accessibilityValue, equals: "0")
    expect(fixture.view.accessibilityTraits.contains(.toggleButton))
    expect(!fixture.view.accessibilityTraits.contains(.selected))
    expect(fixture.view.accessibilityActivate())
    expect(fixture.view.accessibilityValue, equals: "1")
    expect(fixture.view.accessibilityTraits.contains(.selected))
  }
}
