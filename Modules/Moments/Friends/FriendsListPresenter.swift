public import Foundations
public import MomentsContracts
public import UIKit

/// Shows lists of people over a screen: creates view models, views and controllers, and handles the
/// dismissal.
///
/// Its owner retains the presenter; it does not retain a list, nor a list the presenter.
public final class FriendsListPresenter {
  /// The appearance of the lists.
  public var viewConfig = FriendsListContainerViewController.ViewConfig.default

  private let factory: any FriendsListViewModelFactory
  private let strings: Strings
  private let imageLoader: ImageLoader
  private weak var popup: UIViewController?

  /// Makes a presenter.
  ///
  /// - Parameters:
  ///   - factory: Makes the view models.
  ///   - strings: The reader's language.
  ///   - imageLoader: Loads the portraits.
  public init(
    factory: any FriendsListViewModelFactory,
    strings: Strings,
    imageLoader: ImageLoader
  ) {
    self.factory = factory
    self.strings = strings
    self.imageLoader = imageLoader
  }

  /// Shows a list, unless one is visible.
  ///
  /// - Parameters:
  ///   - kind: The kind of list.
  ///   - controller: The screen below the list.
  ///   - onRoute: Called with each route that the reader opens from the list, once the list is
  ///     dismissed.
  public func present(
    _ kind: FriendsListKind,
    over controller: UIViewController,
    onRoute: @escaping @MainActor (Route) -> Void = { _ in }
  ) {
    guard popup == nil else { return }
    let events = FriendsListEvents(
      onClose: { [weak self] in self?.dismiss() },
      onRoute: { [weak self] route in self?.dismiss { onRoute(route) } }
    )
    let viewModel = factory.makeFriendsList(kind, events: events)
    let list = FriendsListViewController(
      viewModel: viewModel,
      itemFactory: FriendsListItemFactory(imageLoader: imageLoader),
      viewConfig: viewConfig.list
    )
    let popup = FriendsListContainerViewController(
      content: list,
      viewModel: FriendsListContainer(strings: strings, onOutsideTap: events.onClose),
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
