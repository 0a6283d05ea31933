internal import CGTKShim
import Foundation

/// The program as registered with the desktop, by a name on the session bus.
///
/// Later launches pass their links to it, and notifications activate it.
final class DesktopApp {
  private let app: UnsafeMutablePointer<GtkApplication>?
  private let actions: [String: URL]
  /// Called to bring the program to the front; set before the loop runs.
  var onShow: () -> Void = {}
  /// Called with links to open.
  var onOpen: ([URL]) -> Void = { _ in }
  /// Called with the value of a notification's button.
  var onAnswer: (String) -> Void = { _ in }

  /// Registers the program.
  ///
  /// - Parameters:
  ///   - name: Its name, in reverse DNS form.
  ///   - isUnique: Whether only one instance runs; otherwise this one runs beside others.
  ///   - actions: The actions of its desktop file, with their links.
  init(name: String, isUnique: Bool, actions: [String: URL]) {
    self.actions = actions
    let names = actions.keys.sorted().map { strdup($0) }
    defer { for name in names { free(name) } }
    var list = names.map { UnsafePointer<CChar>($0) } + [nil]
    // Set below: the callbacks need the owner, which needs all of its properties.
    var made: UnsafeMutablePointer<GtkApplication>?
    let owner = Owner()
    made = host_app_new(
      name,
      isUnique ? 1 : 0,
      &list,
      DesktopApp.callbacks(owner: Unmanaged.passRetained(owner).toOpaque())
    )
    app = made
    owner.app = self
  }

  /// Whether another process is already running.
  ///
  /// If so, it received the links or the request to come to the front, and this process should
  /// exit.
  func handsOver(_ links: [URL]) -> Bool {
    guard let app, host_app_is_elsewhere(app) != 0 else { return false }
    let texts = links.map { strdup($0.absoluteString) }
    defer { for text in texts { free(text) } }
    var list = texts.map { UnsafePointer<CChar>($0) } + [nil]
    host_app_hand_over(app, &list)
    return true
  }

  /// The receiver of the callbacks, which may be called as long as the process runs.
  private final class Owner {
    weak var app: DesktopApp?

    func perform(_ name: String) {
      guard let app, let link = app.actions[name] else { return }
      open([link])
    }

    func open(_ links: [URL]) {
      app?.onShow()
      app?.onOpen(links)
    }

    func answer(_ text: String, showsWindow: Bool) {
      if showsWindow { app?.onShow() }
      app?.onAnswer(text)
    }
  }

  private static func callbacks(owner: UnsafeMutableRawPointer) -> HostAppCallbacks {
    HostAppCallbacks(
      owner: owner,
      activate: { owner in DesktopApp.with(owner) { $0.open([]) } },
      open: { owner, links in
        var found: [URL] = []
        var next = links
        while let text = next?.pointee {
          if let link = URL(string: String(cString: text)) { found.append(link) }
          next = next?.advanced(by: 1)
        }
        DesktopApp.with(owner) { [found] in $0.open(found) }
      },
      action: { owner, name in
        guard let name else { return }
        let text = String(cString: name)
        DesktopApp.with(owner) { $0.perform(text) }
      },
      answer: { owner, answer, showsWindow in
        guard let answer else { return }
        let text = String(cString: answer)
        DesktopApp.with(owner) { $0.answer(text, showsWindow: showsWindow != 0) }
      }
    )
  }

  private nonisolated static func with(
    _ owner: UnsafeMutableRawPointer?,
    _ body: @MainActor (Owner) -> Void
  ) {
    guard let owner else { return }
    let address = UInt(bitPattern: owner)
    // The bus calls on the thread of the main loop.
    MainActor.assumeIsolated {
      guard let pointer = UnsafeMutableRawPointer(bitPattern: address) else { return }
      body(Unmanaged<Owner>.fromOpaque(pointer).takeUnretainedValue())
    }
  }
}
