public import Foundation

/// The running program: its windows and the end of every responder chain.
@preconcurrency @MainActor open class UIApplication: UIResponder {
  private static let instance = UIApplication()

  /// The one application.
  open class var shared: UIApplication { instance }

  weak var keyWindowReference: UIWindow?

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
