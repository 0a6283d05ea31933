import Expectations
import Foundation
import Testing
import UIKit

@MainActor
struct ControlTests {
  private let host = HeadlessHost(size: CGSize(width: 300, height: 300))
  private let window: UIWindow
  private let control: UIControl

  init() {
    window = host.makeWindow()
    control = UIControl(frame: CGRect(x: 100, y: 100, width: 60, height: 40))
    window.addSubview(control)
    host.frame()
  }

  /// Counts events by name.
  @MainActor
  private final class Log {
    var names: [String] = []

    func watch(_ control: UIControl) {
      let events: [(UIControl.Event, String)] = [
        (.touchDown, "down"), (.touchDragInside, "dragInside"), (.touchDragOutside, "dragOutside"),
        (.touchDragEnter, "enter"), (.touchDragExit, "exit"), (.touchUpInside, "upInside"),
        (.touchUpOutside, "upOutside"), (.touchCancel, "cancel"),
      ]
      for (event, name) in events {
        control.addAction(UIAction { [unowned self] _ in names.append(name) }, for: event)
      }
    }
  }

  @Test func tapSendsDownAndUpInside() {
    let log = Log()
    log.watch(control)
    host.touch(.began, at: CGPoint(x: 120, y: 120))
    expect(control.isHighlighted)
    expect(control.isTracking)
    expect(control.state, equals: .highlighted)
    host.touch(.ended, at: CGPoint(x: 120, y: 120))
    expect(!control.isHighlighted)
    expect(!control.isTracking)
    expect(log.names, equals: ["down", "upInside"])
  }

  @Test func touchesStayInsideWithinSeventyPoints() {
    let log = Log()
    log.watch(control)
    host.touch(.began, at: CGPoint(x: 120, y: 120))
    host.touch(.moved, at: CGPoint(x: 225, y: 120))
    expect(control.isHighlighted)
    host.touch(.moved, at: CGPoint(x: 235, y: 120))
    expect(!control.isHighlighted)
    expect(!control.isTouchInside)
    host.touch(.moved, at: CGPoint(x: 150, y: 120))
    expect(control.isHighlighted)
    host.touch(.ended, at: CGPoint(x: 235, y: 120))
    expect(
      log.names,
      equals: [
        "down", "dragInside", "exit", "dragOutside", "enter", "dragInside", "upOutside",
      ]
    )
  }

  @Test func disabledControlSendsNothing() {
    let log = Log()
    log.watch(control)
    control.isEnabled = false
    host.tap(at: CGPoint(x: 120, y: 120))
    expect(log.names, satisfies: \.isEmpty)
    expect(control.state, equals: .disabled)
  }

  @Test func disablingWhilePressedCancels() {
    let log = Log()
    log.watch(control)
    host.touch(.began, at: CGPoint(x: 120, y: 120))
    control.isEnabled = false
    host.touch(.ended, at: CGPoint(x: 120, y: 120))
    expect(log.names, equals: ["down", "cancel"])
    expect(!control.isHighlighted)
  }

  @Test func actionsWithTheSameIdentifierAreReplaced() {
    var runs: [Int] = []
    let identifier = UIAction.Identifier("like")
    control.addAction(UIAction(identifier: identifier) { _ in runs.append(1) }, for: .touchDown)
    control.addAction(UIAction(identifier: identifier) { _ in runs.append(2) }, for: .touchDown)
    control.sendActions(for: .touchDown)
    expect(runs, equals: [2])
    control.removeAction(identifiedBy: identifier, for: .touchDown)
    control.sendActions(for: .touchDown)
    expect(runs, equals: [2])
    expect(control.allControlEvents, satisfies: \.isEmpty)
  }

  @Test func actionKnowsItsSenderWhileItRuns() {
    var sender: Any?
    let action = UIAction { sender = $0.sender }
    control.addAction(action, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    expect(sender as? UIControl, isSameAs: control)
    expectNil(action.sender)
  }

  @Test func disabledActionIsNotPerformed() {
    var runs = 0
    let action = UIAction(attributes: .disabled) { _ in runs += 1 }
    control.addAction(action, for: .touchDown)
    control.sendActions(for: .touchDown)
    expect(runs, equals: 0)
  }

  @Test func leadingIsRightInRightToLeft() {
    control.contentHorizontalAlignment = .leading
    expect(control.effectiveContentHorizontalAlignment, equals: .left)
    control.semanticContentAttribute = .forceRightToLeft
    expect(control.effectiveContentHorizontalAlignment, equals: .right)
  }

  @Test func controlsPreventSingleTapsOfTheirSuperview() {
    let parent = UITapGestureRecognizer()
    window.addGestureRecognizer(parent)
    expect(!control.gestureRecognizerShouldBegin(parent))
    let own = UITapGestureRecognizer()
    control.addGestureRecognizer(own)
    expect(control.gestureRecognizerShouldBegin(own))
  }

  @Test func allActionsOfAnEventAreRemovedWithoutATarget() {
    let log = Log()
    log.watch(control)
    control.removeTarget(log, action: nil, for: .allEvents)
    control.sendActions(for: .touchDown)
    expect(log.names, equals: ["down"])
    control.removeTarget(nil, action: nil, for: .touchDown)
    control.sendActions(for: [.touchDown, .touchCancel])
    expect(log.names, equals: ["down", "cancel"])
    control.removeTarget(nil, action: nil, for: .allEvents)
    expect(control.allControlEvents, equals: [])
  }
}
