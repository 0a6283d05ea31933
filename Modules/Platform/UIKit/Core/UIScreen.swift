public import Foundation
import QuartzCore
import Synchronization

/// A display, or the space of a window that a host shows as one.
@preconcurrency @MainActor open class UIScreen: NSObject, UITraitEnvironment {
  /// The screen that windows appear on by default.
  open class var main: UIScreen { current }

  static var current = UIScreen(
    size: CGSize(width: 390, height: 844),
    scale: 2,
    safeAreaInsets: .zero,
    traits: .current
  )
  {
    didSet { UITraitCollection.mainScreenDidChange(scale: current.scale) }
  }

  /// The screen of the host whose code runs; nil outside of hosts.
  static var hosted: UIScreen?
  /// The screen whose settings count for code that names none.
  static var running: UIScreen { hosted ?? current }

  private var storedTraits: UITraitCollection
  private var size: CGSize
  private(set) var safeAreaInsets: UIEdgeInsets
  /// Windows that are shown, from back to front.
  ///
  /// Programs keep their windows alive, as on iOS.
  private var windowReferences: [WindowReference] = []
  /// Notified that something changed and a frame is due.
  var onNeedsFrame: (() -> Void)?
  private(set) var needsFrame = true
  private var isInFrame = false
  let touchCenter = TouchCenter()
  let hoverCenter = HoverCenter()
  let timers = FrameTimers()
  /// The pasteboard of this screen.
  let pasteboard = UIPasteboard()
  /// Is notified of changes that the host's input method did not make.
  let textInput = TextInputObserver()
  /// Whether the reader prefers reduced motion.
  var reducesMotion = false {
    didSet {
      guard reducesMotion != oldValue, self === Self.current else { return }
      UIAccessibility.notify(UIAccessibility.reduceMotionStatusDidChangeNotification)
    }
  }
  /// Which way the screen is held; nil for that of a desktop, whose windows are resized instead.
  var orientation: ScreenOrientation?
  /// Whether the reader prefers reduced transparency.
  var reducesTransparency = false {
    didSet {
      guard reducesTransparency != oldValue else { return }
      for window in windows { window.updateVisualEffects() }
      guard self === Self.current else { return }
      UIAccessibility.notify(UIAccessibility.reduceTransparencyStatusDidChangeNotification)
    }
  }
  /// Whether a screen reader is running.
  var hasScreenReader = false {
    didSet {
      guard hasScreenReader != oldValue, self === Self.current else { return }
      UIAccessibility.notify(UIAccessibility.voiceOverStatusDidChangeNotification)
    }
  }
  /// Notified of the title of the scene; empty for none.
  var onTitleChange: ((String) -> Void)?
  /// Notified that controllers would like something else of the system around the screen.
  package var onSystemPreferencesChange: (() -> Void)?
  /// Keeps motion effects in step with where the viewer is.
  private(set) lazy var motion = MotionCenter()
  /// How far the viewer looks from the side and from above or below, from -1 to 1 each; a host that
  /// knows it says so, which no desktop does.
  package var viewerOffset: UIOffset {
    get { motion.offset }
    set { motion.offset = newValue }
  }
  /// The words about what the pointer rests on.
  weak var toolTip: ToolTipView?
  /// The keyboard on the screen, where there is one.
  private(set) lazy var keyboard = ScreenKeyboard(screen: self)
  /// The language of UIKit's own texts, by its code.
  var language = "en"
  /// The language of the host whose code runs: that of texts that are made before there is a view
  /// to show them, on whatever thread.
  nonisolated static var languageNow: String { spokenLanguage.withLock { $0 } }
  nonisolated static let spokenLanguage = Mutex("en")
  /// Whether carets blink: not on a screen without a viewer.
  var blinksCaret = false
  /// Called with every frame, as scrolling is.
  var frameObservers: [any FrameObserver] = []
  /// The host's clock; nil on a screen that nothing drives.
  var clock: (any MediaTimeSource)?
  /// Makes the frames of a screen without a host.
  private var driver: RunLoopDriver?
  /// Holds the layers of the windows, from back to front.
  let rootLayer = CALayer()

  init(size: CGSize, scale: CGFloat, safeAreaInsets: UIEdgeInsets, traits: UITraitCollection) {
    self.size = size
    self.safeAreaInsets = safeAreaInsets
    self.storedTraits = traits.modifyingTraits { $0.displayScale = scale }
    super.init()
    rootLayer.bounds = CGRect(origin: .zero, size: size)
    rootLayer.anchorPoint = .zero
    rootLayer.contentsScale = scale
    rootLayer.becomeScreenRoot()
    timers.onSchedule = { [weak self] in self?.requestFrame() }
    hoverCenter.onLookAgain = { [weak self] in self?.requestFrame() }
    rootLayer.onContentChange = { [weak self] in
      // Views change on the main actor only; layers know nothing of actors.
      MainActor.assumeIsolated { self?.requestFrame() }
    }
  }

  /// The extent of the screen, in points.
  open var bounds: CGRect { CGRect(origin: .zero, size: size) }

  /// The pixels of a point.
  open var scale: CGFloat { storedTraits.displayScale }

  /// The pixels of a point of the hardware.
  open var nativeScale: CGFloat { scale }

  /// The extent of the screen, in pixels.
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: size.width * scale, height: size.height * scale)
  }

  /// The coordinates of the screen.
  open var coordinateSpace: any UICoordinateSpace { ScreenCoordinateSpace(self) }

  /// The coordinates of the screen, whatever way it is held: a desktop's is not turned.
  open var fixedCoordinateSpace: any UICoordinateSpace { coordinateSpace }

  /// The most frames a second that the screen shows.
  open var maximumFramesPerSecond: Int { 60 }

  /// The traits of everything on this screen, unless overridden further down.
  open var traitCollection: UITraitCollection { storedTraits }

  /// Some traits changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Windows

  private struct WindowReference {
    weak var window: UIWindow?
  }

  /// The windows that are shown, from back to front.
  var windows: [UIWindow] {
    windowReferences.compactMap(\.window)
      .enumerated()
      .sorted {
        ($0.element.windowLevel.rawValue, $0.offset) < ($1.element.windowLevel.rawValue, $1.offset)
      }
      .map(\.element)
  }

  func add(_ window: UIWindow) {
    windowReferences.removeAll { $0.window == nil || $0.window === window }
    windowReferences.append(WindowReference(window: window))
    if clock == nil { driver = RunLoopDriver(self) }
    orderLayers()
    requestFrame()
  }

  func remove(_ window: UIWindow) {
    windowReferences.removeAll { $0.window == nil || $0.window === window }
    touchCenter.cancelTouches(in: window)
    window.backingLayer.removeFromSuperlayer()
    requestFrame()
  }

  /// Puts the layers of the windows in the order of the windows.
  func orderLayers() { rootLayer.sublayers = windows.map(\.backingLayer) }

  // MARK: Changes

  func resize(to newSize: CGSize, safeAreaInsets newInsets: UIEdgeInsets) {
    let oldSize = size
    size = newSize
    safeAreaInsets = newInsets
    rootLayer.bounds = CGRect(origin: .zero, size: newSize)
    for window in windows {
      if window.frame == CGRect(origin: .zero, size: oldSize) {
        window.transition(to: newSize) { window.frame = CGRect(origin: .zero, size: newSize) }
      }
      window.updateSafeArea()
    }
    requestFrame()
  }

  func setTraits(_ traits: UITraitCollection) {
    let previous = storedTraits
    guard traits != previous else { return }
    let changesSize =
      traits.horizontalSizeClass != previous.horizontalSizeClass
      || traits.verticalSizeClass != previous.verticalSizeClass
    let finish = changesSize ? windows.compactMap { $0.announceTraits(traits) } : []
    defer { for finish in finish { finish() } }
    storedTraits = traits
    if self === Self.current { UITraitCollection.mainScreenDidChange(scale: scale) }
    traitCollectionDidChange(previous)
    if self === Self.current {
      UIContentSizeCategory.notify(of: traits, after: previous)
      UIAccessibility.notify(of: traits, after: previous)
    }
    for window in windows { window.updateTraits() }
    requestFrame()
  }

  // MARK: Frames

  /// A frame is due.
  ///
  /// During a frame this waits for its end: most requests are handled by then.
  func requestFrame() {
    guard !needsFrame, !isInFrame else { return }
    needsFrame = true
    onNeedsFrame?()
  }

  func frameBegan() {
    needsFrame = false
    isInFrame = true
  }

  /// Another frame follows if this one left something undone, or something that moves.
  func frameEnded() {
    isInFrame = false
    if isAnimating || !FrameQueue.isEmpty
      || windows.contains(where: { !$0.flags.isDisjoint(with: .anyWork) })
    {
      requestFrame()
    }
  }
}
