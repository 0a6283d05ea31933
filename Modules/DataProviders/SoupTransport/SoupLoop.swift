import CSoup
import Foundation
import Locking

/// A thread with a main loop of GLib, and the session of libsoup that lives on it.
///
/// Unchecked: the context may be used from any thread; the session is only used on the loop's own.
final class SoupLoop: @unchecked Sendable {
  typealias Session = UnsafeMutablePointer<SoupSession>

  private let context: OpaquePointer

  init(userAgent: String) {
    // GLib aborts if there is no memory: so neither call can fail.
    context = g_main_context_new()
    let parts = Parts(context: context, loop: g_main_loop_new(context, 0))
    Thread.detachNewThread { parts.run(userAgent: userAgent) }
  }

  deinit {
    // After all work that was requested before.
    perform { _ in
      if let loop = SoupLoop.current.loop { g_main_loop_quit(loop) }
    }
    g_main_context_unref(context)
  }

  /// Counts open connections; call it on a loop's thread only.
  static func countSocket(_ change: Int) { current.sockets += change }

  /// Runs work on the thread, after all work that was requested before.
  func perform(_ work: @escaping @Sendable (Session) -> Void) {
    let source = g_idle_source_new()
    let box = Unmanaged.passRetained(Work(work))
    g_source_set_priority(source, G_PRIORITY_DEFAULT)
    g_source_set_callback(
      source,
      { data in
        guard let data, let session = SoupLoop.current.session else { return 0 }
        Unmanaged<Work>.fromOpaque(data).takeUnretainedValue().run(session)
        return 0
      },
      box.toOpaque(),
      { data in
        if let data { Unmanaged<Work>.fromOpaque(data).release() }
      }
    )
    g_source_attach(source, context)
    g_source_unref(source)
  }

  /// Runs work on the loop's thread periodically, while it returns true.
  ///
  /// - Returns: The source, to destroy and to release; call it on the loop's thread only.
  static func every(
    seconds: Double,
    _ work: @escaping () -> Bool
  ) -> UnsafeMutablePointer<GSource>? {
    let source = g_timeout_source_new(guint(min(max(seconds, 0), 1_000_000) * 1_000))
    let box = Unmanaged.passRetained(Tick(work))
    g_source_set_callback(
      source,
      { data in
        guard let data else { return 0 }
        return Unmanaged<Tick>.fromOpaque(data).takeUnretainedValue().run() ? 1 : 0
      },
      box.toOpaque(),
      { data in
        if let data { Unmanaged<Tick>.fromOpaque(data).release() }
      }
    )
    g_source_attach(source, g_main_context_get_thread_default())
    return source
  }

  // MARK: The thread

  /// Work for the thread of the loop.
  ///
  /// GLib's own locks order the two threads, but the thread sanitizer does not see them.
  private final class Work {
    private let work = Mutex<(@Sendable (Session) -> Void)?>(nil)
    init(_ work: @escaping @Sendable (Session) -> Void) { self.work.withLock { $0 = work } }
    func run(_ session: Session) { work.withLock { $0 }?(session) }
  }

  private final class Tick {
    let run: () -> Bool
    init(_ run: @escaping () -> Bool) { self.run = run }
  }

  /// The thread-local state of a loop's thread.
  private final class Current {
    var session: Session?
    var loop: OpaquePointer?
    /// The number of open connections.
    var sockets = 0
  }

  private static let key = "moments.soup"

  private static var current: Current {
    let own = Thread.current.threadDictionary
    if let current = own[key] as? Current { return current }
    let current = Current()
    own[key] = current
    return current
  }

  /// The state that the thread needs, without the loop object itself, whose release ends the
  /// thread.
  private struct Parts: @unchecked Sendable {
    var context: OpaquePointer
    var loop: OpaquePointer

    init(context: OpaquePointer, loop: OpaquePointer) {
      self.context = g_main_context_ref(context)
      self.loop = loop
    }

    func run(userAgent: String) {
      g_main_context_push_thread_default(context)
      let session: Session = soup_session_new()
      soup_session_set_user_agent(session, userAgent)
      // Attempts have a timeout of their own, open connections ping.
      soup_session_set_timeout(session, 0)
      SoupLoop.current.session = session
      SoupLoop.current.loop = loop
      g_main_loop_run(loop)
      // Connections retain the loop: the remaining ones are closing, which libsoup limits to 5
      // seconds.
      while SoupLoop.current.sockets > 0 { g_main_context_iteration(context, 1) }
      SoupLoop.current.session = nil
      SoupLoop.current.loop = nil
      g_object_unref(session)
      g_main_context_pop_thread_default(context)
      g_main_loop_unref(loop)
      g_main_context_unref(context)
    }
  }
}
