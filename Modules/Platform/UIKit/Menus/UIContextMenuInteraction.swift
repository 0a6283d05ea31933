public import Foundation

/// Shows a menu of what can be done with a view, or with something in it: for a long press, for the
/// pointer's other button, and for the menu key or Shift and F10 where the focus is in the view.
@preconcurrency @MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// How a menu is shown.
  public enum Appearance: Int, Sendable {
    /// None is shown.
    case unknown = 0
    /// With a preview.
    case rich = 1
    /// Without one.
    case compact = 2
  }

  private weak var storedView: UIView?
  private weak var storedDelegate: (any UIContextMenuInteractionDelegate)?
  private let press = UILongPressGestureRecognizer()
  private lazy var pressDelegate = PressDelegate(interaction: self)
  private var shown: (panel: MenuView, configuration: UIContextMenuConfiguration, menu: UIMenu)?
  private var lastPoint = CGPoint.zero
  /// The frame that the panel is placed at, for views that the menu belongs to as a whole; in the
  /// view's coordinates.
  var anchor: (UIContextMenuConfiguration) -> CGRect? = { _ in nil }

  /// Makes an interaction whose delegate says which menu is shown; the delegate is not retained.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    storedDelegate = delegate
    super.init()
    press.delegate = pressDelegate
    press.addAction { [weak self] recognizer in
      guard let self, recognizer.state == .began else { return }
      presentPrepared()
    }
  }

  /// Says which menu is shown.
  open var delegate: (any UIContextMenuInteractionDelegate)? { storedDelegate }

  /// The view that it belongs to.
  open var view: UIView? { storedView }

  /// It is about to belong to another view.
  open func willMove(to view: UIView?) {
    dismissMenu()
    storedView?.removeGestureRecognizer(press)
  }

  /// It belongs to another view.
  open func didMove(to view: UIView?) {
    storedView = view
    view?.addGestureRecognizer(press)
  }

  /// How the menu is shown: compact, while there is one.
  open var menuAppearance: UIContextMenuInteraction.Appearance {
    shown == nil ? .unknown : .compact
  }

  /// Where the menu was requested last, in a view's coordinates.
  open func location(in view: UIView?) -> CGPoint {
    guard let storedView else { return lastPoint }
    return storedView.convert(lastPoint, to: view)
  }

  /// Shows what a closure makes of the menu in its place.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
    guard let old = shown else { return }
    let menu = block(old.menu)
    shown?.menu = menu
    if menu.isEmpty { dismissMenu() } else { old.panel.show(menu) }
  }

  /// Takes the menu away.
  open func dismissMenu() {
    guard let old = shown else { return }
    shown = nil
    let animator = ContextMenuAnimator()
    storedDelegate?.contextMenuInteraction(
      self,
      willEndFor: old.configuration,
      animator: animator
    )
    old.panel.removeFromSuperview()
    animator.run()
  }

  // MARK: Opening

  /// The menu that a press would open if it begins.
  private var prepared: (configuration: UIContextMenuConfiguration, menu: UIMenu)?

  /// Requests the menu at a point; false if there is none.
  fileprivate func prepare(at point: CGPoint) -> Bool {
    prepared = nil
    lastPoint = point
    guard storedView?.window != nil,
      let configuration = storedDelegate?.contextMenuInteraction(
        self,
        configurationForMenuAtLocation: point
      ), let menu = configuration.menu()
    else { return false }
    prepared = (configuration, menu)
    return true
  }

  private func presentPrepared(byKey: Bool = false) {
    guard let (configuration, menu) = prepared, let view = storedView, let window = view.window
    else { return }
    prepared = nil
    dismissMenu()
    let place: MenuView.Anchor =
      anchor(configuration).map { .rect(view.convert($0, to: window)) }
      ?? .point(view.convert(lastPoint, to: window))
    let panel = MenuView(menu: menu, at: place, in: window, sender: view) { [weak self] in
      self?.dismissMenu()
    }
    shown = (panel, configuration, menu)
    let animator = ContextMenuAnimator()
    storedDelegate?.contextMenuInteraction(
      self,
      willDisplayMenuFor: configuration,
      animator: animator
    )
    window.addSubview(panel)
    window.shownMenu = panel
    if byKey { panel.focusFirst() }
    animator.run()
  }

  /// Shows the menu of a place in the view; false where there is none.
  func present(at point: CGPoint, byKey: Bool = false) -> Bool {
    guard prepare(at: point) else { return false }
    presentPrepared(byKey: byKey)
    return true
  }
}

/// Lets presses begin only where there is a menu, so that they do not take touches elsewhere.
@MainActor private final class PressDelegate: NSObject, UIGestureRecognizerDelegate {
  private unowned let interaction: UIContextMenuInteraction

  init(interaction: UIContextMenuInteraction) { self.interaction = interaction }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    interaction.prepare(at: gestureRecognizer.location(in: interaction.view))
  }
}

/// Runs what is to happen while a menu appears or disappears, and after.
@MainActor private final class ContextMenuAnimator: NSObject, UIContextMenuInteractionAnimating {
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  var previewViewController: UIViewController? { nil }

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  func run() {
    let (animations, completions) = (animations, completions)
    let complete = { for completion in completions { completion() } }
    guard !animations.isEmpty else {
      if !completions.isEmpty { FrameQueue.perform(complete) }
      return
    }
    UIView.animate(
      withDuration: 0.2,
      animations: { for animation in animations { animation() } },
      completion: { _ in complete() }
    )
  }
}

extension UIWindow {
  /// Opens the menu of the innermost view around a point that has one for it.
  @discardableResult
  final func openMenu(of view: UIView, at point: CGPoint, byKey: Bool = false) -> Bool {
    if let menu = shownMenu, menu.window === self {
      menu.close()
      return true
    }
    var candidate: UIView? = view
    while let current = candidate {
      for case let interaction as UIContextMenuInteraction in current.interactions
      where interaction.present(at: current.convert(point, from: self), byKey: byKey) {
        return true
      }
      candidate = current.superview
    }
    return false
  }

  /// Opens the menu of what has the focus by the keys that are for it.
  final func openMenu(by press: UIPress) -> Bool {
    guard let key = press.key,
      key.keyCode == .keyboardApplication
        || (key.keyCode == .keyboardF10 && key.modifierFlags.contains(.shift)),
      let view = storedFocus?.view ?? firstResponder as? UIView
    else { return false }
    let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    return openMenu(of: view, at: view.convert(middle, to: self), byKey: true)
  }
}
