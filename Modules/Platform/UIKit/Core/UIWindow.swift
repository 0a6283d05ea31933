public import Foundation

/// The root of a view hierarchy on a screen, which delivers events to its views.
@preconcurrency @MainActor open class UIWindow: UIView {
  private var storedScreen: UIScreen
  final weak var firstResponder: UIResponder? {
    didSet {
      if isKeyWindow { storedScreen.textInput.follow(firstResponder) }
      storedScreen.keyboard.follow(firstResponder, in: self)
    }
  }
  final lazy var gestures = GestureArbiter(window: self)
  /// The focus engine; nil until the first key.
  final var storedFocus: FocusEngine?
  /// The visible menu, which receives keys.
  final weak var shownMenu: UIView?
  private var level = Level.normal

  /// Makes a hidden window on the main screen.
  public override init(frame: CGRect) {
    storedScreen = UIScreen.main
    super.init(frame: frame)
  }

  /// Makes a hidden window with the bounds of the main screen.
  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  /// Makes a hidden window with the bounds of a scene's screen.
  public init(windowScene: UIWindowScene) {
    storedScreen = windowScene.screen
    self.windowScene = windowScene
    super.init(frame: windowScene.screen.bounds)
  }

  /// Makes a hidden window on the main screen.
  public required init?(coder: NSCoder) {
    storedScreen = UIScreen.main
    super.init(coder: coder)
  }

  /// The scene that the window belongs to.
  open weak var windowScene: UIWindowScene?

  /// The controller whose view fills the window.
  ///
  /// It appears and disappears with the window.
  open var rootViewController: UIViewController? {
    didSet { rootViewControllerDidChange(from: oldValue) }
  }

  override var accessibilityContainerRole: AccessibilityRole? { .window }

  override func didInit() {
    super.didInit()
    flags.insert(.isWindow)
    backingLayer.isHidden = true
    storedWindow = self
    updateTraits()
    updateSafeArea()
  }

  /// The screen that shows the window.
  open var screen: UIScreen {
    get { storedScreen }
    set {
      guard newValue !== storedScreen else { return }
      let wasKey = isKeyWindow
      resignKeyIfNeeded()
      if !isHidden { storedScreen.remove(self) }
      storedScreen = newValue
      if !isHidden { newValue.add(self) }
      if wasKey { makeKey() }
      updateTraits()
      updateSafeArea()
    }
  }

  /// The level; windows of higher levels are in front.
  open var windowLevel: Level {
    get { level }
    set {
      level = newValue
      if !isHidden { storedScreen.orderLayers() }
    }
  }

  /// Whether the window is hidden; true by default.
  ///
  /// When the key window is hidden, the frontmost of the others becomes the key window.
  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      guard newValue != super.isHidden else { return }
      super.isHidden = newValue
      if newValue {
        hideRootView()
        storedScreen.remove(self)
        if isKeyWindow {
          resignKeyIfNeeded()
          storedScreen.windows.last(where: \.canBecomeKey)?.makeKey()
        }
        post(Self.didBecomeHiddenNotification)
      } else {
        storedScreen.add(self)
        if AppearanceRegistry.isInUse { applyAppearance() }
        showRootView()
        post(Self.didBecomeVisibleNotification)
      }
    }
  }

  /// The safe area of the screen, where it extends into the window.
  var ownSafeAreaInsets: UIEdgeInsets {
    let outer = storedScreen.safeAreaInsets
    let space = storedScreen.bounds
    let frame = backingLayer.frame
    return UIEdgeInsets(
      top: min(max(outer.top - frame.minY, 0), outer.top),
      left: min(max(outer.left - frame.minX, 0), outer.left),
      bottom: min(max(outer.bottom - (space.maxY - frame.maxY), 0), outer.bottom),
      right: min(max(outer.right - (space.maxX - frame.maxX), 0), outer.right)
    )
  }

  // MARK: Converting

  /// Converts a point to another window's coordinates, or to the screen's for `nil`.
  open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
    let onScreen = toScreen(point)
    return window?.fromScreen(onScreen) ?? onScreen
  }

  /// Converts a point from another window's coordinates, or from the screen's for `nil`.
  open func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
    fromScreen(window?.toScreen(point) ?? point)
  }

  /// Converts a rectangle to another window's coordinates, or to the screen's for `nil`.
  open func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: window), size: rect.size)
  }

  /// Converts a rectangle from another window's coordinates, or from the screen's for `nil`.
  open func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: window), size: rect.size)
  }

  // MARK: Key window

  /// Whether this is the key window of its screen, which receives key events.
  open var isKeyWindow: Bool { storedScreen.keyWindow === self }

  /// Makes this the key window.
  open func makeKey() {
    guard canBecomeKey, !isKeyWindow else { return }
    storedScreen.keyWindow?.resignKeyIfNeeded()
    storedScreen.keyWindow = self
    storedScreen.textInput.follow(firstResponder)
    windowScene?.statusBarManager?.setNeedsUpdate()
    becomeKey()
    post(Self.didBecomeKeyNotification)
  }

  /// Shows the window and makes it the key window.
  open func makeKeyAndVisible() {
    isHidden = false
    storedScreen.add(self)
    makeKey()
  }

  /// Whether the window may become the key window.
  open var canBecomeKey: Bool { true }

  /// Called when the window became the key window.
  open func becomeKey() {}

  /// Called when the window is no longer the key window.
  open func resignKey() {}

  private func resignKeyIfNeeded() {
    guard isKeyWindow else { return }
    storedScreen.keyWindow = nil
    resignKey()
    post(Self.didResignKeyNotification)
  }

  private func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  // MARK: Responders

  /// Ends editing, for example when a list is dragged.
  ///
  /// A first responder that is not editable remains, together with its accessory view.
  final func dismissKeyboard() {
    guard let firstResponder, storedScreen.keyboard.isUsed(by: firstResponder) else { return }
    firstResponder.resignFirstResponder()
  }

  /// The undo manager of the window.
  open override var undoManager: UndoManager? { ownUndoManager }
  private lazy var ownUndoManager = UndoManager()

  /// The application, which receives the events that the window does not handle.
  open override var next: UIResponder? { UIApplication.shared }

  /// Moves the focus with unhandled keys, or activates the focused view; sends the edit actions of
  /// keys to the first responder.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let rest = presses.filter { !focus.handle($0) && !openMenu(by: $0) }
    for press in rest { sendEditAction(of: press) }
    if !rest.isEmpty { super.pressesBegan(rest, with: event) }
  }

  /// Delivers an event to gesture recognizers and views.
  open func sendEvent(_ event: UIEvent) { deliver(event) }
}
