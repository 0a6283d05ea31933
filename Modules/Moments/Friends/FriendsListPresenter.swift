public import Foundations
public import MomentsContracts
public import UIKit

/// Shows lists of people over a screen, and dismisses them.
///
/// It is handed view models, demo or live, which call its ``events(onRoute:)``:
///
/// ```swift
/// let presenter = FriendsListPresenter(imageLoader: loader)
/// presenter.present(makeList(presenter.events()), over: screen)
/// ```
///
/// Its owner retains the presenter; it does not retain a list, nor a list the presenter.
public final class FriendsListPresenter {
  /// The appearance of the lists.
  public var viewConfig = FriendsListContainerViewController.ViewConfig.default

  private let imageLoader: ImageLoader?
  private weak var popup: UIViewController?

  /// Makes a presenter.
  ///
  /// - Parameter imageLoader: Loads the portraits; by default, the loader of the nearest
  ///   `ImageLoaderOwner` around a list.
  public init(imageLoader: ImageLoader? = nil) { self.imageLoader = imageLoader }

  /// What a list calls when the reader leaves it: the list is dismissed.
  ///
  /// - Parameter onRoute: Called with each route that the reader opens from the list, once the list
  ///   is dismissed.
  /// - Returns: The callbacks, for the view model of one list.
  public func events(
    onRoute: @escaping @MainActor (Route) -> Void = { _ in }
  ) -> FriendsListEvents {
    FriendsListEvents(
      onClose: { [weak self] in self?.dismiss() },
      onRoute: { [weak self] route in self?.dismiss { onRoute(route) } }
    )
  }

  /// Shows a list, unless one is visible.
  ///
  /// - Parameters:
  ///   - viewModel: The view model of the list, made only if it is shown.
  ///   - controller: The screen below the list.
  public func present(
    _ viewModel: @autoclosure () -> any FriendsListViewModel,
    over controller: UIViewController
  ) {
    guard popup == nil else { return }
    let viewModel = viewModel()
    let list = FriendsListViewController(viewModel: viewModel, viewConfig: viewConfig.list)
    list.imageLoader = imageLoader
    let popup = FriendsListContainerViewController(
      content: list,
      viewModel: FriendsListContainer(outsideText: viewModel.header.closeTitle) { [weak self] in
        self?.dismiss()
      },
      viewConfig: viewConfig
    )
    self.popup = popup
    controller.present(popup, animated: true)
  }

  /// Dismisses the list, if one is visible.
  ///
  /// - Parameter completion: Called when it is dismissed; never if none is visible or a dismissal
  ///   is in progress.
  public func dismiss(completion: @escaping () -> Void = {}) {
    guard let popup, !popup.isBeingDismissed else { return }
    popup.presentingViewController?.dismiss(animated: true, completion: completion)
  }
}
