import CGTKShim
import Expectations
import Foundation
import Testing
import UIKit

@testable import GTKHost

/// GLib's main loop without a display: timers, the run loop and the main queue work as Foundation
/// requires.
///
/// Dispatch runs the main actor of tests on a thread of its own choice: the run loop is that
/// thread's.
@MainActor @Suite(.serialized) struct MainLoopTests {
  /// A counter for timers; used on the main thread only.
  private final class Counter {
    var count = 0
  }

  /// Runs the loop until a condition is true; false if only the alarm after a minute woke it.
  private func turn(until isDone: () -> Bool) -> Bool {
    MainLoop.attachFoundation()
    let end = Date(timeIntervalSinceNow: 60)
    let alarm = g_timeout_add_seconds(60, { _ in 1 }, nil)
    defer { g_source_remove(alarm) }
    while !isDone() {
      guard Date() < end else { return false }
      g_main_context_iteration(nil, 1)
    }
    return true
  }

  @Test func timersOfTheRunLoopFire() {
    let fired = Counter()
    let start = Date()
    let timer = Timer(fire: start + 0.02, interval: 0.02, repeats: true) { _ in
      MainActor.assumeIsolated { fired.count += 1 }
    }
    RunLoop.current.add(timer, forMode: .default)
    expect(turn { fired.count >= 3 })
    expect(Date().timeIntervalSince(start), isAtLeast: 0.02)
    timer.invalidate()
  }

  @Test func aTimerAddedByATimerFires() {
    let fired = Counter()
    let first = Timer(fire: .now + 0.01, interval: 0, repeats: false) { _ in
      MainActor.assumeIsolated {
        let second = Timer(fire: .now + 0.01, interval: 0, repeats: false) { _ in
          MainActor.assumeIsolated { fired.count += 1 }
        }
        RunLoop.current.add(second, forMode: .default)
      }
    }
    RunLoop.current.add(first, forMode: .default)
    expect(turn { fired.count == 1 })
  }

  @Test func timersOfTheTrackingModeFireWhileTheLoopTracksOnly() {
    let fired = Counter()
    let timer = Timer(fire: .now, interval: 0.001, repeats: true) { _ in
      MainActor.assumeIsolated { fired.count += 1 }
    }
    RunLoop.current.add(timer, forMode: .tracking)
    defer { timer.invalidate() }
    _ = MainLoop.fireTimers(isTracking: false)
    expect(fired.count, equals: 0)
    expect(MainLoop.fireTimers(isTracking: true), isAtLeast: 0)
    expect(fired.count, equals: 1)
  }

  @Test func theLoopTracksWhileAScrollViewIsDragged() {
    let headless = HeadlessHost(size: CGSize(width: 300, height: 600))
    let window = headless.makeWindow()
    let scrollView = UIScrollView(frame: window.bounds)
    scrollView.contentSize = CGSize(width: 300, height: 5_000)
    window.addSubview(scrollView)
    headless.frame()
    headless.touch(.began, at: CGPoint(x: 150, y: 400))
    headless.clock.advance(by: 0.1)
    headless.touch(.moved, at: CGPoint(x: 150, y: 300))
    expect(scrollView.isDragging)
    expect(ScrollTracking.isActive)
    headless.touch(.ended, at: CGPoint(x: 150, y: 300))
    expect(!scrollView.isTracking)
  }

  @Test func anIdleLoopSleeps() {
    MainLoop.attachFoundation()
    // The alarm ends the wait; besides it, the loop iterates once or twice for the timers.
    let hasRung = UnsafeMutablePointer<Bool>.allocate(capacity: 1)
    hasRung.initialize(to: false)
    defer { hasRung.deallocate() }
    let alarm = g_timeout_add(
      200,
      { rung in
        rung?.assumingMemoryBound(to: Bool.self).pointee = true
        return 0
      },
      hasRung
    )
    var turns = 0
    while !hasRung.pointee, turns < 1000 {
      g_main_context_iteration(nil, 1)
      turns += 1
    }
    expect(alarm != 0)
    expect(turns, isBelow: 50, "\(turns) turns")
  }
}
