public import Foundation

/// Changes a view or the pointer while the pointer is over the view.
///
/// Touches have no pointer. The innermost view with a region at a location is used.
@preconcurrency @MainActor open class UIPointerInteraction: NSObject, UIInteraction {

  /// Makes an interaction; without a delegate, its view shows the automatic effect.
  ///
  /// The delegate is not retained.
  public init(delegate: (any UIPointerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Provides the regions and their styles.
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?

  /// Whether the interaction is enabled; disabling it ends the current style.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { view?.window?.screen.hoverCenter.checkAgain() } }
  }

  /// The view of the interaction.
  open private(set) weak var view: UIView?

  /// Called before the interaction is added to another view or removed.
  open func willMove(to view: UIView?) {
    self.view?.window?.screen.hoverCenter.pointer.forget(self)
  }

  /// Called after the interaction was added to a view or removed.
  open func didMove(to view: UIView?) {
    self.view = view
    view?.window?.screen.hoverCenter.checkAgain()
  }

  /// Requests region and style again, if the pointer is in a region of this interaction.
  open func invalidate() {
    guard let center = view?.window?.screen.hoverCenter else { return }
    center.pointer.invalidate(self)
    center.checkAgain()
  }

  /// The automatic effect on the view.
  final var automaticStyle: UIPointerStyle? {
    self.view.map { UIPointerStyle(effect: .automatic(UITargetedPreview(view: $0))) }
  }
}
