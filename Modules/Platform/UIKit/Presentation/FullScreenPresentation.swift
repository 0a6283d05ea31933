import Foundation

/// Covers the whole screen, or the presentation context.
@MainActor final class FullScreenPresentation: UIPresentationController {
  private let removesPresenter: Bool

  private let isInContext: Bool

  init(
    presentedViewController: UIViewController,
    removesPresenter: Bool,
    coversContext: Bool = false
  ) {
    self.removesPresenter = removesPresenter
    isInContext = coversContext
    super.init(presentedViewController: presentedViewController, presenting: nil)
  }

  override var elevates: Bool { isInContext }
  override var shouldRemovePresentersView: Bool { removesPresenter }
  override var shouldPresentInFullscreen: Bool { !isInContext }
}
