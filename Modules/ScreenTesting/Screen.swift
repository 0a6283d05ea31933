public import CoreGraphics
public import Foundation
public import UIKit

/// A screen without a display: shows a view controller, advances time, receives touches, draws.
///
/// ```swift
/// let screen = Screen(traits: ScreenTraits(style: .dark), clock: clock) {
///   ListViewController(viewModel)
/// }
/// try await screen.advance(by: 0.5)
/// try await screen.tap("like.42")
/// let image = try screen.pngData()
/// ```
///
/// Nothing waits in real time: animations, deceleration and scripted delays read the screen's own
/// clock. Real work, such as decoding images, is awaited through ``work``.
public final class Screen {
  /// The environment of the screen.
  public private(set) var traits: ScreenTraits
  /// The window that shows the controller.
  public let window: UIWindow
  /// The time of the screen.
  public let clock: HeadlessClock
  /// Asynchronous work that ``settle()`` waits for, such as `imageLoader.waitUntilIdle`.
  public var work: [() async -> Void] = []

  let host: HeadlessHost
  static let frameDuration: TimeInterval = 1.0 / 60

  /// Shows a controller.
  ///
  /// - Parameters:
  ///   - traits: The environment.
  ///   - clock: The time of the screen; pass the one that the view models sleep on.
  ///   - makeController: Makes the controller to show. It runs inside the screen's environment,
  ///     with its traits current.
  public init(
    traits: ScreenTraits = ScreenTraits(),
    clock: HeadlessClock = HeadlessClock(),
    showing makeController: () throws -> UIViewController
  ) rethrows {
    self.traits = traits
    self.clock = clock
    // From now on, jobs are counted.
    _ = SentWork.shared
    host = HeadlessHost(
      size: traits.size,
      scale: traits.scale,
      safeAreaInsets: traits.safeAreaInsets,
      traits: traits.traitCollection
    )
    window = host.makeWindow()
    let window = window
    try host.run {
      window.rootViewController = try makeController()
      window.makeKeyAndVisible()
    }
    host.frame()
  }

  /// Changes the environment of the screen: its size, like a window that is resized; its style or
  /// text size, like a setting.
  public func change(_ body: (inout ScreenTraits) -> Void) {
    // The screen may have been rotated since.
    traits.size = host.screen.bounds.size
    traits.safeAreaInsets = host.host.safeAreaInsets
    body(&traits)
    let new = traits.traitCollection
    host.host.resize(to: traits.size, safeAreaInsets: traits.safeAreaInsets)
    host.host.updateTraits {
      $0.userInterfaceStyle = new.userInterfaceStyle
      $0.displayScale = new.displayScale
      $0.preferredContentSizeCategory = new.preferredContentSizeCategory
      $0.accessibilityContrast = new.accessibilityContrast
      $0.layoutDirection = new.layoutDirection
      $0.horizontalSizeClass = new.horizontalSizeClass
      $0.verticalSizeClass = new.verticalSizeClass
    }
    host.frame()
  }

  /// The language code of UIKit's own texts, such as those of menus and spinners; defaults to
  /// English.
  public var language: String {
    get { host.host.language }
    set { host.host.language = newValue }
  }

  /// Whether the reader prefers reduced motion; defaults to `false`.
  public var reducesMotion: Bool {
    get { host.host.reducesMotion }
    set { host.host.reducesMotion = newValue }
  }

  /// Whether the reader prefers reduced transparency, so that materials are opaque; defaults to
  /// `false`.
  public var reducesTransparency: Bool {
    get { host.host.reducesTransparency }
    set { host.host.reducesTransparency = newValue }
  }

  /// Runs code at the screen's time, for code that starts an animation from outside, such as a
  /// scroll.
  public func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
    try host.run(body)
  }

  // MARK: Time

  /// Advances time frame by frame; tasks run in between.
  public func advance(by seconds: TimeInterval) async {
    let frames = max(1, Int((seconds / Self.frameDuration).rounded()))
    for _ in 0..<frames {
      host.advance(by: Self.frameDuration)
      clock.advance(by: .seconds(Self.frameDuration))
      await runTasks()
    }
  }

  /// Waits for asynchronous work and shows its results, including fades.
  public func settle() async {
    for _ in 0..<3 {
      await runTasks()
      host.frame()
      for item in work { await item() }
      await runTasks()
      await advance(by: 0.25)
    }
  }

  /// Runs tasks until they are idle: until six consecutive turns pass in which nothing must be
  /// redrawn and no task starts to sleep.
  ///
  /// A turn runs each ready task to its next suspension, on any thread. Tasks that are never idle,
  /// such as those that poll, are not waited for.
  private func runTasks() async {
    var quietTurns = 0
    var turns = 0
    while quietTurns < 6, turns < 1_000 {
      let before = (host.host.needsFrame, clock.sleepCount)
      await SentWork.shared.turn()
      turns += 1
      quietTurns = (host.host.needsFrame, clock.sleepCount) == before ? quietTurns + 1 : 0
    }
  }

  // MARK: Touch

  /// Returns the frontmost view with an accessibility identifier.
  ///
  /// - Throws: ``ScreenTestingError/noView(identifier:known:)``.
  public func view(_ identifier: String) throws -> UIView {
    var known: [String] = []
    var found: UIView?
    // Under the screen's clock, so that the current state of a running animation is used.
    host.run {
      visit(window) { view in
        guard let name = view.accessibilityIdentifier else { return }
        if name == identifier { found = view }
        known.append(name)
      }
    }
    guard let found else {
      throw ScreenTestingError.noView(identifier: identifier, known: known.sorted())
    }
    return found
  }

  /// Taps the center of a view.
  ///
  /// - Throws: ``ScreenTestingError/noView(identifier:known:)``, or
  ///   ``ScreenTestingError/outside(identifier:)`` if the center is scrolled off screen.
  public func tap(_ identifier: String) async throws {
    let view = try view(identifier)
    let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    guard window.bounds.contains(middle) else {
      throw ScreenTestingError.outside(identifier: identifier)
    }
    await tap(at: middle)
  }

  /// Taps a point of the window, in points.
  public func tap(at point: CGPoint) async {
    host.touch(.began, at: point)
    await advance(by: 0.1)
    host.touch(.ended, at: point)
    await advance(by: 2 * Self.frameDuration)
  }

  /// Presses the center of a view, calls a closure, and releases.
  ///
  /// - Parameters:
  ///   - identifier: The accessibility identifier of the view.
  ///   - look: Called while the finger is down, after a time in which the highlight appears.
  /// - Throws: The errors of ``view(_:)`` and of `look`.
  public func press(_ identifier: String, while look: () throws -> Void) async throws {
    let view = try view(identifier)
    let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    host.touch(.began, at: middle)
    await advance(by: 0.3)
    let outcome = Result { try look() }
    host.touch(.ended, at: middle)
    await advance(by: 2 * Self.frameDuration)
    try outcome.get()
  }

  /// Presses and releases a key; it is delivered as in a window.
  package func press(_ key: UIKey) async {
    host.host.sendKey(key, isDown: true)
    await advance(by: 2 * Self.frameDuration)
    host.host.sendKey(key, isDown: false)
    await advance(by: 2 * Self.frameDuration)
  }

  /// Drags a finger from one point of the window to another, in points, and lifts it.
  ///
  /// - Parameters:
  ///   - start: The point at which the touch begins.
  ///   - end: The point at which the touch ends.
  ///   - rest: The time before the finger moves, in seconds: half a second is a long press.
  ///   - duration: The duration of the drag, in seconds: a short one is a flick.
  ///   - beforeLifting: Called while the finger is still down.
  public func drag(
    from start: CGPoint,
    to end: CGPoint,
    after rest: TimeInterval = 0,
    duration: TimeInterval = 0.5,
    beforeLifting: () async -> Void = {}
  ) async {
    host.touch(.began, at: start)
    if rest > 0 { await advance(by: rest) }
    let steps = max(2, Int(duration / Self.frameDuration))
    for step in 1...steps {
      let part = CGFloat(step) / CGFloat(steps)
      let point = CGPoint(
        x: start.x + (end.x - start.x) * part,
        y: start.y + (end.y - start.y) * part
      )
      await advance(by: Self.frameDuration)
      host.touch(.moved, at: point)
    }
    await advance(by: Self.frameDuration)
    await beforeLifting()
    host.touch(.ended, at: end)
    await advance(by: Self.frameDuration)
  }

  func visit(_ view: UIView, _ body: (UIView) -> Void) {
    guard !view.isHidden, view.shownAlpha >= 0.01 else { return }
    body(view)
    for subview in view.subviews { visit(subview, body) }
  }

  // MARK: Looking

  /// Returns the current image of the screen.
  ///
  /// - Throws: ``ScreenTestingError/cannotRender(_:)`` if there is no memory for the image.
  public func snapshot() throws -> CGImage {
    host.frame()
    guard let image = host.snapshot() else {
      throw ScreenTestingError.cannotRender("there is no memory for a picture of this size")
    }
    return image
  }

  /// Returns the current image of the screen as PNG data.
  ///
  /// - Throws: ``ScreenTestingError/cannotRender(_:)``.
  public func pngData() throws -> Data {
    let image = try snapshot()
    do {
      return try CoreGraphics.pngData(of: image)
    } catch {
      throw ScreenTestingError.cannotRender(String(describing: error))
    }
  }

  /// Returns the views on screen as indented text: type, frame in points, identifier, text.
  ///
  /// Deterministic between runs.
  public func layoutDescription() -> String { layoutDescription(of: window) }

  /// Returns a view on screen and its descendants as text.
  func layoutDescription(of view: UIView) -> String {
    host.frame()
    return host.run { LayoutDescription(of: view).text }
  }

  /// Returns the accessibility tree of the screen as text; see ``AccessibilityDescription``.
  public func accessibilityDescription() -> String { accessibilityDescription(of: window) }

  /// Returns the accessibility tree of a view on screen as text.
  func accessibilityDescription(of view: UIView) -> String {
    host.frame()
    return host.run { AccessibilityDescription(of: view).text }
  }
}
