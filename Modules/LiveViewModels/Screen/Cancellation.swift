/// Whether an error only says that nobody waits for the work any more.
func isCancellation(_ error: any Error) -> Bool {
  error is CancellationError || Task.isCancelled
}
