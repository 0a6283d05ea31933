package import CoreGraphics
package import Foundation
package import QuartzCore
import Synchronization

/// A screen and the loop that drives it: events in, one frame out, in a fixed order.
///
/// A window of the desktop or a headless run makes one, passes input to it, and calls ``frame()``
/// when ``onNeedsFrame`` is called.
@MainActor package final class ScreenHost {
  /// The screen that windows appear on.
  package let screen: UIScreen
  private let clock: any MediaTimeSource
  private var inputs: [() -> Void] = []
  private var lastMove: (id: Int, index: Int)?

  /// Makes a host and its screen; the first one becomes `UIScreen.main`.
  package init(
    size: CGSize,
    scale: CGFloat,
    safeAreaInsets: UIEdgeInsets = .zero,
    traits: UITraitCollection = UITraitCollection.current,
    clock: any MediaTimeSource
  ) {
    self.clock = clock
    screen = UIScreen(
      size: size,
      scale: scale,
      safeAreaInsets: safeAreaInsets,
      traits: traits
    )
    screen.clock = clock
    FrameQueue.add(screen)
  }

  /// Drives a screen that exists already and has no host.
  init(screen: UIScreen, clock: any MediaTimeSource) {
    self.screen = screen
    self.clock = clock
    screen.clock = clock
    FrameQueue.add(screen)
  }

  /// Makes `UIScreen.main` this screen, which a program with one screen needs before it makes a
  /// window.
  package func becomeMain() { UIScreen.current = screen }

  /// What covers the edges of the screen, in points.
  package var safeAreaInsets: UIEdgeInsets { screen.safeAreaInsets }

  /// The windows that are shown, from back to front.
  package var windows: [UIWindow] { screen.windows }

  /// The layer that holds the layers of all windows; what a renderer draws.
  package var rootLayer: CALayer { screen.rootLayer }

  /// The pasteboard of this screen.
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

  /// Notified of the title of the scene; empty for that which the window was opened with.
  package var onTitleChange: ((String) -> Void)? {
    get { screen.onTitleChange }
    set { screen.onTitleChange = newValue }
  }

  /// The language of UIKit's own texts, such as those of menus, by its code; English at first.
  package var language: String {
    get { screen.language }
    set { screen.language = newValue }
  }

  /// Whether carets blink; off at first, so that a screen without a viewer comes to rest.
  package var blinksCaret: Bool {
    get { screen.blinksCaret }
    set { screen.blinksCaret = newValue }
  }

  /// Notified when a frame is due where none was.
  package var onNeedsFrame: (() -> Void)? {
    get { screen.onNeedsFrame }
    set { screen.onNeedsFrame = newValue }
  }

  /// The cursor that the desktop is to show.
  package var cursor: PointerCursor { screen.hoverCenter.pointer.cursor }

  /// Notified of another cursor.
  package var onCursorChange: ((PointerCursor) -> Void)? {
    get { screen.hoverCenter.pointer.onCursorChange }
    set { screen.hoverCenter.pointer.onCursorChange = newValue }
  }

  /// Whether something changed or moves.
  ///
  /// If not, the next frame is due at ``nextDeadline``.
  package var needsFrame: Bool {
    screen.needsFrame || !inputs.isEmpty || isAnimating || !FrameQueue.isEmpty
  }

  /// Whether something moves by itself: frames are due at the rate of the display.
  package var isAnimating: Bool { screen.isAnimating }

  /// When something that waits for its time is due, in seconds of the clock.
  package var nextDeadline: TimeInterval? { screen.timers.nextDeadline }

  // MARK: The frame

  /// Runs closures with this host's clock and its screen's traits as the current ones, and its
  /// screen as the one whose settings and pasteboard count.
  package func run<Value>(_ body: () throws -> Value) rethrows -> Value {
    let hosted = UIScreen.hosted
    UIScreen.hosted = screen
    let language = UIScreen.languageNow
    UIScreen.spokenLanguage.withLock { $0 = screen.language }
    defer {
      UIScreen.hosted = hosted
      UIScreen.spokenLanguage.withLock { $0 = language }
    }
    let previous = UITraitCollection.current
    let traits = screen.traitCollection
    guard previous !== traits else { return try MediaTime.$source.withValue(clock) { try body() } }
    // Views made here start with these traits, so that nothing changes for them when they enter a
    // window.
    UITraitCollection.current = traits
    defer { UITraitCollection.current = previous }
    return try MediaTime.$source.withValue(clock) { try body() }
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
      FrameQueue.drain()
      screen.advanceObservers(to: time)
      DisplayLinks.fire(at: time, of: clock, interval: 1 / Double(screen.maximumFramesPerSecond))
      screen.rootLayer.advanceAnimations(at: time)
      update()
      screen.hoverCenter.update(windows: screen.windows, at: time, timers: screen.timers)
      screen.rootLayer.commitAnimations(at: time)
      screen.frameEnded()
    }
  }

  /// Layout and display, again while one makes the other necessary, a few times at most.
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

  /// Takes a change of a finger or of the pressed pointer, for the next frame.
  ///
  /// Moves between two frames count as one.
  package func sendPointer(
    phase: UITouch.Phase,
    id: Int = 0,
    location: CGPoint,
    timestamp: TimeInterval? = nil,
    type: UITouch.TouchType = .direct,
    buttons: UIEvent.ButtonMask = [],
    modifiers: UIKeyModifierFlags = []
  ) {
    let input = PointerInput(
      phase: phase,
      id: id,
      location: location,
      timestamp: timestamp ?? clock.now(),
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

  /// Takes where the pointer is, for the next frame; nil where it left the screen.
  ///
  /// A pointer without an observer costs no frame.
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

  /// Takes a turn of a wheel or of a touchpad, for the next frame.
  package func sendScroll(
    delta: CGVector,
    phase: ScrollInput.Phase,
    location: CGPoint,
    timestamp: TimeInterval? = nil
  ) {
    let input = ScrollInput(
      delta: delta,
      phase: phase,
      location: location,
      timestamp: timestamp ?? clock.now()
    )
    add { [screen] in _ = screen.touchCenter.scroll(input, windows: screen.windows) }
  }

  /// Takes a wish to zoom, for the next frame.
  package func sendZoom(_ scale: CGFloat, phase: ZoomInput.Phase, location: CGPoint) {
    let input = ZoomInput(scale: scale, phase: phase, location: location)
    add { [screen] in screen.touchCenter.zoom(input, windows: screen.windows) }
  }

  /// Takes a key going down or up, for the next frame.
  package func sendKey(_ key: UIKey, isDown: Bool, timestamp: TimeInterval? = nil) {
    let time = timestamp ?? clock.now()
    add { [screen] in
      screen.touchCenter.key(key, isDown: isDown, timestamp: time, windows: screen.windows)
    }
  }

  /// Shakes the device, in the next frame.
  ///
  /// A desktop is not shaken: this is for tests of programs that react to it on a phone.
  package func sendShake(isCancelled: Bool = false) {
    add { [screen] in screen.touchCenter.shake(isCancelled: isCancelled, windows: screen.windows) }
  }

  func add(_ input: @escaping () -> Void) {
    inputs.append(input)
    screen.requestFrame()
  }

  // MARK: Changes of the screen

  /// Gives the screen another size, in points; windows that filled it fill it again.
  package func resize(to size: CGSize, safeAreaInsets: UIEdgeInsets? = nil) {
    let insets = safeAreaInsets ?? screen.safeAreaInsets
    let isOther = size != screen.bounds.size || insets != screen.safeAreaInsets
    run {
      screen.resize(to: size, safeAreaInsets: insets)
      // Another device, held as its shape says.
      if isOther, screen.orientation != nil { screen.becomeTurnable() }
    }
  }

  /// Holds the screen another way, if it can be turned; the interface follows where its controllers
  /// support that.
  package func turn(to orientation: UIDeviceOrientation) { run { screen.turn(to: orientation) } }

  /// Changes the traits of everything on the screen.
  package func updateTraits(_ mutations: UITraitMutations) {
    run { screen.setTraits(screen.traitCollection.modifyingTraits(mutations)) }
  }
}
