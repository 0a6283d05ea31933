import Foundation
import Testing
import UIKit

/// What a program hears when the reader comes to it and leaves it.
@Suite struct ApplicationStateTests {
  private final class Log {
    var lines: [String] = []
  }

  @Test func comingAndGoingAreToldOnceEach() {
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
    #expect(application.applicationState == .inactive)
    for isActive in [false, true, true, false, false, true] { application.setActive(isActive) }
    #expect(log.lines == ["active true", "resigns true", "active true"])
  }
}
