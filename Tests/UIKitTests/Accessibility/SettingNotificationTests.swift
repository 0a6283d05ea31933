import Expectations
import Foundation
import Testing
import UIKit

@testable import UIKitCore

/// Programs are notified of settings that change on the main screen.
@MainActor @Suite struct SettingNotificationTests {
  @Test func observersAreNotifiedOfChanges() {
    let host = HeadlessHost(size: CGSize(width: 100, height: 100), scale: UIScreen.current.scale)
    let before = UIScreen.current
    host.host.becomeMain()
    defer { UIScreen.current = before }
    var posted: [NSNotification.Name] = []
    let names = [
      UIAccessibility.boldTextStatusDidChangeNotification,
      UIAccessibility.darkerSystemColorsStatusDidChangeNotification,
      UIAccessibility.reduceMotionStatusDidChangeNotification,
      UIAccessibility.reduceTransparencyStatusDidChangeNotification,
      UIAccessibility.voiceOverStatusDidChangeNotification,
      UIContentSizeCategory.didChangeNotification,
    ]
    let observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated { posted.append(name) }
      }
    }
    defer { observers.forEach(NotificationCenter.default.removeObserver) }
    host.host.updateTraits { $0.legibilityWeight = .bold }
    host.host.updateTraits { $0.accessibilityContrast = .high }
    host.host.reducesMotion = true
    host.host.reducesMotion = true
    host.host.reducesTransparency = true
    host.host.reducesTransparency = true
    expect(host.run { !UIAccessibility.isVoiceOverRunning })
    host.host.hasScreenReader = true
    host.host.hasScreenReader = true
    expect(host.run { UIAccessibility.isVoiceOverRunning })
    host.host.updateTraits { $0.preferredContentSizeCategory = .extraLarge }
    expect(posted, equals: names)
  }
}
