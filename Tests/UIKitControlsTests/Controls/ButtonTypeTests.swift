import Expectations
import Foundation
import Testing
import UIKit

/// Buttons of the types that bring an image, and the shadows of titles.
@MainActor
struct ButtonTypeTests {
  private let host = HeadlessHost(size: CGSize(width: 300, height: 300), scale: 2)
  private let window: UIWindow

  init() {
    window = host.makeWindow()
    window.backgroundColor = .white
  }

  private func show(_ button: UIButton) {
    window.addSubview(button)
    button.frame = CGRect(origin: CGPoint(x: 100, y: 100), size: button.intrinsicContentSize)
    host.frame()
  }

  @Test func aButtonOfAnActionAloneIsASystemButton() {
    let button = UIButton(primaryAction: UIAction(title: "Go") { _ in })
    expect(button.buttonType, equals: .system)
    expect(button.title(for: .normal), equals: "Go")
  }

  @Test(
    "information and contact buttons have an image in the tint",
    arguments: [
      (UIButton.ButtonType.detailDisclosure, "info.circle"), (.infoLight, "info.circle"),
      (.infoDark, "info.circle"), (.contactAdd, "plus.circle"),
    ]
  )
  func images(_ type: UIButton.ButtonType, _ name: String) throws {
    let button = UIButton(type: type)
    show(button)
    expect(button.buttonType, equals: type)
    expectNil(button.currentTitle)
    let view = try require(button.imageView)
    expect(view.image?.renderingMode, equals: .alwaysTemplate)
    expect(view.tintColor, equals: button.tintColor)
    expect(view.frame, equals: button.bounds)
    expect(button.bounds.width > 20 && button.bounds.width < 30)
    button.isHighlighted = true
    host.frame()
    expect(abs(view.alpha - 0.2), isBelow: 0.001)
    let own = UIImage(systemName: "heart")
    button.setImage(own, for: .normal)
    expect(button.currentImage, isSameAs: own)
  }

  @Test("states without content of their own have that of the normal state")
  func contentOfStates() {
    let button = UIButton()
    expect(button.titleColor(for: .normal), equals: .white)
    let image = UIImage()
    button.setTitle("Go", for: .normal)
    button.setTitleColor(.green, for: .normal)
    button.setTitleShadowColor(.gray, for: .normal)
    button.setImage(image, for: .normal)
    button.setBackgroundImage(image, for: .normal)
    button.setAttributedTitle(NSAttributedString(string: "Go"), for: .normal)
    for state: UIControl.State in [.highlighted, .selected, .disabled, [.selected, .highlighted]] {
      expect(button.title(for: state), equals: "Go")
      expect(button.titleColor(for: state), equals: .green)
      expect(button.titleShadowColor(for: state), equals: .gray)
      expect(button.image(for: state), isSameAs: image)
      expect(button.backgroundImage(for: state), isSameAs: image)
      expect(button.attributedTitle(for: state)?.string, equals: "Go")
    }
    button.setTitle("Going", for: .selected)
    expect(button.title(for: .selected), equals: "Going")
    expect(button.title(for: [.selected, .highlighted]), equals: "Go")
  }

  @Test("a disclosure button can be tapped")
  func taps() {
    let button = UIButton(type: .detailDisclosure)
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    show(button)
    host.tap(at: button.center)
    expect(taps, equals: 1)
  }

  @Test("the shadow of a title follows the state")
  func shadowByState() {
    let button = UIButton(type: .custom)
    button.setTitle("Follow", for: .normal)
    show(button)
    expectNil(button.currentTitleShadowColor)
    expectNil(button.titleLabel?.shadowColor)
    button.setTitleShadowColor(.red, for: .normal)
    button.setTitleShadowColor(.green, for: .highlighted)
    host.frame()
    expect(button.titleShadowColor(for: .highlighted), equals: .green)
    expect(button.titleShadowColor(for: .selected), equals: .red)
    expect(button.titleLabel?.shadowColor, equals: .red)
    button.isHighlighted = true
    host.frame()
    expect(button.currentTitleShadowColor, equals: .green)
    expect(button.titleLabel?.shadowColor, equals: .green)
    button.isHighlighted = false
    button.setTitleShadowColor(nil, for: .normal)
    host.frame()
    expectNil(button.titleLabel?.shadowColor)
  }

  /// The rows of the screen, in pixels, that have a color, of which the channels are given in
  /// 0xRRGGBB.
  private func rows(of color: UInt32) throws -> ClosedRange<Int>? {
    let image = try require(host.snapshot())
    let rows = (0..<600).filter { y in
      (0..<600).contains { image.pixel(x: $0, y: y) & 0xFF_FFFF == color }
    }
    guard let first = rows.first, let last = rows.last else { return nil }
    return first...last
  }

  @Test("the shadow of a label has sharp edges and its offset")
  func shadowOfLabel() throws {
    let label = UILabel(frame: CGRect(x: 50, y: 50, width: 200, height: 100))
    expectNil(label.shadowColor)
    expect(label.shadowOffset, equals: CGSize(width: 0, height: -1))
    label.font = .systemFont(ofSize: 40)
    label.text = "H"
    label.textColor = .blue
    window.addSubview(label)
    host.settle()
    try expectNil(rows(of: 0xFF0000))
    let letter = try require(try rows(of: 0x0000FF))
    label.shadowColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    label.shadowOffset = CGSize(width: 0, height: 10)
    host.settle()
    let shadow = try require(try rows(of: 0xFF0000))
    // The letter hides the shadow behind it.
    expect(abs(shadow.upperBound - letter.upperBound - 20), isAtMost: 1)
    try expect(rows(of: 0x0000FF), equals: letter)
    label.shadowOffset = CGSize(width: 0, height: -10)
    host.settle()
    expect(
      abs(try require(try rows(of: 0xFF0000)).lowerBound - letter.lowerBound + 20),
      isAtMost: 1
    )
    label.shadowColor = nil
    host.settle()
    try expectNil(rows(of: 0xFF0000))
  }
}
