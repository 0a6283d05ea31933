internal import CGTKShim

/// Listens to what the desktop says of the network, for as long as it lives.
///
/// ```swift
/// let watch = NetworkWatch { isAvailable in
///   if isAvailable { account.wake() }
/// }
/// ```
@MainActor public final class NetworkWatch {
  // The isolation is said though it is the default here: optimized builds of other modules miss it,
  // and refuse the deinit.
  private let onChange: (_ isAvailable: Bool) -> Void
  private var watch: gulong = 0

  /// Begins to listen.
  ///
  /// - Parameter onChange: Called with whether there is a network, each time that changes, and each
  ///   time there is another way to it while there is one.
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
