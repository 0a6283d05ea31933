import Expectations
import Foundation
import ScreenTesting
import Testing
import UIKit

/// Background images of controls, and the styles of controls.
@MainActor @Suite struct ControlBackgroundTests {
  private func fill(_ color: UIColor) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 3, height: 3)).image {
      color.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 3, height: 3))
    }
  }

  private func color(_ host: HeadlessHost, _ x: Int, _ y: Int) throws -> UInt32 {
    try require(host.snapshot()).pixel(x: x, y: y)
  }

  private func show(_ view: UIView) -> HeadlessHost {
    let host = HeadlessHost(size: CGSize(width: 320, height: 60), scale: 1)
    let window = host.makeWindow()
    window.backgroundColor = .white
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 32)
    window.addSubview(view)
    host.settle()
    return host
  }

  @Test func segmentsShowTheImageOfTheirState() throws {
    let control = UISegmentedControl(items: ["", "", ""])
    control.selectedSegmentIndex = 0
    control.setBackgroundImage(fill(.red), for: .normal, barMetrics: .default)
    control.setBackgroundImage(fill(.blue), for: .selected, barMetrics: .default)
    expect(control.backgroundImage(for: .normal, barMetrics: .default) != nil)
    expectNil(control.backgroundImage(for: .normal, barMetrics: .compact))
    let host = show(control)
    try expect(color(host, 20, 10) == 0xFF00_00FF && color(host, 150, 10) == 0xFFFF_0000)
    control.selectedSegmentIndex = 2
    host.settle()
    try expect(color(host, 20, 10) == 0xFFFF_0000 && color(host, 280, 10) == 0xFF00_00FF)
    control.setBackgroundImage(nil, for: .normal, barMetrics: .default)
    control.setBackgroundImage(nil, for: .selected, barMetrics: .default)
    expect(control.backgroundColor, equals: .tertiarySystemFill)
  }

  @Test func emptyImagesRemoveBackgroundAndDividers() throws {
    let control = UISegmentedControl(items: ["", ""])
    control.setBackgroundImage(UIImage(), for: .normal, barMetrics: .default)
    control.setDividerImage(
      UIImage(),
      forLeftSegmentState: .normal,
      rightSegmentState: .normal,
      barMetrics: .default
    )
    let host = show(control)
    for x in [2, 75, 149, 150, 151, 297] { try expect(color(host, x, 16), equals: 0xFFFF_FFFF) }
  }

  @Test func dividersFollowTheAdjacentStates() throws {
    let control = UISegmentedControl(items: ["", "", ""])
    control.setDividerImage(
      fill(.red),
      forLeftSegmentState: .normal,
      rightSegmentState: .normal,
      barMetrics: .default
    )
    control.setDividerImage(
      fill(.blue),
      forLeftSegmentState: .selected,
      rightSegmentState: .normal,
      barMetrics: .default
    )
    let host = show(control)
    try expect(color(host, 100, 16) == 0xFFFF_0000 && color(host, 200, 16) == 0xFFFF_0000)
    control.selectedSegmentIndex = 1
    host.settle()
    try expect(color(host, 100, 16) == 0xFFFF_0000 && color(host, 200, 16) == 0xFF00_00FF)
    let image = control.dividerImage(
      forLeftSegmentState: .selected,
      rightSegmentState: .normal,
      barMetrics: .default
    )
    expect(image != nil)
  }

  @Test func aStepperShowsTheImageOfEachHalf() throws {
    let stepper = UIStepper()
    stepper.setBackgroundImage(fill(.red), for: .normal)
    stepper.setBackgroundImage(fill(.blue), for: .disabled)
    stepper.setDividerImage(fill(.green), forLeftSegmentState: .normal, rightSegmentState: .normal)
    stepper.value = 5
    let host = show(stepper)
    stepper.frame.origin = .zero
    host.settle()
    let middle = Int(stepper.bounds.midX)
    try expect(color(host, middle - 44, 3), equals: 0xFFFF_0000)
    try expect(color(host, middle, 16), equals: 0xFF00_FF00)
    stepper.value = 0
    host.settle()
    try expect(color(host, middle - 44, 3), equals: 0xFF00_00FF)
    try expect(color(host, middle + 44, 3), equals: 0xFFFF_0000)
    expect(stepper.backgroundImage(for: .disabled) != nil)
  }

  @Test func aCloseButtonIsACircleOf30Points() {
    let button = UIButton(type: .close)
    expect(button.buttonType, equals: .close)
    let size = button.intrinsicContentSize
    expect(abs(size.width - 30) < 4 && abs(size.height - 30) < 4)
    expect(UIButton.ButtonType.roundedRect, equals: .system)
  }

  @Test func switchesHaveTheSlidingStyle() {
    let control = UISwitch()
    expect(control.style == .sliding && control.preferredStyle == .automatic)
    control.preferredStyle = .checkbox
    expect(control.style == .sliding && control.preferredStyle == .checkbox)
  }
}
