import Expectations
import Foundation
import TestSupport
import Testing
import UIKit

/// A screen reader follows the keyboard focus.
@MainActor @Suite struct ReaderFocusTests {
  private final class Element: UIButton {
    var log: [String] = []
    var scrolls = false

    override func accessibilityElementDidBecomeFocused() { log.append("focused") }
    override func accessibilityElementDidLoseFocus() { log.append("lost") }
    override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
      log.append(direction == .down ? "down" : "up")
      return scrolls
    }
  }

  private let host = HeadlessHost(size: CGSize(width: 320, height: 480), scale: 2)
  private let page = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let first = Element(frame: CGRect(x: 20, y: 20, width: 100, height: 40))
  private let second = Element(frame: CGRect(x: 20, y: 80, width: 100, height: 40))

  init() {
    let window = host.makeWindow()
    window.makeKeyAndVisible()
    page.contentSize.height = 2000
    page.addSubview(first)
    page.addSubview(second)
    window.addSubview(page)
    host.frame()
  }

  @Test func theFocusIsAnnouncedWhileAReaderIsRunning() throws {
    host.press(.keyboardTab)
    expect(first.log, equals: [])
    expect(!first.accessibilityElementIsFocused())
    host.host.hasScreenReader = true
    nonisolated(unsafe) var posted: [[AnyHashable: Any]] = []
    let observer = NotificationCenter.default.addObserver(
      forName: UIAccessibility.elementFocusedNotification,
      object: nil,
      queue: nil
    ) { posted.append($0.userInfo ?? [:]) }
    defer { NotificationCenter.default.removeObserver(observer) }
    host.press(.keyboardTab)
    expect(first.log, equals: ["lost"])
    expect(second.log, equals: ["focused"])
    expect(host.run { second.accessibilityElementIsFocused() })
    let info = try require(posted.first)
    expect(info[UIAccessibility.focusedElementUserInfoKey] as? UIView, isSameAs: second)
    expect(info[UIAccessibility.unfocusedElementUserInfoKey] as? UIView, isSameAs: first)
  }

  @Test func theFocusedElementIsThatOfTheTechnology() {
    host.host.hasScreenReader = true
    host.press(.keyboardTab)
    host.run {
      expect(
        UIAccessibility.focusedElement(using: .notificationVoiceOver) as? UIView,
        isSameAs: first
      )
      expect(UIAccessibility.focusedElement(using: nil) as? UIView, isSameAs: first)
      expectNil(UIAccessibility.focusedElement(using: .notificationSwitchControl))
    }
  }

  @Test func keysForPagesLetTheReadElementScroll() {
    host.host.hasScreenReader = true
    host.press(.keyboardTab)
    first.log = []
    first.scrolls = true
    host.press(.keyboardPageDown)
    host.settle()
    expect(first.log, equals: ["down"])
    expect(page.contentOffset.y, equals: 0)
    first.scrolls = false
    host.press(.keyboardPageDown)
    host.settle()
    expect(first.log, equals: ["down", "down"])
    expect(page.contentOffset.y, isAbove: 0)
  }
}
