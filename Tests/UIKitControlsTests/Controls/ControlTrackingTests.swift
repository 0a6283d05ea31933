import Expectations
import Foundation
import Testing
import UIKit

/// The tracking state of controls when a touch begins and ends.
@MainActor @Suite struct ControlTrackingTests {
  private final class CheckBox: UIControl {
    var isOn = false
    var begins: [Bool] = []
    var accepts = true
    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      begins.append(isTouchInside)
      return accepts
    }
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
      super.endTracking(touch, with: event)
      if isTouchInside { isOn.toggle() }
    }
  }

  private let host = HeadlessHost(size: CGSize(width: 300, height: 300))
  private let window: UIWindow
  private let box = CheckBox(frame: CGRect(x: 100, y: 100, width: 60, height: 40))

  init() {
    window = host.makeWindow()
    window.addSubview(box)
    host.frame()
  }

  @Test func isTouchInsideHoldsInEndTracking() {
    host.tap(at: CGPoint(x: 120, y: 120))
    expect(box.isOn)
    expect(!box.isTouchInside)
    host.touch(.began, at: CGPoint(x: 120, y: 120))
    host.touch(.moved, at: CGPoint(x: 290, y: 290))
    host.touch(.ended, at: CGPoint(x: 290, y: 290))
    expect(box.isOn)
  }

  @Test func isTouchInsideHoldsInTheActions() {
    var seen: [Bool] = []
    box.addAction(UIAction { [box] _ in seen.append(box.isTouchInside) }, for: .touchUpInside)
    box.addAction(UIAction { [box] _ in seen.append(box.isTouchInside) }, for: .touchUpOutside)
    host.tap(at: CGPoint(x: 120, y: 120))
    host.touch(.began, at: CGPoint(x: 120, y: 120))
    host.touch(.ended, at: CGPoint(x: 290, y: 290))
    expect(seen, equals: [true, false])
  }

  @Test func theTouchIsInsideAsTrackingBegins() {
    box.accepts = false
    host.touch(.began, at: CGPoint(x: 120, y: 120))
    expect(box.begins, equals: [true])
    expect(!box.isTouchInside)
    expect(!box.isTracking)
    host.touch(.ended, at: CGPoint(x: 120, y: 120))
    expect(!box.isOn)
  }

  @Test func aSwitchLeavesItsOpacityToTheProgram() {
    let toggle = UISwitch()
    toggle.alpha = 0
    toggle.isOn = true
    expect(toggle.alpha, equals: 0)
    toggle.isEnabled = false
    expect(toggle.alpha, equals: 0)
    toggle.alpha = 1
    toggle.isEnabled = true
    expect(toggle.alpha, equals: 1)
  }
}
