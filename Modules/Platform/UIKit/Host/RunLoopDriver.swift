import Dispatch
import Foundation
import QuartzCore

/// Makes the frames of a screen that no host drives, as the main run loop turns: in a program
/// without a window of the desktop, and in tests of such code.
///
/// A frame is due soon after something changed, and 60 times a second while something moves. Where
/// nothing does, nothing is done.
@MainActor final class RunLoopDriver {
  private unowned let screen: UIScreen
  private let clock = SystemTimeSource.shared
  private var timer: Timer?
  /// When the frame that is scheduled is due; nil where none is.
  private var deadline: TimeInterval?
  private var lastFrame: TimeInterval = -.infinity
  private lazy var host = ScreenHost(screen: screen, clock: clock)

  init(_ screen: UIScreen) {
    self.screen = screen
    screen.onNeedsFrame = { [weak self] in self?.schedule() }
    _ = host
    schedule()
  }

  /// Has a frame made in the next turn, or when the display would show the next one.
  private func schedule() {
    let now = clock.now()
    let interval = 1 / Double(screen.maximumFramesPerSecond)
    schedule(at: max(now, min(lastFrame, now) + interval), now: now)
  }

  private func schedule(at time: TimeInterval, now: TimeInterval) {
    if let deadline, deadline <= time { return }
    deadline = time
    let delay = max(time - now, 0)
    // Whichever turns first: the main queue, or a run loop that code on the main queue runs.
    DispatchQueue.main.asyncAfter(deadline: .now() + delay) { [weak self] in
      MainActor.assumeIsolated { self?.frame(dueAt: time) }
    }
    timer?.invalidate()
    let timer = Timer(timeInterval: delay, repeats: false) { [weak self] _ in
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
    // Also if the windows were closed meanwhile: the request for this frame would otherwise wait
    // forever, and block later ones.
    lastFrame = clock.now()
    host.frame()
    if deadline == nil, let next = host.nextDeadline { schedule(at: next, now: clock.now()) }
  }
}
