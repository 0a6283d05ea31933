import AppCoordinator
import Foundation

/// Keeps where the reader is in the app: a moment after it changed, and when the app ends.
@MainActor
final class StateKeeper {
  /// How long after a change it is kept.
  static let pause = Duration.seconds(1)

  /// Called the first time that it cannot be kept.
  var onFailure: (any Error) -> Void = { _ in }

  private let file: AppStateFile
  private let clock: any Clock<Duration>
  private let state: () -> AppState?
  private var kept: AppState?
  private var hasFailed = false
  private var waiting: Task<Void, Never>?

  /// Makes a keeper.
  ///
  /// - Parameters:
  ///   - file: Where it is kept.
  ///   - clock: Waits.
  ///   - kept: What the file says.
  ///   - state: Where the reader is; nil where that is not known any more.
  init(
    _ file: AppStateFile,
    clock: any Clock<Duration>,
    kept: AppState,
    state: @escaping () -> AppState?
  ) {
    self.file = file
    self.clock = clock
    self.kept = kept
    self.state = state
  }

  isolated deinit {
    waiting?.cancel()
  }

  /// The reader may be elsewhere now; many changes in a row are kept once.
  func stateDidChange() {
    guard waiting == nil else { return }
    waiting = Task { [weak self, clock] in
      try? await clock.sleep(for: Self.pause)
      guard !Task.isCancelled else { return }
      self?.finish()
    }
  }

  /// Keeps where the reader is, at once.
  func finish() {
    waiting?.cancel()
    waiting = nil
    guard let state = state(), state != kept else { return }
    do {
      try file.write(state)
      kept = state
    } catch {
      if !hasFailed { onFailure(error) }
      hasFailed = true
    }
  }
}
