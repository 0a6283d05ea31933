public import Foundation

/// A progress that goes on with time, and from page to page.
@preconcurrency @MainActor open class UIPageControlTimerProgress: UIPageControlProgress {
  private var durations: [Int: TimeInterval] = [:]
  private var lastTime: TimeInterval?
  private var runs = false

  /// Makes a progress that stays on a page for so many seconds, unless the page has a duration of
  /// its own.
  public init(preferredDuration: TimeInterval) {
    self.preferredDuration = preferredDuration
    super.init()
  }

  /// How long it stays on a page without a duration of its own, in seconds.
  open var preferredDuration: TimeInterval

  /// Whether the first page follows the last one; not unless set.
  open var resetsToInitialPageAfterEnd = false

  /// Whether time counts.
  open var isRunning: Bool { runs }

  /// Lets time count from now on.
  open func resumeTimer() {
    guard !runs else { return }
    runs = true
    lastTime = nil
    observe()
  }

  /// Lets time count no longer.
  open func pauseTimer() { runs = false }

  /// Gives a page a duration of its own, in seconds.
  open func setDuration(_ duration: TimeInterval, forPage page: Int) { durations[page] = duration }

  /// How long the progress stays on a page, in seconds.
  open func duration(forPage page: Int) -> TimeInterval { durations[page] ?? preferredDuration }

  override func visibilityMayHaveChanged() {
    super.visibilityMayHaveChanged()
    observe()
  }

  private func observe() {
    guard runs, let screen = control?.window?.screen else { return }
    screen.addFrameObserver(self)
  }

  private var timerDelegate: (any UIPageControlTimerProgressDelegate)? {
    delegate as? any UIPageControlTimerProgressDelegate
  }

  private func goOn(by elapsed: TimeInterval) {
    guard let control, isProgressVisible else { return }
    let duration = max(duration(forPage: control.currentPage), 0.001)
    currentProgress += Float(elapsed / duration)
    timerDelegate?.pageControlTimerProgressDidChange(self)
    guard currentProgress >= 1 else { return }
    var next = control.currentPage + 1
    if next >= control.numberOfPages {
      guard resetsToInitialPageAfterEnd else { return pauseTimer() }
      next = 0
    }
    guard timerDelegate?.pageControlTimerProgress(self, shouldAdvanceToPage: next) ?? true else {
      return pauseTimer()
    }
    if next == control.currentPage { currentProgress = 0 } else { control.advance(to: next) }
  }
}

extension UIPageControlTimerProgress: FrameObserver {
  func frameWillBegin(at time: TimeInterval) -> Bool {
    guard runs, control?.window != nil else {
      lastTime = nil
      return false
    }
    if let lastTime, time > lastTime { goOn(by: time - lastTime) }
    lastTime = time
    return runs
  }
}

/// Decides on going from page to page with time.
@preconcurrency @MainActor
public protocol UIPageControlTimerProgressDelegate: UIPageControlProgressDelegate {
  /// Time passed.
  func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress)
  /// Whether a page may become the current one, as the time of that before is over; the timer
  /// pauses where it may not.
  func pageControlTimerProgress(
    _ progress: UIPageControlTimerProgress,
    shouldAdvanceToPage page: Int
  ) -> Bool
}

extension UIPageControlTimerProgressDelegate {
  /// Does nothing.
  public func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress) {}
  /// It may.
  public func pageControlTimerProgress(
    _ progress: UIPageControlTimerProgress,
    shouldAdvanceToPage page: Int
  ) -> Bool { true }
}
