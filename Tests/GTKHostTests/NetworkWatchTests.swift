import CGTKShim
import Expectations
import Foundation
import Testing

@testable import GTKHost

/// Changes of the network, emitted on the desktop's monitor.
@Suite(.serialized) struct NetworkWatchTests {
  private final class Log {
    var changes: [Bool] = []
  }

  private func say(isAvailable: Bool) {
    let type = g_network_monitor_get_type()
    withUnsafeTemporaryAllocation(of: GValue.self, capacity: 2) { values in
      guard let monitor = values.baseAddress else { return }
      memset(monitor, 0, 2 * MemoryLayout<GValue>.stride)
      let answer = monitor + 1
      g_value_init(monitor, type)
      g_value_set_object(monitor, g_network_monitor_get_default().map(UnsafeMutableRawPointer.init))
      // G_TYPE_BOOLEAN is a macro that Swift does not import.
      g_value_init(answer, GType(5 << 2))
      g_value_set_boolean(answer, isAvailable ? 1 : 0)
      g_signal_emitv(monitor, g_signal_lookup("network-changed", type), 0, nil)
      g_value_unset(monitor)
      g_value_unset(answer)
    }
  }

  @Test func observersAreNotifiedUntilItIsReleased() {
    let log = Log()
    var watch: NetworkWatch? = NetworkWatch { log.changes.append($0) }
    say(isAvailable: false)
    say(isAvailable: true)
    expect(log.changes, equals: [false, true])
    withExtendedLifetime(watch) {}
    watch = nil
    say(isAvailable: false)
    expect(log.changes, equals: [false, true])
  }
}
