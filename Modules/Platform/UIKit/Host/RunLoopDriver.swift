import Dispatch
import Foundation
import QuartzCore

/// Makes the frames of a screen without a host from the main run loop: in a program that has no
/// window on the desktop, and in tests of such code.
///
/// A frame is made soon after a change, and 60 times a second during animations. Otherwise the
/// driver is idle.
@MainActor final class RunLoopDriver {
  private unowned let screen: UIScreen
  /// The screen's own, so that display links are called with the frames of one screen.
  private let clock = SystemTimeSource()
  private var timer: Timer?
  /// When the scheduled frame is due; nil if none is scheduled.
  private var deadline: TimeInterval?
  private var lastFrame: TimeInterval = -.infinity
  private lazy var host = ScreenHost(screen: screen, clock: clock)

  init(_ screen: UIScreen) {
    self.screen = screen
    screen.onNeedsFrame = { [weak self] in self?.schedule() }
    _ = host
    schedule()
  }

  /// Schedules a frame for the next turn of the run loop, or for the next refresh of the display if
  /// that is later.
  private func schedule() {
    let now = clock.now()
    let interval = 1 / Double(screen.maximumFramesPerSecond)
    schedule(at: max(now, min(lastFrame, now) + interval), now: now)
  }

  private func schedule(at time: TimeInterval, now: TimeInterval) {
    if let deadline, deadline <= time { return }
    deadline = time
    let delay = max(time - now, 0)
    // Whichever fires first: the main queue, or a run loop that runs nested on the main queue.
    DispatchQueue.main.asyncAfter(deadline: .now() + delay) { [weak self] in
      MainActor.assumeIsolated { self?.frame(dueAt: time) }
    }
    timer?.invalidate()
    // The initializer without a date fires at once, in Foundation on Linux.
    let due = Date(timeIntervalSinceNow: delay)
    let timer = Timer(fire: due, interval: 0, repeats: false) { [weak self] _ in
      MainActor.assumeIsolated { self?.frame(dueAt: time) }
    }
    RunLoop.current.add(timer, forMode: .common)
    self.timer = timer
  }

  private func frame(dueAt time: TimeInterval) {
    guard deadline == time else { return }
    deadline = nil
    timer?.invalidate()
    timer = nil
    // Make the frame even if the windows were closed meanwhile: this request would otherwise wait
    // forever and block later ones.
    lastFrame = clock.now()
    host.frame()
    if deadline == nil, let next = host.nextDeadline { schedule(at: next, now: clock.now()) }
  }
}
