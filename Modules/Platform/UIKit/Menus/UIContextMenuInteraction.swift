public import Foundation

/// Shows a menu of what can be done with a view, or with something in it: for a long press, for the
/// pointer's other button, and for the menu key or Shift and F10 where the focus is in the view.
///
/// A menu that a finger opens is rich: a preview of the view lifts beside it, over a dimmed ground,
/// and a tap on the preview commits it. The menus of the pointer and of keys are compact: a panel
/// alone. So are those of controls, unless they have a controller to show.
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
  private var shown: ShownMenu?
  private var lastPoint = CGPoint.zero
  /// The frame that the panel is placed at, for views that the menu belongs to as a whole; in the
  /// view's coordinates.
  var anchor: ((UIContextMenuConfiguration) -> CGRect?)?

  /// A menu on the screen.
  private struct ShownMenu {
    let panel: MenuView
    let configuration: UIContextMenuConfiguration
    var menu: UIMenu
  }

  /// Makes an interaction whose delegate says which menu is shown; the delegate is not retained.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    storedDelegate = delegate
    super.init()
    press.delegate = pressDelegate
    press.addAction { [weak self] recognizer in
      guard let self, recognizer.state == .began else { return }
      presentPrepared(by: isPointer ? .pointer : .touch)
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

  /// How the menu is shown, while there is one.
  open var menuAppearance: UIContextMenuInteraction.Appearance {
    guard let shown else { return .unknown }
    return shown.panel.lift == nil ? .compact : .rich
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
  open func dismissMenu() { end() }

  /// What is lifted, while a menu is shown.
  var liftedPreview: UITargetedPreview? { shown?.panel.lift?.preview }

  /// Takes the menu away; a preview that was tapped goes as its delegate says.
  private func end(committing commit: ContextMenuAnimator? = nil) {
    guard let old = shown else { return }
    let animator = ContextMenuAnimator(old.panel.lift?.controller)
    let end: MenuLift.End =
      commit?.preferredCommitStyle == .pop ? .pop : .dismiss(dismissalPreview(of: old))
    shown = nil
    storedDelegate?.contextMenuInteraction(
      self,
      willEndFor: old.configuration,
      animator: animator
    )
    if let commit { animator.adopt(commit) }
    old.panel.disappear(end, with: animator)
  }

  private func dismissalPreview(of menu: ShownMenu) -> UITargetedPreview? {
    guard menu.panel.lift != nil else { return nil }
    return storedDelegate?.contextMenuInteraction(
      self,
      configuration: menu.configuration,
      dismissalPreviewForItemWithIdentifier: menu.configuration.identifier
    )
  }

  /// The preview was tapped.
  private func commit() {
    guard let shown else { return }
    let controller = shown.panel.lift?.controller
    let animator = ContextMenuAnimator(controller)
    animator.preferredCommitStyle = controller == nil ? .dismiss : .pop
    storedDelegate?.contextMenuInteraction(
      self,
      willPerformPreviewActionForMenuWith: shown.configuration,
      animator: animator
    )
    end(committing: animator)
  }

  // MARK: Opening

  /// What opens a menu.
  enum Opener {
    case touch, pointer, key
  }

  /// The menu that a press would open if it begins.
  private var prepared: (configuration: UIContextMenuConfiguration, menu: UIMenu)?
  /// Whether the press is that of the pointer.
  fileprivate var isPointer = false

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

  private func presentPrepared(by opener: Opener) {
    guard let (configuration, menu) = prepared, let view = storedView, let window = view.window
    else { return }
    prepared = nil
    dismissMenu()
    let place: MenuView.Anchor =
      anchor?(configuration).map { .rect(view.convert($0, to: window)) }
      ?? .point(view.convert(lastPoint, to: window))
    let lift = opener == .touch ? makeLift(of: configuration, in: window) : nil
    let panel = MenuView(
      menu: menu,
      at: place,
      order: configuration.preferredMenuElementOrder,
      lift: lift,
      in: window,
      sender: view
    ) { [weak self] in self?.dismissMenu() }
    lift?.platter.addAction(UIAction { [weak self] _ in self?.commit() }, for: .touchUpInside)
    shown = ShownMenu(panel: panel, configuration: configuration, menu: menu)
    let animator = ContextMenuAnimator(lift?.controller)
    storedDelegate?.contextMenuInteraction(
      self,
      willDisplayMenuFor: configuration,
      animator: animator
    )
    guard shown?.panel === panel else { return }
    panel.appear(in: window, with: animator)
    if opener == .key { panel.focusFirst() }
  }

  /// What is lifted beside a menu that a finger opens; nil for a compact one.
  private func makeLift(
    of configuration: UIContextMenuConfiguration,
    in window: UIWindow
  ) -> MenuLift? {
    guard anchor == nil || configuration.previewProvider != nil,
      let preview = storedDelegate?.contextMenuInteraction(
        self,
        configuration: configuration,
        highlightPreviewForItemWithIdentifier: configuration.identifier
      ), preview.targetWindow === window, !preview.visibleRect.isEmpty
    else { return nil }
    let controller = configuration.previewProvider?()
    return MenuLift(preview, controller: controller, in: window, room: MenuView.room(of: window))
  }

  /// Shows the menu of a place in the view; false where there is none.
  func present(at point: CGPoint, by opener: Opener) -> Bool {
    guard prepare(at: point) else { return false }
    presentPrepared(by: opener)
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

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool {
    interaction.isPointer = touch.type == .indirectPointer
    return true
  }
}
