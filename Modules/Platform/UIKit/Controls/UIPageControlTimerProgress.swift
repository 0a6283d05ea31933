public import Foundation

/// A progress that advances with time, and from page to page.
@preconcurrency @MainActor open class UIPageControlTimerProgress: UIPageControlProgress {
  private var durations: [Int: TimeInterval] = [:]
  private var lastTime: TimeInterval?

  /// Makes a progress with a duration per page in seconds, for pages without a duration of their
  /// own.
  public init(preferredDuration: TimeInterval) {
    self.preferredDuration = preferredDuration
    super.init()
  }

  /// The duration of pages without one of their own, in seconds.
  open var preferredDuration: TimeInterval

  /// Whether the last page is followed by the first; false by default.
  open var resetsToInitialPageAfterEnd = false

  /// Whether the timer is running.
  open private(set) var isRunning = false

  /// Starts or resumes the timer.
  open func resumeTimer() {
    guard !isRunning else { return }
    isRunning = true
    lastTime = nil
    observe()
  }

  /// Pauses the timer.
  open func pauseTimer() { isRunning = false }

  /// Sets the duration of a page, in seconds.
  open func setDuration(_ duration: TimeInterval, forPage page: Int) { durations[page] = duration }

  /// The duration of a page, in seconds.
  open func duration(forPage page: Int) -> TimeInterval { durations[page] ?? preferredDuration }

  override func visibilityMayHaveChanged() {
    super.visibilityMayHaveChanged()
    observe()
  }

  private func observe() {
    guard isRunning, let screen = control?.window?.screen else { return }
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
  package func frameWillBegin(at time: TimeInterval) -> Bool {
    guard isRunning, control?.window != nil else {
      lastTime = nil
      return false
    }
    if let lastTime, time > lastTime { goOn(by: time - lastTime) }
    lastTime = time
    return isRunning
  }
}

/// The delegate of a timer progress, which can prevent it from advancing.
@preconcurrency @MainActor
public protocol UIPageControlTimerProgressDelegate: UIPageControlProgressDelegate {
  /// Called when the progress changed.
  func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress)
  /// Returns whether to advance to a page at the end of the previous one's time; otherwise the
  /// timer pauses.
  func pageControlTimerProgress(
    _ progress: UIPageControlTimerProgress,
    shouldAdvanceToPage page: Int
  ) -> Bool
}

extension UIPageControlTimerProgressDelegate {
  /// Does nothing.
  public func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress) {}
  /// The default is true.
  public func pageControlTimerProgress(
    _ progress: UIPageControlTimerProgress,
    shouldAdvanceToPage page: Int
  ) -> Bool { true }
}
