import CGTKShim
import Expectations
import Foundation
import Testing

@testable import GTKHost

/// Memory warnings of the machine, emitted on the desktop's monitor.
@Suite(.serialized) struct MemoryWatchTests {
  private final class Log {
    var warnings = 0
  }

  private func warn() {
    guard let monitor = g_memory_monitor_dup_default() else { return }
    let type = g_memory_monitor_get_type()
    withUnsafeTemporaryAllocation(of: GValue.self, capacity: 2) { values in
      guard let sender = values.baseAddress else { return }
      memset(sender, 0, 2 * MemoryLayout<GValue>.stride)
      let level = sender + 1
      g_value_init(sender, type)
      g_value_set_object(sender, UnsafeMutableRawPointer(monitor))
      g_value_init(level, g_memory_monitor_warning_level_get_type())
      g_value_set_enum(level, 100)
      g_signal_emitv(sender, g_signal_lookup("low-memory-warning", type), 0, nil)
      g_value_unset(sender)
      g_value_unset(level)
    }
    g_object_unref(UnsafeMutableRawPointer(monitor))
  }

  @Test func observersAreNotifiedUntilItIsReleased() {
    let log = Log()
    var watch: MemoryWatch? = MemoryWatch { log.warnings += 1 }
    warn()
    expect(log.warnings, equals: 1)
    withExtendedLifetime(watch) {}
    watch = nil
    warn()
    expect(log.warnings, equals: 1)
  }
}
