internal import CGTKShim
import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// A window of the desktop as a screen.
final class WindowHost {
  let host: ScreenHost
  private let clock = FrameTimeSource()
  private let recorder: NodeRecorder
  private let accessibility: AccessibilityBridge
  private let onClose: () -> Void
  private(set) var widget: UnsafeMutablePointer<GtkWidget>?
  private var gtkWindow: UnsafeMutablePointer<GtkWindow>?
  private var window: UIWindow?
  private var wakeUp: guint = 0
  /// The state of the edited text that the input method last received.
  var knownInput: TextInputState?
  /// Called with files that are dropped on the window; nil rejects drops.
  var onDrop: (([URL]) -> Void)? {
    didSet {
      if let widget, onDrop != nil, oldValue == nil { host_widget_accept_files(widget) }
    }
  }
  /// The traits that the program chooses instead of those of the desktop.
  private var programTraits: UITraitMutations = { _ in }
  private var isClosed = false
  /// Notifies the program when memory runs short.
  private var memory: MemoryWatch?
  /// Observes whether a screen reader is running.
  private var screenReader: ScreenReaderWatch?
  /// Whether the program has created its windows.
  private var isLaunched = false
  var momentum = TouchpadMomentum()
  /// The location of the last scroll, in points.
  var lastScroll = CGPoint.zero
  /// The size of the window, in points; its height determines the distance of a wheel click.
  private(set) var size: CGSize

  /// Makes a window without showing it.
  init(title: String, size: CGSize, onClose: @escaping () -> Void) {
    self.size = size
    self.onClose = onClose
    host = ScreenHost(size: size, scale: 1, clock: clock)
    recorder = NodeRecorder(root: host.rootLayer)
    accessibility = AccessibilityBridge(host, title: title)
    host.becomeMain()
    host.blinksCaret = true
    let owner = Unmanaged.passRetained(self).toOpaque()
    let made = host_window_new(
      title,
      Int32(size.width),
      Int32(size.height),
      WindowHost.callbacks(owner: owner)
    )
    gtkWindow = made
    widget = made.flatMap { host_window_widget($0) }
    host.onTitleChange = { [weak self] in self?.showTitle($0, insteadOf: title) }
    screenReader = ScreenReaderWatch { [weak self] isOn in
      self?.host.run { self?.host.hasScreenReader = isOn }
    }
    host.pasteboard.onWrite = { [weak self] in self?.copyToDesktop() }
  }

  /// Sets the controller that `configure` makes as the root of the window, and shows it.
  func show(traits: @escaping UITraitMutations, _ configure: @MainActor () -> UIViewController) {
    show(traits: traits) {
      let window = UIWindow(frame: host.screen.bounds)
      self.window = window
      window.rootViewController = configure()
      window.makeKeyAndVisible()
    }
  }

  /// Shows the windows that `launch` creates on the main screen.
  func show(traits: @escaping UITraitMutations = { _ in }, launch: () -> Void) {
    guard let widget, let gtkWindow else { return }
    let scale = max(1, gtk_widget_get_scale_factor(widget))
    readMotion()
    resize(to: size, scale: CGFloat(scale))
    adapt(traits)
    UIApplication.shared.opener = { url in
      // The desktop chooses the program; in a Flatpak sandbox, through its portal.
      g_app_info_launch_default_for_uri(url.absoluteString, nil, nil) != 0
    }
    UIApplication.shared.setsIdleInhibited = { host_set_idle_inhibited($0 ? 1 : 0) }
    host.run { launch() }
    isLaunched = true
    memory = MemoryWatch { [weak self] in
      self?.host.run { UIApplication.shared.receiveMemoryWarning() }
    }
    host.onNeedsFrame = { [weak self] in self?.requestFrame() }
    host.onCursorChange = { [weak self] in self?.showCursor($0) }
    host.frame()
    requestFrame()
    host_window_present(gtkWindow)
    accessibility.join()
  }

  /// Brings the window to the front.
  func present() {
    if let gtkWindow { host_window_present(gtkWindow) }
  }

  private func showTitle(_ title: String, insteadOf usual: String) {
    if let gtkWindow { gtk_window_set_title(gtkWindow, title.isEmpty ? usual : title) }
  }

  // MARK: Frames

  private func requestFrame() {
    guard let widget, !isClosed else { return }
    cancelWakeUp()
    host_widget_set_ticking(widget, 1)
  }

  /// Called when the display is ready for a frame.
  func frame(at time: CFTimeInterval) {
    guard let widget, !isClosed else { return }
    clock.hold(at: time) {
      sendMomentum(at: time)
      host.frame()
      recorder.time = time
    }
    notifyInputMethod()
    accessibility.frameDidEnd()
    if recorder.needsImage { host_widget_redraw(widget) }
    guard !host.needsFrame, !momentum.isRunning else { return }
    host_widget_set_ticking(widget, 0)
    scheduleWakeUp()
  }

  /// The image to show, with a reference that the caller owns.
  func image() -> OpaquePointer? {
    if let widget { recorder.isSoftware = host_widget_draws_in_software(widget) != 0 }
    return recorder.image()
  }

  /// Schedules the next frame for the next timed event, when nothing is animating.
  private func scheduleWakeUp() {
    cancelWakeUp()
    guard let deadline = host.nextDeadline else { return }
    let milliseconds = max(0, (deadline - clock.now()) * 1000).rounded(.up)
    wakeUp = g_timeout_add(
      guint(min(milliseconds, 60_000)),
      { owner in
        guard let owner else { return 0 }
        let address = UInt(bitPattern: owner)
        MainActor.assumeIsolated {
          let host = WindowHost.from(address)
          host.wakeUp = 0
          host.requestFrame()
        }
        return 0
      },
      Unmanaged.passUnretained(self).toOpaque()
    )
  }

  private func cancelWakeUp() {
    guard wakeUp != 0 else { return }
    g_source_remove(wakeUp)
    wakeUp = 0
  }

  // MARK: Changes of the window

  func resize(to newSize: CGSize, scale: CGFloat) {
    let isScaled = scale != recorder.scale
    guard newSize != host.screen.bounds.size || isScaled else { return }
    size = newSize
    recorder.scale = scale
    host.rootLayer.contentsScale = scale
    if newSize != host.screen.bounds.size { host.resize(to: newSize) }
    host.updateTraits { $0.displayScale = scale }
    if isClosed || !isLaunched { return }
    // Lay out now: the display is about to draw in the new size.
    host.frame()
    recorder.time = clock.now()
    requestFrame()
  }

  /// Sets the traits that the program chooses; all others are those of the desktop.
  func adapt(_ traits: @escaping UITraitMutations) {
    programTraits = traits
    updateTraits()
  }

  /// Applies the appearance of the desktop, and over it the traits that the program chooses.
  func updateTraits() {
    guard let widget else { return }
    let appearance = DesktopAppearance(
      isDark: host_widget_is_dark(widget) != 0,
      prefersContrast: host_widget_prefers_contrast(widget) != 0,
      textScale: host_widget_text_scale(widget)
    )
    host.updateTraits {
      appearance.apply(to: &$0)
      programTraits(&$0)
    }
  }

  /// Reads whether the reader prefers reduced motion; called whenever the window becomes active.
  private func readMotion() {
    guard let widget else { return }
    host.reducesMotion = host_widget_reduces_motion(widget) != 0
  }

  func setActive(_ isActive: Bool) {
    if isActive { readMotion() }
    host.run { UIApplication.shared.setActive(isActive) }
    accessibility.isActive = isActive
  }

  /// Called when the window is minimized or shown again.
  func setShown(_ isShown: Bool) {
    host.run { UIApplication.shared.setOnScreen(isShown) }
  }

  func close() {
    guard !isClosed else { return }
    isClosed = true
    cancelWakeUp()
    accessibility.leave()
    host.onNeedsFrame = nil
    widget = nil
    gtkWindow = nil
    host.run { UIApplication.shared.beginEnding() }
    onClose()
  }
}
