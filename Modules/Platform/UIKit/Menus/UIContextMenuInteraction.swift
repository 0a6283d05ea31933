public import Foundation

/// Shows a context menu for a view or a part of it: after a long press, a secondary click, or the
/// menu key or Shift-F10 if the focus is in the view.
///
/// A menu opened by touch is rich: a preview of the view is lifted beside it, over a dimmed
/// background, and a tap on the preview commits it. Menus opened by the pointer or by keys are
/// compact: a panel only. So are those of controls, unless they provide a preview view controller.
@preconcurrency @MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// The style of the menu on screen.
  public enum Appearance: Int, Sendable {
    /// No menu is shown.
    case unknown = 0
    /// A menu with a preview.
    case rich = 1
    /// A menu without a preview.
    case compact = 2
  }

  private let press = UILongPressGestureRecognizer()
  private lazy var pressDelegate = PressDelegate(interaction: self)
  private var shown: ShownMenu?
  private var lastPoint = CGPoint.zero
  /// Returns the frame to attach the panel to, in the view's coordinates, if the menu belongs to
  /// the whole view; nil for the location of the request.
  var anchor: ((UIContextMenuConfiguration) -> CGRect?)?

  /// The menu on screen and its configuration.
  private struct ShownMenu {
    let panel: MenuView
    let configuration: UIContextMenuConfiguration
    var menu: UIMenu
  }

  /// Makes an interaction with a delegate, which is not retained.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
    press.delegate = pressDelegate
    press.addAction { [weak self] recognizer in
      guard let self, recognizer.state == .began else { return }
      presentPrepared(by: isPointer ? .pointer : .touch)
    }
  }

  /// Provides the menus and previews.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?

  /// The view of the interaction.
  open private(set) weak var view: UIView?

  /// Called before the interaction is added to another view or removed.
  open func willMove(to view: UIView?) {
    dismissMenu()
    self.view?.removeGestureRecognizer(press)
  }

  /// Called after the interaction was added to a view or removed.
  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(press)
  }

  /// The style of the menu on screen; `unknown` if there is none.
  open var menuAppearance: UIContextMenuInteraction.Appearance {
    guard let shown else { return .unknown }
    return shown.panel.lift == nil ? .compact : .rich
  }

  /// Returns the location of the last request, in a view's coordinates.
  open func location(in view: UIView?) -> CGPoint {
    guard let own = self.view else { return lastPoint }
    return own.convert(lastPoint, to: view)
  }

  /// Replaces the visible menu with the one that a closure returns.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
    guard let old = shown else { return }
    let menu = block(old.menu)
    shown?.menu = menu
    if menu.isEmpty { dismissMenu() } else { old.panel.show(menu) }
  }

  /// Dismisses the menu on screen.
  open func dismissMenu() { end() }

  /// The preview beside the menu on screen.
  var liftedPreview: UITargetedPreview? { shown?.panel.lift?.preview }

  /// Dismisses the menu.
  ///
  /// If the preview was tapped, the delegate's commit style decides how the preview disappears.
  private func end(committing commit: ContextMenuAnimator? = nil) {
    guard let old = shown else { return }
    let animator = ContextMenuAnimator(old.panel.lift?.controller)
    let end: MenuLift.End =
      commit?.preferredCommitStyle == .pop ? .pop : .dismiss(dismissalPreview(of: old))
    shown = nil
    delegate?.contextMenuInteraction(
      self,
      willEndFor: old.configuration,
      animator: animator
    )
    if let commit { animator.adopt(commit) }
    old.panel.disappear(end, with: animator)
  }

  private func dismissalPreview(of menu: ShownMenu) -> UITargetedPreview? {
    guard menu.panel.lift != nil else { return nil }
    return delegate?.contextMenuInteraction(
      self,
      configuration: menu.configuration,
      dismissalPreviewForItemWithIdentifier: menu.configuration.identifier
    )
  }

  /// Commits the preview after a tap on it.
  private func commit() {
    guard let shown else { return }
    let controller = shown.panel.lift?.controller
    let animator = ContextMenuAnimator(controller)
    animator.preferredCommitStyle = controller == nil ? .dismiss : .pop
    delegate?.contextMenuInteraction(
      self,
      willPerformPreviewActionForMenuWith: shown.configuration,
      animator: animator
    )
    end(committing: animator)
  }

  // MARK: Opening

  /// The input that opens a menu.
  enum Opener {
    case touch, pointer, key
  }

  /// The menu that the long press opens when it begins.
  private var prepared: (configuration: UIContextMenuConfiguration, menu: UIMenu)?
  /// Whether the long press is that of the pointer.
  fileprivate var isPointer = false

  /// Requests the menu for a point; returns `false` if there is none.
  fileprivate func prepare(at point: CGPoint) -> Bool {
    prepared = nil
    lastPoint = point
    guard view?.window != nil,
      let configuration = delegate?.contextMenuInteraction(
        self,
        configurationForMenuAtLocation: point
      ), let menu = configuration.menu()
    else { return false }
    prepared = (configuration, menu)
    return true
  }

  private func presentPrepared(by opener: Opener) {
    guard let (configuration, menu) = prepared, let view = self.view, let window = view.window
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
    delegate?.contextMenuInteraction(
      self,
      willDisplayMenuFor: configuration,
      animator: animator
    )
    guard shown?.panel === panel else { return }
    panel.appear(in: window, with: animator)
    if opener == .key { panel.focusFirst() }
  }

  /// Makes the preview of a menu opened by touch; nil for a compact menu.
  private func makeLift(
    of configuration: UIContextMenuConfiguration,
    in window: UIWindow
  ) -> MenuLift? {
    guard anchor == nil || configuration.previewProvider != nil,
      let preview = delegate?.contextMenuInteraction(
        self,
        configuration: configuration,
        highlightPreviewForItemWithIdentifier: configuration.identifier
      ), preview.targetWindow === window, !preview.visibleRect.isEmpty
    else { return nil }
    let controller = configuration.previewProvider?()
    return MenuLift(preview, controller: controller, in: window, space: MenuView.space(of: window))
  }

  /// Shows the menu for a location in the view; returns `false` if there is none.
  func present(at point: CGPoint, by opener: Opener) -> Bool {
    guard prepare(at: point) else { return false }
    presentPrepared(by: opener)
    return true
  }
}

/// Lets the long press begin only at locations with a menu, so that it does not cancel touches
/// elsewhere.
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
