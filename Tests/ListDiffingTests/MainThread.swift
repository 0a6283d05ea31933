import Foundation

/// Whether the caller is on the main thread, where the main actor runs.
func isOnMainThread() -> Bool { Thread.isMainThread }
