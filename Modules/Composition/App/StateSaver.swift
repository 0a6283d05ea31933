import AppCoordinator

/// Stores the app state: shortly after it changed, and when the app ends.
@MainActor
final class StateSaver {
  /// How long after a change it is saved.
  static let pause = Duration.seconds(1)

  /// Called the first time that it cannot be saved.
  var onFailure: (any Error) -> Void = { _ in }

  private let file: AppStateFile
  private let clock: any Clock<Duration>
  private let state: () -> AppState?
  private var saved: AppState?
  private var hasFailed = false
  private var waiting: Task<Void, Never>?

  /// Makes a saver.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - clock: The clock to wait on.
  ///   - saved: The saved state.
  ///   - state: Returns the current state; nil where it is no longer known.
  init(
    _ file: AppStateFile,
    clock: any Clock<Duration>,
    saved: AppState,
    state: @escaping () -> AppState?
  ) {
    self.file = file
    self.clock = clock
    self.saved = saved
    self.state = state
  }

  deinit {
    waiting?.cancel()
  }

  /// Notes a change of the state; quick changes are saved once.
  func stateDidChange() {
    guard waiting == nil else { return }
    waiting = Task { [weak self, clock] in
      try? await clock.sleep(for: Self.pause)
      guard !Task.isCancelled else { return }
      self?.finish()
    }
  }

  /// Stores the state immediately.
  func finish() {
    waiting?.cancel()
    waiting = nil
    guard let state = state(), state != saved else { return }
    do {
      try file.write(state)
      saved = state
    } catch {
      if !hasFailed { onFailure(error) }
      hasFailed = true
    }
  }
}
