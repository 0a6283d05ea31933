public import Foundation
import Locking
import QuartzCore

/// A display, or the area of a host's window.
@preconcurrency @MainActor open class UIScreen: NSObject, UITraitEnvironment, FrameMaker {
  /// The default screen of windows.
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

  /// The screen of the host whose code is running, and of the tasks that it started; nil outside of
  /// hosts.
  @TaskLocal static var hosted: UIScreen?
  package final var isRunning: Bool { Self.hosted === self }
  /// The screen whose settings are used by code without reference to a screen.
  static var running: UIScreen { hosted ?? current }

  private var size: CGSize
  private(set) var safeAreaInsets: UIEdgeInsets
  /// References to the visible windows, from back to front.
  ///
  /// Programs retain their windows, as on iOS.
  private var windowReferences: [Weak<UIWindow>] = []
  /// Called when something changed and a frame is needed.
  var onNeedsFrame: (() -> Void)?
  private(set) var needsFrame = true
  private var isInFrame = false
  let touchCenter = TouchCenter()
  let hoverCenter = HoverCenter()
  let timers = FrameTimers()
  /// The closures that the next frame calls.
  package final let frameQueue = FrameQueue()
  /// The display links that are called with every frame.
  let displayLinks = DisplayLinks()
  /// The animation blocks that are running in the code of this screen.
  let animationState = AnimationState()
  /// The key window, which receives key events.
  weak var keyWindow: UIWindow?
  /// The pasteboard of this screen.
  let pasteboard = UIPasteboard()
  /// Called for changes that were not made by the host's input method.
  let textInput = TextInputObserver()
  /// Whether the reader prefers reduced motion.
  var reducesMotion = false {
    didSet {
      guard reducesMotion != oldValue, self === Self.current else { return }
      UIAccessibility.notify(UIAccessibility.reduceMotionStatusDidChangeNotification)
    }
  }
  /// The orientation of the screen; nil on a desktop, where windows are resized instead.
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
  /// Called with the title of the scene; empty for none.
  var onTitleChange: ((String) -> Void)?
  /// Called when the controllers' preferences for the system around the screen change.
  package var onSystemPreferencesChange: (() -> Void)?
  /// Updates motion effects for the viewer offset.
  private(set) lazy var motion = MotionCenter()
  /// The offset of the viewer from the center of the screen, from -1 to 1 in both directions.
  ///
  /// Set by hosts with motion sensors; always zero on a desktop.
  package var viewerOffset: UIOffset {
    get { motion.offset }
    set { motion.offset = newValue }
  }
  /// The tooltip for the view under the pointer.
  weak var toolTip: ToolTipView?
  /// The keyboard on the screen.
  private(set) lazy var keyboard = ScreenKeyboard(screen: self)
  /// The language code of UIKit's own texts.
  var language = "en"
  /// The language of the host whose code is running, for texts that are made on any thread before
  /// there is a view.
  package nonisolated static var languageNow: String { spokenLanguage.withLock { $0 } }
  nonisolated static let spokenLanguage = Mutex("en")
  /// Whether carets blink; false on a screen without a viewer.
  var blinksCaret = false
  /// Observers that are called in every frame, such as scrolling.
  var frameObservers: [any FrameObserver] = []
  /// The host's clock; nil on a screen without a host.
  var clock: (any MediaTimeSource)?
  /// Drives the frames of a screen without a host.
  private var driver: RunLoopDriver?
  /// The superlayer of the windows' layers.
  let rootLayer = CALayer()

  init(size: CGSize, scale: CGFloat, safeAreaInsets: UIEdgeInsets, traits: UITraitCollection) {
    self.size = size
    self.safeAreaInsets = safeAreaInsets
    let classes = ScreenSizeClasses(size)
    self.traitCollection = traits.modifyingTraits {
      $0.displayScale = scale
      if $0.horizontalSizeClass == .unspecified { $0.horizontalSizeClass = classes.horizontal }
      if $0.verticalSizeClass == .unspecified { $0.verticalSizeClass = classes.vertical }
      if $0.userInterfaceLevel == .unspecified { $0.userInterfaceLevel = .base }
    }
    super.init()
    rootLayer.bounds = CGRect(origin: .zero, size: size)
    rootLayer.anchorPoint = .zero
    rootLayer.contentsScale = scale
    rootLayer.becomeScreenRoot()
    timers.onSchedule = { [weak self] in self?.requestFrame() }
    hoverCenter.onLookAgain = { [weak self] in self?.requestFrame() }
    displayLinks.onChange = { [weak self] in
      // Display links are used on the main thread only, but are not isolated.
      MainActor.assumeIsolated { self?.requestFrame() }
    }
    rootLayer.onContentChange = { [weak self] in
      // Views change on the main actor only, but layers are not isolated.
      MainActor.assumeIsolated { self?.requestFrame() }
    }
  }

  /// The bounds of the screen, in points.
  open var bounds: CGRect { CGRect(origin: .zero, size: size) }

  /// The pixels per point.
  open var scale: CGFloat { traitCollection.displayScale }

  /// The physical pixels per point.
  open var nativeScale: CGFloat { scale }

  /// The bounds of the screen, in pixels.
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: size.width * scale, height: size.height * scale)
  }

  /// Points from the top left corner of the screen, to convert between the spaces of views.
  open var coordinateSpace: any UICoordinateSpace { ScreenCoordinateSpace(self) }

  /// The coordinate space of the screen, independent of its orientation.
  open var fixedCoordinateSpace: any UICoordinateSpace { coordinateSpace }

  /// The maximum frame rate of the screen, in frames per second.
  open var maximumFramesPerSecond: Int { 60 }

  /// The traits of everything on this screen, unless they are overridden.
  open private(set) var traitCollection: UITraitCollection

  /// Called when the traits changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Windows

  /// The visible windows, from back to front.
  var windows: [UIWindow] {
    windowReferences.compactMap(\.object)
      .enumerated()
      .sorted {
        ($0.element.windowLevel.rawValue, $0.offset) < ($1.element.windowLevel.rawValue, $1.offset)
      }
      .map(\.element)
  }

  func add(_ window: UIWindow) {
    windowReferences.removeAll { $0.object == nil || $0.object === window }
    windowReferences.append(Weak(object: window))
    makeFramesIfUnhosted()
    orderLayers()
    requestFrame()
  }

  func remove(_ window: UIWindow) {
    windowReferences.removeAll { $0.object == nil || $0.object === window }
    touchCenter.cancelTouches(in: window)
    window.backingLayer.removeFromSuperlayer()
    requestFrame()
  }

  /// Updates the order of the windows' layers.
  func orderLayers() { rootLayer.sublayers = windows.map(\.backingLayer) }

  /// Makes the frames of this screen from the main run loop if it has no host.
  func makeFramesIfUnhosted() {
    if clock == nil { driver = RunLoopDriver(self) }
  }

  // MARK: Changes

  func resize(to newSize: CGSize, safeAreaInsets newInsets: UIEdgeInsets) {
    let oldSize = size
    let (oldClasses, classes) = (ScreenSizeClasses(oldSize), ScreenSizeClasses(newSize))
    // A class that does not follow from the size was chosen by the host.
    setTraits(
      traitCollection.modifyingTraits {
        if $0.horizontalSizeClass == oldClasses.horizontal {
          $0.horizontalSizeClass = classes.horizontal
        }
        if $0.verticalSizeClass == oldClasses.vertical { $0.verticalSizeClass = classes.vertical }
      }
    )
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
    let previous = traitCollection
    guard traits != previous else { return }
    let changesSize =
      traits.horizontalSizeClass != previous.horizontalSizeClass
      || traits.verticalSizeClass != previous.verticalSizeClass
    let finish = changesSize ? windows.compactMap { $0.announceTraits(traits) } : []
    defer { for finish in finish { finish() } }
    traitCollection = traits
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

  /// Requests a frame.
  ///
  /// A request during a frame is deferred to its end, when most requests have been handled.
  package final func requestFrame() {
    guard !needsFrame, !isInFrame else { return }
    needsFrame = true
    onNeedsFrame?()
  }

  func frameBegan() {
    needsFrame = false
    isInFrame = true
  }

  /// Requests another frame if there is unfinished work or an animation.
  func frameEnded() {
    isInFrame = false
    if isAnimating || !frameQueue.isEmpty
      || windows.contains(where: { !$0.flags.isDisjoint(with: .anyWork) })
    {
      requestFrame()
    }
  }
}
