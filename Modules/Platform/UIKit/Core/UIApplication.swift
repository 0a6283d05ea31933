public import Foundation
import QuartzCore

/// The running program: its windows and the end of every responder chain.
@preconcurrency @MainActor open class UIApplication: UIResponder {
  private static let instance = UIApplication()

  /// The singleton application.
  open class var shared: UIApplication { instance }

  /// The delegate, if it is a responder.
  open override var next: UIResponder? { delegate as? UIResponder }

  /// The delegate for launching, activation and termination.
  open weak var delegate: (any UIApplicationDelegate)?

  /// Retains the delegate that the program was launched with.
  final var ownedDelegate: (any UIApplicationDelegate)? {
    didSet { delegate = ownedDelegate }
  }
  /// The scene of the window; nil unless a scene delegate was specified.
  final var scene: UIScene?

  /// The activation state reported by the host.
  var storedState = State.inactive

  /// The last known day and time zone.
  final var knownTime: KnownTime?
  /// Incremented each time observation of the time starts, which invalidates earlier timers.
  final var timeWatch = 0

  /// The layout direction of the program's language.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIScreen.main.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// The text size preferred by the reader.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UIScreen.main.traitCollection.preferredContentSizeCategory
  }

  /// The activation state of the program.
  open var applicationState: State { storedState }

  /// The session of the one scene that a program has on this platform; empty before it is
  /// connected.
  open var openSessions: Set<UISceneSession> { Set(connectedScenes.map(\.session)) }

  /// Always false: programs have one scene on this platform.
  open var supportsMultipleScenes: Bool { false }

  /// Always false: the icon of a program is specified in its desktop file.
  open var supportsAlternateIcons: Bool { false }

  /// The connected scenes: the window's, if a scene delegate was specified.
  open var connectedScenes: Set<UIScene> { Set([scene].compactMap { $0 }) }

  /// The key window, which receives key events.
  open var keyWindow: UIWindow? { UIScreen.running.keyWindow }

  /// The visible windows of the main screen, from back to front.
  open var windows: [UIWindow] { UIScreen.main.windows }

  // MARK: Status bar and orientation without scenes

  /// The orientation of the interface; see also that of the window scene.
  open var statusBarOrientation: UIInterfaceOrientation { UIScreen.main.interfaceOrientation }

  /// The frame of the status bar; zero on a desktop.
  open var statusBarFrame: CGRect { statusBarManager?.statusBarFrame ?? .zero }

  /// The style of the status bar, as requested by the view controllers.
  open var statusBarStyle: UIStatusBarStyle { statusBarManager?.statusBarStyle ?? .default }

  /// Whether the view controllers hide the status bar; `true` if there are none.
  open var isStatusBarHidden: Bool { statusBarManager?.isStatusBarHidden ?? true }

  private var statusBarManager: UIStatusBarManager? {
    (scene as? UIWindowScene)?.statusBarManager
  }

  private var ignoringInteractions = 0

  /// Whether touches, pointer and scroll events are ignored.
  open var isIgnoringInteractionEvents: Bool { ignoringInteractions > 0 }

  /// Ignores touches, pointer and scroll events until the matching
  /// ``endIgnoringInteractionEvents()``.
  ///
  /// Calls can be nested. Touches in progress continue. Prefer `UIView.isUserInteractionEnabled`,
  /// which only affects a part of the screen.
  open func beginIgnoringInteractionEvents() { ignoringInteractions += 1 }

  /// Balances one call of ``beginIgnoringInteractionEvents()``.
  open func endIgnoringInteractionEvents() {
    ignoringInteractions = max(ignoringInteractions - 1, 0)
  }

  /// Posted before the interface rotates; the user info contains the new orientation.
  public nonisolated class var willChangeStatusBarOrientationNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationWillChangeStatusBarOrientationNotification")
  }

  /// Posted after the interface rotated; the user info contains the old orientation.
  public nonisolated class var didChangeStatusBarOrientationNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidChangeStatusBarOrientationNotification")
  }

  /// The user info key of the orientation in these notifications: an `NSNumber` of its raw value.
  public nonisolated class var statusBarOrientationUserInfoKey: String {
    "UIApplicationStatusBarOrientationUserInfoKey"
  }

  final func post(_ name: NSNotification.Name, orientation: UIInterfaceOrientation) {
    NotificationCenter.default.post(
      name: name,
      object: self,
      userInfo: [Self.statusBarOrientationUserInfoKey: NSNumber(value: orientation.rawValue)]
    )
  }

  // MARK: Events

  /// Delivers an event to its windows.
  open func sendEvent(_ event: UIEvent) {
    var windows: [UIWindow] = []
    for touch in event.allTouches ?? [] {
      if let window = touch.window, !windows.contains(where: { $0 === window }) {
        windows.append(window)
      }
    }
    if windows.isEmpty, let key = keyWindow { windows = [key] }
    for window in windows { window.sendEvent(event) }
  }

  /// Returns the supported orientations of a window: the delegate's, or those of the device.
  ///
  /// The window's controllers may support fewer.
  open func supportedInterfaceOrientations(
    for window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    delegate?.application(self, supportedInterfaceOrientationsFor: window)
      ?? .standard(of: window?.traitCollection ?? UIScreen.main.traitCollection)
  }

  // MARK: Work that outlives the window

  final var backgroundTasks = BackgroundTasks()
  /// The time at which background tasks expire, by `CACurrentMediaTime()`; nil while there is a
  /// window.
  final var endOfBackgroundTasks: CFTimeInterval?

  /// Keeps the program running after its window was closed, until the task ends.
  ///
  /// - Parameter handler: Called if the task has not ended when the time expires, after which the
  ///   program exits.
  /// - Returns: The identifier of the task; end it with ``endBackgroundTask(_:)``.
  open func beginBackgroundTask(
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    beginBackgroundTask(withName: nil, expirationHandler: handler)
  }

  /// Keeps the program running after its window was closed, until the task ends.
  ///
  /// - Parameters:
  ///   - taskName: A name for debugging.
  ///   - handler: Called if the task has not ended when the time expires, after which the program
  ///     exits.
  /// - Returns: The identifier of the task; end it with ``endBackgroundTask(_:)``.
  open func beginBackgroundTask(
    withName taskName: String?,
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    backgroundTasks.begin(handler)
  }

  /// Ends a task; does nothing if it has already ended.
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
    backgroundTasks.end(identifier)
  }

  /// The remaining time of background tasks, in seconds: infinite while there is a window, and
  /// about 30 after it was closed.
  open var backgroundTimeRemaining: TimeInterval {
    endOfBackgroundTasks.map { $0 - CACurrentMediaTime() } ?? .greatestFiniteMagnitude
  }

  // MARK: The machine

  /// Prevents the desktop from dimming and locking the screen; set by the host.
  package final var setsIdleInhibited: ((Bool) -> Void)?

  /// Whether the screen stays on without input, for example during a film.
  open var isIdleTimerDisabled = false {
    didSet { if isIdleTimerDisabled != oldValue { setsIdleInhibited?(isIdleTimerDisabled) } }
  }

  // MARK: Other programs

  /// Opens a link or file in the appropriate program; set by the host.
  package final var opener: ((URL) -> Bool)?

  /// Whether links and files can be opened.
  open func canOpenURL(_ url: URL) -> Bool { opener != nil }

  /// Opens a link or a file in the appropriate program, and reports whether that succeeded.
  open func open(
    _ url: URL,
    options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    let isOpen = opener?(url) ?? false
    FrameQueue.perform { completion?(isOpen) }
  }

  /// A key of the options of ``open(_:options:completionHandler:)``.
  public struct OpenExternalURLOptionsKey: Hashable, RawRepresentable, Sendable {
    /// The name of the key.
    public let rawValue: String
    /// Makes a key with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}
