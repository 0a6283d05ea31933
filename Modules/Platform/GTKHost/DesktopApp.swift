internal import CGTKShim
import Foundation

/// The program as the desktop knows it, by a name on the session's bus: other launches of it hand
/// over what they were started for, and notifications lead back to it.
final class DesktopApp {
  private let app: UnsafeMutablePointer<GtkApplication>?
  private let actions: [String: URL]
  /// What is done when the program is to come to the front; set before the loop runs.
  var onShow: () -> Void = {}
  /// What is done with links.
  var onOpen: ([URL]) -> Void = { _ in }
  /// What is done with what a button of a notification is for.
  var onAnswer: (String) -> Void = { _ in }

  /// Makes the program known.
  ///
  /// - Parameters:
  ///   - name: Its name, in reverse DNS form.
  ///   - isUnique: Whether there is one of the name; else this one runs beside others.
  ///   - actions: The actions of its desktop file, and the links that they stand for.
  init(name: String, isUnique: Bool, actions: [String: URL]) {
    self.actions = actions
    let names = actions.keys.sorted().map { strdup($0) }
    defer { for name in names { free(name) } }
    var list = names.map { UnsafePointer<CChar>($0) } + [nil]
    // Filled in below: the callbacks need the owner, who needs all of its properties.
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

  /// Whether another process is the program already: it was handed the links, or asked to come to
  /// the front without any, and this process has nothing more to do.
  func handsOver(_ links: [URL]) -> Bool {
    guard let app, host_app_is_elsewhere(app) != 0 else { return false }
    let texts = links.map { strdup($0.absoluteString) }
    defer { for text in texts { free(text) } }
    var list = texts.map { UnsafePointer<CChar>($0) } + [nil]
    host_app_hand_over(app, &list)
    return true
  }

  /// Whom the callbacks reach: they may come as long as the process lives.
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
    // The bus speaks on the thread of the main loop.
    MainActor.assumeIsolated {
      guard let pointer = UnsafeMutableRawPointer(bitPattern: address) else { return }
      body(Unmanaged<Owner>.fromOpaque(pointer).takeUnretainedValue())
    }
  }
}
