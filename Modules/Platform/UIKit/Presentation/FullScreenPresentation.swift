import Foundation

/// Covers the whole screen.
@MainActor final class FullScreenPresentation: UIPresentationController {
  private let removesPresenter: Bool

  init(presentedViewController: UIViewController, removesPresenter: Bool) {
    self.removesPresenter = removesPresenter
    super.init(presentedViewController: presentedViewController, presenting: nil)
  }

  override var shouldRemovePresentersView: Bool { removesPresenter }
}
