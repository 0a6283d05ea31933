public import Foundation
public import UIKit

/// Shows a UIKit program in a window of the desktop.
///
/// ```swift
/// exit(GTKHost.run(title: "Moments") { TimelineViewController() })
/// ```
public enum GTKHost {
  /// The window that is shown.
  private static weak var current: WindowHost?

  /// Changes the traits of the screen while the window is open, such as the text size that the
  /// reader chose in the program.
  public static func updateTraits(_ mutations: UITraitMutations) {
    current?.host.updateTraits(mutations)
  }

  /// Fits the window that is open to another language and other traits.
  ///
  /// - Parameters:
  ///   - language: The language of UIKit's own texts.
  ///   - traits: Changes the traits of the screen.
  public static func adapt(language: String, traits: UITraitMutations) {
    current?.host.language = language
    current?.host.updateTraits(traits)
  }

  /// How the program is launched, and its identity on the desktop.
  public struct Launch {
    /// The name that the desktop knows the program by, in reverse DNS form: it finds the icon and
    /// the desktop file by it.
    public var applicationID: String
    /// Whether there is only one instance: another launch passes its links to the running one,
    /// brings it to the front, and exits.
    public var isUnique: Bool
    /// The links that a running instance is requested to open; if none is running, this one opens
    /// its own.
    public var links: [URL]
    /// The actions of the desktop file, with their links.
    public var actions: [String: URL]
    /// Opens a link that another launch or an action brings, or a notification that was clicked.
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
  /// Call it on the main thread, once: it takes the thread over, and runs Swift's main actor and
  /// Dispatch's main queue on GLib's loop.
  ///
  /// - Parameters:
  ///   - title: The title of the window.
  ///   - size: The size that the window opens with, in points.
  ///   - launch: The identity of the program on the desktop; nil for a program without a name,
  ///     which may run several times.
  ///   - language: The language of UIKit's own texts, such as those of menus, by its code: `en`,
  ///     `ar`, `zh-Hans`.
  ///   - traits: Changes the traits of the screen before anything is shown, such as the direction
  ///     of layout.
  ///   - takeFiles: Called with files of this machine that are dropped on the window; nil where
  ///     none can be.
  ///   - configure: Makes the controller of the window, with the screen already in place.
  /// - Returns: The exit status of the program: 0, immediately if another one is running, or 1 if
  ///   there is no display.
  public static func run(
    title: String,
    size: CGSize = CGSize(width: 390, height: 844),
    launch: Launch? = nil,
    language: String = "en",
    traits: UITraitMutations = { _ in },
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
  /// Call it on the main thread, once, as the other `run`; the windows of the program fill that of
  /// the desktop.
  ///
  /// - Parameters:
  ///   - delegate: The class of the delegate, which is made by its `init()`.
  ///   - title: The title of the window.
  ///   - size: The size that the window opens with, in points.
  ///   - launch: The identity of the program on the desktop; nil for a program without a name,
  ///     which may run several times. Its links go to the delegates of the program: those that it
  ///     begins with as options, later ones as links to open.
  /// - Returns: The exit status of the program: 0, or 1 where there is no display.
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
  /// `receive` is called with links that arrive while the program runs, before the launch's `open`
  /// is; `show` shows the content of the window. Returns the exit status of the program.
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
