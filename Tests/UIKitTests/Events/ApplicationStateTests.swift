import Expectations
import Foundation
import Testing
import UIKit

/// The notifications of a program that becomes active and inactive.
@Suite struct ApplicationStateTests {
  private final class Log {
    var lines: [String] = []
  }

  @Test func activeAndInactiveAreNotifiedOnceEach() {
    let application = UIApplication()
    let log = Log()
    let names = [
      UIApplication.didBecomeActiveNotification: "active",
      UIApplication.willResignActiveNotification: "resigns",
    ]
    let observers = names.map { name, word in
      NotificationCenter.default.addObserver(forName: name, object: application, queue: nil) { _ in
        MainActor.assumeIsolated {
          log.lines.append("\(word) \(application.applicationState == .active)")
        }
      }
    }
    defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
    expect(application.applicationState, equals: .inactive)
    for isActive in [false, true, true, false, false, true] { application.setActive(isActive) }
    expect(log.lines, equals: ["active true", "resigns true", "active true"])
  }

  @Test func theIdleTimerIsDisabledOnce() {
    let application = UIApplication()
    var asked: [Bool] = []
    application.setsIdleInhibited = { asked.append($0) }
    for isOn in [false, true, true, false] { application.isIdleTimerDisabled = isOn }
    expect(asked, equals: [true, false])
  }
}
