internal import CGTKShim

/// Observes, on the session bus, whether a screen reader is running, during its lifetime.
@MainActor final class ScreenReaderWatch {
  private let onChange: (_ isOn: Bool) -> Void
  private var watch: OpaquePointer?

  /// Starts observing.
  ///
  /// - Parameter onChange: Called with whether a screen reader is running, initially and at each
  ///   change; never if there is no session bus.
  init(onChange: @escaping (_ isOn: Bool) -> Void) {
    self.onChange = onChange
    watch = host_watch_screen_reader(Unmanaged.passUnretained(self).toOpaque()) { owner, isOn in
      guard let owner else { return }
      let address = UInt(bitPattern: owner)
      // The bus calls on the thread of the main loop.
      MainActor.assumeIsolated { ScreenReaderWatch.from(address)?.onChange(isOn != 0) }
    }
  }

  isolated deinit {
    host_unwatch_screen_reader(watch)
  }

  private static func from(_ address: UInt) -> ScreenReaderWatch? {
    UnsafeMutableRawPointer(bitPattern: address).map {
      Unmanaged<ScreenReaderWatch>.fromOpaque($0).takeUnretainedValue()
    }
  }
}
