import Expectations
import Foundation
import Testing
import UIKit

/// Notifications of windows and of the machine's memory, and background tasks of a program.
@MainActor @Suite(.serialized) struct ApplicationNoticesTests {
  private nonisolated final class Log: @unchecked Sendable {
    var names: [String] = []
  }

  private final class Controller: UIViewController {
    var warnings = 0
    override func didReceiveMemoryWarning() {
      super.didReceiveMemoryWarning()
      warnings += 1
    }
  }

  private func hearing(
    _ names: [NSNotification.Name],
    of object: AnyObject?,
    _ work: () -> Void
  ) -> [String] {
    let log = Log()
    let observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) {
        log.names.append($0.name.rawValue)
      }
    }
    work()
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
    return log.names
  }

  @Test func windowsNotifyWhenTheyShowAndBecomeKey() {
    let host = HeadlessHost(size: CGSize(width: 100, height: 100))
    host.run {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let names = hearing(
        [
          UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeHiddenNotification,
          UIWindow.didBecomeKeyNotification, UIWindow.didResignKeyNotification,
        ],
        of: window
      ) {
        window.makeKeyAndVisible()
        window.isHidden = true
      }
      expect(
        names,
        equals: [
          "UIWindowDidBecomeVisibleNotification", "UIWindowDidBecomeKeyNotification",
          "UIWindowDidResignKeyNotification", "UIWindowDidBecomeHiddenNotification",
        ]
      )
    }
  }

  private final class NeverKey: UIWindow {
    override var canBecomeKey: Bool { false }
  }

  @Test func theFrontmostWindowIsTheNextKeyWindow() {
    let host = HeadlessHost(size: CGSize(width: 100, height: 100))
    host.run {
      let windows = [UIWindow(), UIWindow(), NeverKey(), UIWindow()]
      for (level, window) in windows.enumerated() {
        window.windowLevel = UIWindow.Level(rawValue: CGFloat(level))
        window.isHidden = false
      }
      windows[0].makeKey()
      windows[3].makeKey()
      let names = hearing(
        [UIWindow.didBecomeKeyNotification, UIWindow.didBecomeHiddenNotification],
        of: nil
      ) { windows[3].isHidden = true }
      expect(
        names,
        equals: ["UIWindowDidBecomeKeyNotification", "UIWindowDidBecomeHiddenNotification"]
      )
      expect(windows.map(\.isKeyWindow), equals: [false, true, false, false])
      windows[0].isHidden = true
      expect(windows[1].isKeyWindow)
    }
  }

  @Test func everyControllerIsNotifiedOfAMemoryWarning() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.isHidden = false
    defer { window.isHidden = true }
    let (root, child, presented) = (Controller(), Controller(), Controller())
    root.addChild(child)
    window.rootViewController = root
    root.present(presented, animated: false)
    let names = hearing(
      [UIApplication.didReceiveMemoryWarningNotification],
      of: UIApplication.shared
    ) { UIApplication.shared.receiveMemoryWarning() }
    expect(names.count, equals: 1)
    expect(root.warnings == 1 && child.warnings == 1 && presented.warnings == 1)
  }

  @Test func thePasteboardStoresImagesAndLinks() {
    let host = HeadlessHost(size: CGSize(width: 100, height: 100))
    var width = 0
    host.run {
      let pasteboard = UIPasteboard.general
      pasteboard.url = URL(string: "https://example.org")
      expect(pasteboard.hasURLs && pasteboard.url?.host == "example.org")
      pasteboard.string = "no link"
      expect(!pasteboard.hasURLs && !pasteboard.hasImages)
      pasteboard.image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image { _ in }
      expect(pasteboard.hasImages && !pasteboard.hasStrings)
      width = pasteboard.image?.cgImage?.width ?? 0
    }
    expect(width, isAtLeast: 3)
  }
}
