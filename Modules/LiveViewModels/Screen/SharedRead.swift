/// A read that is in progress once: who requests it meanwhile waits for it.
///
/// A screen loads when it opens and reads again when it appears, which is the same moment the first
/// time. Not for a read after a change, which has to begin after that.
@MainActor
final class SharedRead {
  private var running: Task<Void, Never>?

  /// Reads, unless that is in progress; returns at its end.
  func callAsFunction(_ read: @escaping @MainActor () async -> Void) async {
    let task =
      running
      ?? Task { [weak self] in
        await read()
        self?.running = nil
      }
    running = task
    await task.value
  }
}
