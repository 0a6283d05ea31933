import Expectations
import Foundation
import ScreenTesting
import Testing
import UIKit
import _Testing_Snapshots

/// Tooltips, which appear while the pointer rests.
@MainActor @Suite final class ToolTipTests: UIToolTipInteractionDelegate {
  private let headless = HeadlessHost(size: CGSize(width: 240, height: 160))
  private let window: UIWindow
  private let button: UIButton

  init() {
    let window = headless.makeWindow()
    self.window = window
    button = headless.run {
      window.backgroundColor = .systemBackground
      let button = UIButton(configuration: .gray())
      button.configuration?.title = "Archive"
      button.frame = CGRect(x: 40, y: 30, width: 120, height: 40)
      window.addSubview(button)
      return button
    }
    headless.settle()
  }

  func toolTipInteraction(
    _ interaction: UIToolTipInteraction,
    configurationAt point: CGPoint
  ) -> UIToolTipConfiguration? {
    let half = CGRect(x: point.x < 60 ? 0 : 60, y: 0, width: 60, height: 40)
    return UIToolTipConfiguration(toolTip: point.x < 60 ? "left" : "right", in: half)
  }

  private func move(to point: CGPoint, for time: TimeInterval = 1) {
    headless.host.sendHover(at: point)
    headless.advance(by: time)
  }

  /// The text that is shown.
  private var words: String? {
    func label(in view: UIView) -> String? {
      (view as? UILabel)?.text ?? view.subviews.lazy.compactMap(label).first
    }
    return window.subviews.filter { $0 !== button }.lazy.compactMap(label).first
  }

  @Test func toolTipsShowWhileThePointerRests() {
    headless.run { button.toolTip = "Put away" }
    expect(button.toolTipInteraction?.defaultToolTip, equals: "Put away")
    move(to: CGPoint(x: 80, y: 50), for: 0.3)
    expectNil(words)
    move(to: CGPoint(x: 82, y: 50), for: 0.5)
    expectNil(words)
    headless.advance(by: 0.3)
    expect(words, equals: "Put away")
    move(to: CGPoint(x: 90, y: 50), for: 0.1)
    expect(words, equals: "Put away")
    move(to: CGPoint(x: 10, y: 100), for: 0.1)
    expectNil(words)
    headless.settle()
  }

  @Test func clickingHidesTheToolTip() {
    headless.run { button.toolTip = "Put away" }
    move(to: CGPoint(x: 80, y: 50))
    expect(words, equals: "Put away")
    headless.click(at: CGPoint(x: 80, y: 50))
    expectNil(words)
  }

  @Test func theDelegateProvidesToolTipsForRegions() {
    let interaction = UIToolTipInteraction()
    interaction.delegate = self
    headless.run { button.addInteraction(interaction) }
    move(to: CGPoint(x: 60, y: 50))
    expect(words, equals: "left")
    move(to: CGPoint(x: 130, y: 50), for: 0.2)
    expectNil(words)
    headless.advance(by: 0.6)
    expect(words, equals: "right")
    interaction.isEnabled = false
    expectNil(words)
    move(to: CGPoint(x: 60, y: 50))
    expectNil(words)
  }

  @Test func toolTipsStayInTheWindow() {
    headless.run { button.toolTip = "Puts the conversation away without deleting any of it" }
    move(to: CGPoint(x: 150, y: 60))
    expectLook(window, on: headless, "tool-tip")
  }
}
