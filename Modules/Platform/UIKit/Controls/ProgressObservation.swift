import Foundation

/// Shows the progress of a task in a bar.
///
/// There is no key-value observing on this platform, so a task is polled until it is finished.
@MainActor final class ProgressObservation {
  let progress: Progress
  private unowned let view: UIProgressView
  private weak var screen: UIScreen?
  private var timer: FrameTimer?

  /// The polling interval, in seconds.
  private static let pause: TimeInterval = 0.1

  init(_ progress: Progress, shownBy view: UIProgressView) {
    self.progress = progress
    self.view = view
  }

  /// Shows the progress, and polls while the view is in a window.
  func start() {
    stop()
    show(animated: false)
    screen = view.window?.screen
    wait()
  }

  func stop() {
    if let timer { screen?.timers.cancel(timer) }
    timer = nil
  }

  private func wait() {
    guard let screen, !progress.isFinished, !progress.isCancelled else { return }
    timer = screen.timers.schedule(at: screen.now + Self.pause) { [weak self] in
      guard let self else { return }
      timer = nil
      show(animated: true)
      wait()
    }
  }

  private func show(animated: Bool) {
    let fraction = Float(progress.fractionCompleted)
    guard fraction != view.progress else { return }
    view.setProgress(fraction, animated: animated)
  }
}
