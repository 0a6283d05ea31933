public import Foundation

/// Shows a menu of what can be done at a place of a view, such as cutting and pasting.
///
/// The view shows the menu by ``presentEditMenu(with:)``; text views and text fields do so by
/// themselves for the pointer's other button and for long presses.
@preconcurrency @MainActor open class UIEditMenuInteraction: NSObject, UIInteraction {
  private weak var storedView: UIView?
  private weak var storedDelegate: (any UIEditMenuInteractionDelegate)?
  private var shown: (view: MenuView, configuration: UIEditMenuConfiguration)?
  private var lastPoint = CGPoint.zero
  /// What the view itself offers.
  var suggestions: () -> [UIMenuElement] = { [] }

  /// Makes an interaction whose delegate decides what is in the menu; the delegate is not retained.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    storedDelegate = delegate
    super.init()
  }

  /// Decides what is in the menu.
  open var delegate: (any UIEditMenuInteractionDelegate)? { storedDelegate }

  /// The view that it belongs to.
  open var view: UIView? { storedView }

  /// It is about to belong to another view.
  open func willMove(to view: UIView?) { dismissMenu() }

  /// It belongs to another view.
  open func didMove(to view: UIView?) { storedView = view }

  /// Whether the menu is shown.
  var isShown: Bool { shown != nil }

  /// Shows a menu; nothing where there is no action to show.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    dismissMenu()
    lastPoint = configuration.sourcePoint
    guard let view = storedView, let window = view.window else { return }
    let suggested = suggestions()
    let menu: UIMenu?
    if let storedDelegate {
      menu = storedDelegate.editMenuInteraction(
        self,
        menuFor: configuration,
        suggestedActions: suggested
      )
    } else {
      menu = UIMenu(children: suggested)
    }
    guard let menu, !menu.isEmpty else { return }
    let point = view.convert(configuration.sourcePoint, to: window)
    let panel = MenuView(menu: menu, at: .point(point), in: window, sender: view) { [weak self] in
      self?.dismissMenu()
    }
    shown = (panel, configuration)
    window.addSubview(panel)
  }

  /// Takes the menu away.
  open func dismissMenu() {
    guard let shown else { return }
    self.shown = nil
    shown.view.removeFromSuperview()
  }

  /// Shows the menu again, with what the delegate says now.
  open func reloadVisibleMenu() {
    if let shown { presentEditMenu(with: shown.configuration) }
  }

  /// Where the menu was requested last, in a view's coordinates.
  open func location(in view: UIView?) -> CGPoint {
    guard let storedView else { return lastPoint }
    return storedView.convert(lastPoint, to: view)
  }
}
