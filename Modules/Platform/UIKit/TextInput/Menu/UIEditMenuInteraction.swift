public import Foundation

/// Shows an edit menu with actions such as Cut and Paste at a location in a view.
///
/// The view shows the menu with ``presentEditMenu(with:)``; text views and text fields show it
/// automatically after a secondary click or a long press.
@preconcurrency @MainActor open class UIEditMenuInteraction: NSObject, UIInteraction {
  private var shown: (view: MenuView, configuration: UIEditMenuConfiguration)?
  private var lastPoint = CGPoint.zero
  /// Returns the actions that the view suggests.
  var suggestions: () -> [UIMenuElement] = { [] }

  /// Makes an interaction with a delegate, which is not retained.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Provides the menu.
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?

  /// The view of the interaction.
  open private(set) weak var view: UIView?

  /// Called before the interaction is added to another view or removed.
  open func willMove(to view: UIView?) { dismissMenu() }

  /// Called after the interaction was added to a view or removed.
  open func didMove(to view: UIView?) { self.view = view }

  var isShown: Bool { shown != nil }

  /// Shows a menu; has no effect if it has no actions.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    dismissMenu()
    guard present(configuration), let delegate else { return }
    let animator = ContextMenuAnimator()
    delegate.editMenuInteraction(
      self,
      willPresentMenuFor: configuration,
      animator: animator
    )
    animator.run()
  }

  /// Shows a menu; returns `false` if it has no actions.
  private func present(_ configuration: UIEditMenuConfiguration) -> Bool {
    lastPoint = configuration.sourcePoint
    guard let view = self.view, let window = view.window else { return false }
    let suggested = suggestions()
    let menu: UIMenu?
    if let delegate {
      menu = delegate.editMenuInteraction(
        self,
        menuFor: configuration,
        suggestedActions: suggested
      )
    } else {
      menu = UIMenu(children: suggested)
    }
    guard let menu, !menu.isEmpty else { return false }
    let point = view.convert(configuration.sourcePoint, to: window)
    let panel = MenuView(menu: menu, at: .point(point), in: window, sender: view) { [weak self] in
      self?.dismissMenu()
    }
    shown = (panel, configuration)
    window.addSubview(panel)
    return true
  }

  /// Dismisses the menu.
  open func dismissMenu() {
    guard let shown else { return }
    let animator = ContextMenuAnimator()
    delegate?.editMenuInteraction(
      self,
      willDismissMenuFor: shown.configuration,
      animator: animator
    )
    removePanel()
    animator.run()
  }

  private func removePanel() {
    let panel = shown?.view
    shown = nil
    panel?.removeFromSuperview()
  }

  /// Shows the menu again, with the current menu of the delegate.
  open func reloadVisibleMenu() {
    guard let shown else { return }
    removePanel()
    _ = present(shown.configuration)
  }

  /// Returns the location of the last request, in a view's coordinates.
  open func location(in view: UIView?) -> CGPoint {
    guard let own = self.view else { return lastPoint }
    return own.convert(lastPoint, to: view)
  }
}
