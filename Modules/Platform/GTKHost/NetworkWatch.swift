internal import CGTKShim

/// Observes the desktop's network status during its lifetime.
///
/// ```swift
/// let watch = NetworkWatch { isAvailable in
///   if isAvailable { account.wake() }
/// }
/// ```
@MainActor public final class NetworkWatch {
  // The isolation is explicit although it is the default here: optimized builds of other modules
  // miss the default, and reject the deinit.
  private let onChange: (_ isAvailable: Bool) -> Void
  private var watch: gulong = 0

  /// Starts observing.
  ///
  /// - Parameter onChange: Called with the availability of the network when it changes, and when
  ///   the route changes while it is available.
  public init(onChange: @escaping (_ isAvailable: Bool) -> Void) {
    self.onChange = onChange
    watch = host_watch_network(Unmanaged.passUnretained(self).toOpaque()) { owner, isAvailable in
      guard let owner else { return }
      let address = UInt(bitPattern: owner)
      // The monitor calls on the thread of the main loop.
      MainActor.assumeIsolated { NetworkWatch.from(address)?.onChange(isAvailable != 0) }
    }
  }

  isolated deinit {
    host_unwatch_network(watch)
  }

  private static func from(_ address: UInt) -> NetworkWatch? {
    UnsafeMutableRawPointer(bitPattern: address).map {
      Unmanaged<NetworkWatch>.fromOpaque($0).takeUnretainedValue()
    }
  }
}
