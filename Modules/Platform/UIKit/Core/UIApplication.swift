public import Foundation
import QuartzCore

/// The running program: its windows and the end of every responder chain.
@preconcurrency @MainActor open class UIApplication: UIResponder {
  private static let instance = UIApplication()

  /// The one application.
  open class var shared: UIApplication { instance }

  weak var keyWindowReference: UIWindow?

  /// The delegate, where it is a responder.
  open override var next: UIResponder? { delegate as? UIResponder }

  /// Is notified of launching, of becoming active and of the end.
  open weak var delegate: (any UIApplicationDelegate)?

  /// Keeps the delegate that the program was launched with.
  final var ownedDelegate: (any UIApplicationDelegate)? {
    didSet { delegate = ownedDelegate }
  }
  /// The scene of the window, where its delegate is named.
  final var scene: UIScene?

  /// Whether a host reports that the program is active.
  var storedState = State.inactive

  /// The day and the time zone, as last noticed.
  final var knownTime: KnownTime?
  /// Counts the times that other days began to be noticed.
  final var timeWatch = 0

  /// The direction of the language that the program runs in.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIScreen.main.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// The size of text that the reader chose.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UIScreen.main.traitCollection.preferredContentSizeCategory
  }

  /// Whether the program is the one that the reader works in.
  open var applicationState: State { storedState }

  /// The sessions of the scenes that are connected.
  open var openSessions: Set<UISceneSession> { Set(connectedScenes.map(\.session)) }

  /// No: a program has one scene here.
  open var supportsMultipleScenes: Bool { false }

  /// No: the icon of a program is in its desktop file.
  open var supportsAlternateIcons: Bool { false }

  /// The scenes that are connected: that of the window, where its delegate is named.
  open var connectedScenes: Set<UIScene> { Set([scene].compactMap { $0 }) }

  /// The window that keys go to.
  open var keyWindow: UIWindow? { keyWindowReference }

  /// The windows of the main screen that are shown, from back to front.
  open var windows: [UIWindow] { UIScreen.main.windows }

  /// Delivers an event to the windows concerned.
  open func sendEvent(_ event: UIEvent) {
    var windows: [UIWindow] = []
    for touch in event.allTouches ?? [] {
      if let window = touch.window, !windows.contains(where: { $0 === window }) {
        windows.append(window)
      }
    }
    if windows.isEmpty, let key = keyWindowReference { windows = [key] }
    for window in windows { window.sendEvent(event) }
  }

  /// How a window may be turned, unless its controllers support less: what the delegate answers,
  /// and else what devices of the kind support.
  open func supportedInterfaceOrientations(
    for window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    delegate?.application(self, supportedInterfaceOrientationsFor: window)
      ?? .standard(of: window?.traitCollection ?? UIScreen.main.traitCollection)
  }

  // MARK: Work that outlives the window

  final var backgroundTasks = BackgroundTasks()
  /// When the tasks of a program whose window was closed expire, by `CACurrentMediaTime()`.
  final var endOfBackgroundTasks: CFTimeInterval?

  /// Keeps the program running after its window was closed, until the task ends.
  ///
  /// - Parameter handler: Called when the time is over and the task has not ended; the program ends
  ///   after it.
  /// - Returns: The task; end it by ``endBackgroundTask(_:)``.
  open func beginBackgroundTask(
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    beginBackgroundTask(withName: nil, expirationHandler: handler)
  }

  /// Keeps the program running after its window was closed, until the task ends.
  ///
  /// - Parameters:
  ///   - taskName: A name, for whoever debugs the program.
  ///   - handler: Called when the time is over and the task has not ended; the program ends after
  ///     it.
  /// - Returns: The task; end it by ``endBackgroundTask(_:)``.
  open func beginBackgroundTask(
    withName taskName: String?,
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    backgroundTasks.begin(handler)
  }

  /// Ends a task; one that has ended is left out.
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
    backgroundTasks.end(identifier)
  }

  /// How long tasks may go on, in seconds: without end while there is a window, minimized or not,
  /// and about 30 seconds after it was closed.
  open var backgroundTimeRemaining: TimeInterval {
    endOfBackgroundTasks.map { $0 - CACurrentMediaTime() } ?? .greatestFiniteMagnitude
  }

  // MARK: The machine

  /// Keeps the desktop from dimming and locking the screen; a host of a desktop sets it.
  package final var setsIdleInhibited: ((Bool) -> Void)?

  /// Whether the screen stays on without input, as for a film or a recipe.
  open var isIdleTimerDisabled = false {
    didSet { if isIdleTimerDisabled != oldValue { setsIdleInhibited?(isIdleTimerDisabled) } }
  }

  // MARK: Other programs

  /// Opens a page or a file in the program that is made for it; a host of a desktop sets it.
  package final var opener: ((URL) -> Bool)?

  /// Whether there is a way to open pages and files.
  open func canOpenURL(_ url: URL) -> Bool { opener != nil }

  /// Opens a page or a file in the program that is made for it, and says whether that worked.
  open func open(
    _ url: URL,
    options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    let isOpen = opener?(url) ?? false
    FrameQueue.perform { completion?(isOpen) }
  }

  /// Names an option of ``open(_:options:completionHandler:)``.
  public struct OpenExternalURLOptionsKey: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// An option of this name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}
