package import CoreGraphics
package import Foundation
import Locking
package import QuartzCore

/// A screen and the loop that drives it: processes queued events, then makes one frame, in a fixed
/// order.
///
/// A desktop window or a headless run makes one, passes input to it, and calls ``frame()`` after
/// ``onNeedsFrame`` was called.
@MainActor package final class ScreenHost {
  /// The screen that contains the windows.
  package let screen: UIScreen
  private let clock: any MediaTimeSource
  private var inputs: [() -> Void] = []
  private var lastMove: (id: Int, index: Int)?

  /// Makes a host and its screen; the first one becomes `UIScreen.main`.
  ///
  /// - Parameters:
  ///   - size: The size of the screen, in points.
  ///   - scale: Pixels per point.
  ///   - safeAreaInsets: What the display covers at each edge, in points.
  ///   - traits: The environment; by default the current one, whose size classes are left out
  ///     because they follow from the size of the screen.
  ///   - clock: The time of frames.
  package init(
    size: CGSize,
    scale: CGFloat,
    safeAreaInsets: UIEdgeInsets = .zero,
    traits: UITraitCollection? = nil,
    clock: any MediaTimeSource
  ) {
    self.clock = clock
    screen = UIScreen(
      size: size,
      scale: scale,
      safeAreaInsets: safeAreaInsets,
      traits: traits
        ?? UITraitCollection.current.modifyingTraits {
          $0.horizontalSizeClass = .unspecified
          $0.verticalSizeClass = .unspecified
        }
    )
    screen.clock = clock
    FrameQueue.add(screen)
  }

  /// Drives an existing screen that has no host.
  init(screen: UIScreen, clock: any MediaTimeSource) {
    self.screen = screen
    self.clock = clock
    screen.clock = clock
    FrameQueue.add(screen)
  }

  /// Makes this screen `UIScreen.main`, which a program with one screen needs before it makes a
  /// window.
  package func becomeMain() { UIScreen.current = screen }

  /// The safe area insets of the screen, in points.
  package var safeAreaInsets: UIEdgeInsets { screen.safeAreaInsets }

  /// The visible windows, from back to front.
  package var windows: [UIWindow] { screen.windows }

  /// The layer that contains the layers of all windows; a renderer draws it.
  package var rootLayer: CALayer { screen.rootLayer }

  /// What the host reads and writes for the desktop's clipboard.
  package var pasteboard: UIPasteboard { screen.pasteboard }

  /// Whether the reader prefers reduced motion.
  package var reducesMotion: Bool {
    get { screen.reducesMotion }
    set { screen.reducesMotion = newValue }
  }

  /// Whether the reader prefers reduced transparency.
  package var reducesTransparency: Bool {
    get { screen.reducesTransparency }
    set { screen.reducesTransparency = newValue }
  }

  /// Whether a screen reader is running.
  package var hasScreenReader: Bool {
    get { screen.hasScreenReader }
    set { screen.hasScreenReader = newValue }
  }

  /// Called with the new title when the title of the scene changes; an empty title restores the one
  /// that the window was opened with.
  package var onTitleChange: ((String) -> Void)? {
    get { screen.onTitleChange }
    set { screen.onTitleChange = newValue }
  }

  /// The language code of UIKit's own texts, such as those of menus; defaults to English.
  package var language: String {
    get { screen.language }
    set { screen.language = newValue }
  }

  /// Whether carets blink; defaults to `false`, so that a screen without a viewer becomes idle.
  package var blinksCaret: Bool {
    get { screen.blinksCaret }
    set { screen.blinksCaret = newValue }
  }

  /// Called when a frame becomes due.
  package var onNeedsFrame: (() -> Void)? {
    get { screen.onNeedsFrame }
    set { screen.onNeedsFrame = newValue }
  }

  /// The cursor to show on the desktop.
  package var cursor: PointerCursor { screen.hoverCenter.pointer.cursor }

  /// Called when the cursor changes.
  package var onCursorChange: ((PointerCursor) -> Void)? {
    get { screen.hoverCenter.pointer.onCursorChange }
    set { screen.hoverCenter.pointer.onCursorChange = newValue }
  }

  /// Whether a frame must be made now, because something changed or is animating.
  ///
  /// If not, the next frame is due at ``nextDeadline``.
  package var needsFrame: Bool {
    screen.needsFrame || !inputs.isEmpty || isAnimating || !screen.frameQueue.isEmpty
  }

  /// Whether an animation is running, so that frames are due at the display's refresh rate.
  package var isAnimating: Bool { screen.isAnimating }

  /// When the next timer is due, in seconds of the clock; nil if there is none.
  package var nextDeadline: TimeInterval? { screen.timers.nextDeadline }

  // MARK: The frame

  /// Runs a closure with this host's clock, screen and traits as the current ones; settings and the
  /// pasteboard are those of the screen.
  package func run<Value>(_ body: () throws -> Value) rethrows -> Value {
    let language = UIScreen.languageNow
    UIScreen.spokenLanguage.withLock { $0 = screen.language }
    defer {
      UIScreen.spokenLanguage.withLock { $0 = language }
      AnimationState.runningScreenDidChange()
    }
    let previous = UITraitCollection.current
    let traits = screen.traitCollection
    // Views made here start with these traits, so entering a window changes none of them.
    if previous !== traits { UITraitCollection.current = traits }
    defer { if previous !== traits { UITraitCollection.current = previous } }
    return try MediaTime.$source.withValue(clock) {
      try UIScreen.$hosted.withValue(screen) {
        AnimationState.runningScreenDidChange()
        return try body()
      }
    }
  }

  /// Makes one frame: events and gestures, timers, scrolling and animations, layout, display,
  /// commit.
  ///
  /// Nothing is drawn here: a renderer shows ``rootLayer`` afterwards.
  package func frame() {
    run {
      let time = clock.now()
      screen.frameBegan()
      let events = inputs
      inputs.removeAll(keepingCapacity: true)
      lastMove = nil
      for event in events { event() }
      screen.timers.fire(at: time)
      screen.frameQueue.drain()
      screen.advanceObservers(to: time)
      screen.displayLinks.fire(at: time, interval: 1 / Double(screen.maximumFramesPerSecond))
      screen.rootLayer.advanceAnimations(at: time)
      update()
      screen.hoverCenter.update(windows: screen.windows, at: time, timers: screen.timers)
      screen.rootLayer.commitAnimations(at: time)
      screen.frameEnded()
    }
  }

  /// Runs layout and display, repeated while one invalidates the other, at most four times.
  private func update() {
    for _ in 0..<4 {
      let windows = screen.windows
      for window in windows { window.runLayoutPass() }
      screen.rootLayer.layoutSubtree()
      for window in windows { window.runDisplayPass() }
      screen.rootLayer.displaySubtreeIfNeeded()
      if windows.allSatisfy({ $0.flags.isDisjoint(with: .anyLayout) }),
        !screen.rootLayer.layersAwaitLayout
      {
        return
      }
    }
  }

  // MARK: Input

  /// Queues a change of a touch or of the pressed pointer, for the next frame.
  ///
  /// Moves between two frames are merged into one.
  package func sendPointer(
    phase: UITouch.Phase,
    id: Int = 0,
    location: CGPoint,
    type: UITouch.TouchType = .direct,
    buttons: UIEvent.ButtonMask = [],
    modifiers: UIKeyModifierFlags = []
  ) {
    let input = PointerInput(
      phase: phase,
      id: id,
      location: location,
      timestamp: clock.now(),
      type: type,
      buttons: buttons,
      modifiers: modifiers
    )
    let deliver = { [screen] in screen.touchCenter.pointer(input, windows: screen.windows) }
    if phase == .moved, let lastMove, lastMove.id == id, lastMove.index == inputs.count - 1 {
      inputs[lastMove.index] = deliver
      return
    }
    add(deliver)
    lastMove = phase == .moved ? (id, inputs.count - 1) : nil
  }

  /// Queues the location of the pointer for the next frame; nil if it left the screen.
  ///
  /// If nothing observes the pointer, no frame is requested.
  package func sendHover(at location: CGPoint?, modifiers: UIKeyModifierFlags = []) {
    run {
      let isAwaited = screen.hoverCenter.move(
        to: location,
        modifiers: modifiers,
        windows: screen.windows
      )
      if isAwaited { screen.requestFrame() }
    }
  }

  /// Queues scrolling by a wheel or a touchpad, for the next frame.
  package func sendScroll(
    delta: CGVector,
    phase: ScrollInput.Phase,
    location: CGPoint
  ) {
    let time = clock.now()
    let input = ScrollInput(delta: delta, phase: phase, location: location, timestamp: time)
    add { [screen] in _ = screen.touchCenter.scroll(input, windows: screen.windows) }
  }

  /// Queues a zoom gesture of a touchpad or a wheel, for the next frame.
  package func sendZoom(_ scale: CGFloat, phase: ZoomInput.Phase, location: CGPoint) {
    let input = ZoomInput(scale: scale, phase: phase, location: location)
    add { [screen] in screen.touchCenter.zoom(input, windows: screen.windows) }
  }

  /// Queues a key press or release, for the next frame.
  package func sendKey(_ key: UIKey, isDown: Bool) {
    let time = clock.now()
    add { [screen] in
      screen.touchCenter.key(key, isDown: isDown, timestamp: time, windows: screen.windows)
    }
  }

  /// Queues a shake of the device, for the next frame.
  ///
  /// A desktop has no such event; this tests programs that react to it on a phone.
  package func sendShake(isCancelled: Bool = false) {
    add { [screen] in screen.touchCenter.shake(isCancelled: isCancelled, windows: screen.windows) }
  }

  func add(_ input: @escaping () -> Void) {
    inputs.append(input)
    screen.requestFrame()
  }

  // MARK: Changes of the screen

  /// Resizes the screen, in points; windows that filled it are resized to fill it.
  package func resize(to size: CGSize, safeAreaInsets: UIEdgeInsets? = nil) {
    let insets = safeAreaInsets ?? screen.safeAreaInsets
    let isOther = size != screen.bounds.size || insets != screen.safeAreaInsets
    run {
      screen.resize(to: size, safeAreaInsets: insets)
      // The new size is that of another device, whose orientation follows from its shape.
      if isOther, screen.orientation != nil { screen.allowRotation() }
    }
  }

  /// Rotates the device, if the screen supports it; the interface rotates if its view controllers
  /// support the orientation.
  package func turn(to orientation: UIDeviceOrientation) { run { screen.turn(to: orientation) } }

  /// Changes the traits of everything on the screen.
  package func updateTraits(_ mutations: UITraitMutations) {
    run { screen.setTraits(screen.traitCollection.modifyingTraits(mutations)) }
  }
}
