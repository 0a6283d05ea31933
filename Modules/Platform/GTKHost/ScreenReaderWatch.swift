internal import CGTKShim

/// Follows whether a screen reader is running, as the session's bus says, for as long as it lives.
@MainActor final class ScreenReaderWatch {
  private let onChange: (_ isOn: Bool) -> Void
  private var watch: OpaquePointer?

  /// Begins to follow.
  ///
  /// - Parameter onChange: Called with whether a screen reader is running, once that is known and
  ///   each time it changes; never where there is no such bus.
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
