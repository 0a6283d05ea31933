public import Foundations
public import MomentsContracts
public import UIKit

/// Shows lists of people over a screen: puts view models, views and controllers together, and owns
/// the dismissal.
///
/// Whoever wants the lists keeps the presenter; it keeps no list, and a list does not keep it.
public final class FriendsListPresenter {
  /// What lists look like.
  public var viewConfig = FriendsListContainerViewController.ViewConfig.default

  private let factory: any FriendsListViewModelFactory
  private let strings: Strings
  private let imageLoader: ImageLoader
  private weak var popup: UIViewController?

  /// Makes a presenter that shows nothing yet.
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

  /// Shows a list, unless one is shown.
  ///
  /// - Parameters:
  ///   - kind: Which people.
  ///   - controller: The screen that the list lies over.
  ///   - onRoute: Called with each place the reader wants to go to from the list, once that is
  ///     gone.
  /// - Returns: Whether there is such a list.
  @discardableResult
  public func present(
    _ kind: FriendsListKind,
    over controller: UIViewController,
    onRoute: @escaping @MainActor (Route) -> Void = { _ in }
  ) -> Bool {
    guard popup == nil else { return true }
    let events = FriendsListEvents(
      onClose: { [weak self] in self?.dismiss() },
      onRoute: { [weak self] route in self?.dismiss { onRoute(route) } }
    )
    guard let viewModel = factory.makeFriendsList(kind, events: events) else { return false }
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
    return true
  }

  /// Takes the list away, if one is shown.
  ///
  /// - Parameter completion: Called when it is gone; never where none is shown, or it goes already.
  public func dismiss(completion: @escaping () -> Void = {}) {
    guard let popup, !popup.isBeingDismissed else { return }
    popup.presentingViewController?.dismiss(animated: true, completion: completion)
  }
}
