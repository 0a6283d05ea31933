import Expectations
import Foundation
import Testing
import UIKit

@testable import UIKitCore

/// Presses of keys, as recognizers receive them.
@MainActor @Suite struct PressRecognizerTests {
  private final class Presses: UIGestureRecognizer {
    var log: [String] = []
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
      let isListed = presses.first?.gestureRecognizers?.contains(self) ?? false
      log.append(isListed ? "began" : "unlisted")
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
      log.append("ended")
    }
  }

  private final class Refusing: NSObject, UIGestureRecognizerDelegate {
    var refuses = true
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldReceive press: UIPress
    ) -> Bool { !refuses }
  }

  private final class Responder: UIView {
    override var canBecomeFirstResponder: Bool { true }
  }

  private let headless = HeadlessHost(size: CGSize(width: 300, height: 600), scale: 2)
  private let window: UIWindow

  init() { window = headless.makeWindow() }

  private func press(_ code: UIKeyboardHIDUsage) {
    headless.host.sendKey(UIKey(keyCode: code), isDown: true)
    headless.host.sendKey(UIKey(keyCode: code), isDown: false)
    headless.frame()
  }

  @Test func recognizersOfTheResponderAndItsSuperviewsReceivePresses() {
    let outer = UIView(frame: window.bounds)
    let inner = Responder(frame: window.bounds)
    let other = UIView(frame: window.bounds)
    window.addSubview(outer)
    outer.addSubview(inner)
    outer.addSubview(other)
    let recognizers = [inner, outer, other].map { view in
      let recognizer = Presses()
      view.addGestureRecognizer(recognizer)
      return recognizer
    }
    inner.becomeFirstResponder()
    press(.keyboardA)
    expect(recognizers.map(\.log), equals: [["began", "ended"], ["began", "ended"], []])
  }

  @Test func aDelegateRefusesPressesOfItsRecognizer() {
    let view = Responder(frame: window.bounds)
    window.addSubview(view)
    let (recognizer, delegate) = (Presses(), Refusing())
    recognizer.delegate = delegate
    view.addGestureRecognizer(recognizer)
    view.becomeFirstResponder()
    press(.keyboardA)
    expect(recognizer.log, equals: [])
    delegate.refuses = false
    press(.keyboardA)
    expect(recognizer.log, equals: ["began", "ended"])
    recognizer.isEnabled = false
    press(.keyboardA)
    expect(recognizer.log, equals: ["began", "ended"])
  }

  @Test func keysDoNotScrollIfTheirRecognizerIsDisabledOrRefusesThem() {
    let scrollView = UIScrollView(frame: window.bounds)
    scrollView.contentSize = CGSize(width: 300, height: 5_000)
    window.addSubview(scrollView)
    headless.frame()
    let recognizer = scrollView.directionalPressGestureRecognizer
    expect(recognizer, isSameAs: scrollView.directionalPressGestureRecognizer)
    expect(recognizer.view, isSameAs: scrollView)
    recognizer.isEnabled = false
    press(.keyboardDownArrow)
    headless.settle()
    expect(scrollView.contentOffset.y, equals: 0)
    recognizer.isEnabled = true
    let delegate = Refusing()
    recognizer.delegate = delegate
    press(.keyboardDownArrow)
    headless.settle()
    expect(scrollView.contentOffset.y, equals: 0)
    delegate.refuses = false
    press(.keyboardDownArrow)
    headless.settle()
    expect(scrollView.contentOffset.y, isAbove: 0)
  }
}
