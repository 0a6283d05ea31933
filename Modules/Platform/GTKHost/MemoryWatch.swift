internal import CGTKShim

/// Observes the desktop's low-memory warnings during its lifetime.
@MainActor final class MemoryWatch {
  private let onWarning: () -> Void
  private var monitor: OpaquePointer?

  /// Starts observing.
  ///
  /// - Parameter onWarning: Called each time memory is low.
  init(onWarning: @escaping () -> Void) {
    self.onWarning = onWarning
    monitor = host_watch_memory(Unmanaged.passUnretained(self).toOpaque()) { owner in
      guard let owner else { return }
      let address = UInt(bitPattern: owner)
      // The monitor calls on the thread of the main loop.
      MainActor.assumeIsolated { MemoryWatch.from(address)?.onWarning() }
    }
  }

  isolated deinit {
    host_unwatch_memory(monitor)
  }

  private static func from(_ address: UInt) -> MemoryWatch? {
    UnsafeMutableRawPointer(bitPattern: address).map {
      Unmanaged<MemoryWatch>.fromOpaque($0).takeUnretainedValue()
    }
  }
}
