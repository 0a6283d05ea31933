/// Whether an error only says that the task was cancelled.
func isCancellation(_ error: any Error) -> Bool {
  error is CancellationError || Task.isCancelled
}
