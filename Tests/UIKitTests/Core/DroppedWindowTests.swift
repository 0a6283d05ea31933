import Expectations
import Foundation
import TestSupport
import Testing
import UIKit

@testable import UIKitCore

/// A window that is released before the frame that it requested, on a screen without a host.
@MainActor @Suite struct DroppedWindowTests {
  private final class Watched: UIView {
    var layouts = 0
    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }
  }

  private let screen = UIScreen(
    size: CGSize(width: 300, height: 300),
    scale: 2,
    safeAreaInsets: .zero,
    traits: .current
  )

  private func makeWindow() -> UIWindow {
    let window = UIWindow(frame: screen.bounds)
    window.screen = screen
    window.isHidden = false
    return window
  }

  @Test func theNextWindowHasFrames() async throws {
    weak let dropped = makeWindow()
    try require(dropped == nil)
    // The frame that the released window requested.
    try await eventually { !screen.needsFrame }

    let window = makeWindow()
    let view = Watched(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(view)
    try await eventually { !screen.needsFrame }
    expect(view.layouts, equals: 1)
  }

  @Test func pendingWorkOfADroppedWindowIsPerformed() async throws {
    _ = makeWindow()
    var calls = 0
    let timer = screen.timers.schedule(at: screen.now) { calls += 1 }
    try await eventually { !screen.needsFrame }
    expect(calls, equals: 1)
    _ = timer
  }
}
