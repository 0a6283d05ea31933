internal import CGTKShim
import Foundation

/// GLib's main loop, with the main queue on it.
final class MainLoop {
  private let loop: OpaquePointer

  /// Connects to the display; nil where there is none.
  init?(applicationID: String?) {
    if let applicationID { g_set_prgname(applicationID) }
    guard gtk_init_check() != 0, let loop = g_main_loop_new(nil, 0) else { return nil }
    self.loop = loop
    host_attach_main_queue()
  }

  func run() { g_main_loop_run(loop) }

  func quit() { g_main_loop_quit(loop) }

  isolated deinit { g_main_loop_unref(loop) }
}
