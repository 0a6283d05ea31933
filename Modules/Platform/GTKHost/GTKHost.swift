public import Foundation
public import UIKit

/// Shows a UIKit program in a window of the desktop.
///
/// ```swift
/// exit(GTKHost.run(title: "Moments") { TimelineViewController() })
/// ```
public enum GTKHost {
  private static weak var current: WindowHost?

  /// Changes the language and the traits of the open window, for example to the text size chosen in
  /// the program.
  ///
  /// - Parameters:
  ///   - language: The language of UIKit's own texts; nil keeps it.
  ///   - traits: Sets the traits of the screen that the program chooses, instead of those of the
  ///     last call. All others follow the desktop: color scheme, contrast and text size.
  public static func adapt(language: String? = nil, traits: @escaping UITraitMutations) {
    if let language { current?.host.language = language }
    current?.adapt(traits)
  }

  /// How the program is launched, and its identity on the desktop.
  public struct Launch {
    /// The name of the program on the desktop, in reverse DNS form, which identifies its icon and
    /// desktop file.
    public var applicationID: String
    /// Whether only one instance runs: another launch passes its links to the running one, brings
    /// it to the front, and exits.
    public var isUnique: Bool
    /// The links to open, in the running instance if there is one.
    public var links: [URL]
    /// The actions of the desktop file, with their links.
    public var actions: [String: URL]
    /// Opens a link from another launch, an action, or a clicked notification.
    public var open: (URL) -> Void
    /// Receives the value of a notification's button: ``NoticeButton/answer``, of this run of the
    /// program or of an earlier one.
    public var answer: (String) -> Void

    /// Makes a launch.
    public init(
      applicationID: String,
      isUnique: Bool = true,
      links: [URL] = [],
      actions: [String: URL] = [:],
      open: @escaping (URL) -> Void = { _ in },
      answer: @escaping (String) -> Void = { _ in }
    ) {
      self.applicationID = applicationID
      self.isUnique = isUnique
      self.links = links
      self.actions = actions
      self.open = open
      self.answer = answer
    }
  }

  /// Opens a window and runs until it is closed.
  ///
  /// Returns the exit status of the program.
  ///
  /// Call it on the main thread, once: it blocks the thread, and runs Swift's main actor and
  /// Dispatch's main queue on GLib's loop.
  ///
  /// - Parameters:
  ///   - title: The title of the window.
  ///   - size: The initial size of the window, in points.
  ///   - launch: The identity of the program on the desktop; nil for a program without a name,
  ///     which may run several times.
  ///   - language: The language code of UIKit's own texts, such as those of menus: `en`, `ar`,
  ///     `zh-Hans`.
  ///   - traits: Sets the traits of the screen that the program chooses, such as the layout
  ///     direction. All others follow the desktop: color scheme, contrast and text size.
  ///   - takeFiles: Called with local files that are dropped on the window; nil rejects drops.
  ///   - configure: Makes the root view controller; the screen already exists.
  /// - Returns: The exit status of the program: 0, immediately if another one is running, or 1 if
  ///   there is no display.
  public static func run(
    title: String,
    size: CGSize = CGSize(width: 390, height: 844),
    launch: Launch? = nil,
    language: String = "en",
    traits: @escaping UITraitMutations = { _ in },
    takeFiles: (([URL]) -> Void)? = nil,
    configure: @MainActor () -> UIViewController
  ) -> Int32 {
    run(title, size, launch) { host in
      host.host.language = language
      host.onDrop = takeFiles
      host.show(traits: traits, configure)
    }
  }

  /// Opens a window for a program that has a delegate, launches the program and runs until the
  /// window is closed.
  ///
  /// Returns the exit status of the program.
  ///
  /// Call it on the main thread, once, like the other `run`; the windows of the program fill the
  /// desktop window.
  ///
  /// - Parameters:
  ///   - delegate: The class of the delegate, made with `init()`.
  ///   - title: The title of the window.
  ///   - size: The initial size of the window, in points.
  ///   - launch: The identity of the program on the desktop; nil for a program without a name,
  ///     which may run several times. Its links are passed to the program's delegates: initial ones
  ///     as launch options, later ones as links to open.
  /// - Returns: The exit status of the program: 0, or 1 if there is no display.
  public static func run(
    _ delegate: any UIApplicationDelegate.Type,
    title: String,
    size: CGSize = CGSize(width: 390, height: 844),
    launch: Launch? = nil
  ) -> Int32 {
    run(
      title,
      size,
      launch,
      receive: { host, links in host.run { UIApplication.shared.receive(links) } },
      show: { host in
        host.show { UIApplication.shared.launch(delegate, urls: launch?.links ?? []) }
      }
    )
  }

  /// Opens a window and runs until it is closed and the tasks that outlive it have ended.
  ///
  /// Calls `receive` with links that arrive while the program runs, before the launch's `open`, and
  /// `show` to show the content of the window. Returns the exit status of the program.
  private static func run(
    _ title: String,
    _ size: CGSize,
    _ launch: Launch?,
    receive: @escaping @MainActor (ScreenHost, [URL]) -> Void = { _, _ in },
    show: @MainActor (WindowHost) -> Void
  ) -> Int32 {
    guard let loop = MainLoop(applicationID: launch?.applicationID) else {
      FileHandle.standardError.write(Data("No display: set DISPLAY or WAYLAND_DISPLAY.\n".utf8))
      return 1
    }
    let app = launch.map {
      DesktopApp(name: $0.applicationID, isUnique: $0.isUnique, actions: $0.actions)
    }
    if let app, let launch, app.handsOver(launch.links) { return 0 }
    UIFont.useInstalledFonts()
    let host = WindowHost(title: title, size: size) { loop.quit() }
    current = host
    app?.onShow = { [weak host] in host?.present() }
    app?.onAnswer = { launch?.answer($0) }
    app?.onOpen = { [weak host] links in
      if let host { receive(host.host, links) }
      for link in links { launch?.open(link) }
    }
    show(host)
    loop.run()
    loop.run(until: { UIApplication.shared.isReadyToEnd })
    UIApplication.shared.terminate()
    withExtendedLifetime(app) {}
    return 0
  }
}
