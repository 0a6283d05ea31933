/// Whether an error only indicates that the task was cancelled.
func isCancellation(_ error: any Error) -> Bool {
  error is CancellationError || Task.isCancelled
}
