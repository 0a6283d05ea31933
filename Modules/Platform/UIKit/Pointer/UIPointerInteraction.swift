public import Foundation

/// Changes a view, or the pointer, while the pointer is over the view.
///
/// Fingers never have a pointer. The innermost view that has a region for a place decides.
@preconcurrency @MainActor open class UIPointerInteraction: NSObject, UIInteraction {
  private weak var storedView: UIView?
  private weak var storedDelegate: (any UIPointerInteractionDelegate)?

  /// Makes an interaction; without a delegate, its view shows an effect.
  ///
  /// The delegate is not retained.
  public init(delegate: (any UIPointerInteractionDelegate)?) {
    storedDelegate = delegate
    super.init()
  }

  /// Says which regions there are, and what the pointer looks like there.
  open var delegate: (any UIPointerInteractionDelegate)? { storedDelegate }

  /// Whether it takes part; the pointer leaves its region where it does no longer.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { storedView?.window?.screen.hoverCenter.lookAgain() } }
  }

  /// The view that it belongs to.
  open var view: UIView? { storedView }

  /// It is about to belong to another view.
  open func willMove(to view: UIView?) {
    storedView?.window?.screen.hoverCenter.pointer.forget(self)
  }

  /// It belongs to another view.
  open func didMove(to view: UIView?) {
    storedView = view
    view?.window?.screen.hoverCenter.lookAgain()
  }

  /// Requests region and style again, if the pointer is in a region of this interaction.
  open func invalidate() {
    guard let center = storedView?.window?.screen.hoverCenter else { return }
    center.pointer.invalidate(self)
    center.lookAgain()
  }

  /// An effect on the view.
  final var automaticStyle: UIPointerStyle? {
    storedView.map { UIPointerStyle(effect: .automatic(UITargetedPreview(view: $0))) }
  }
}
