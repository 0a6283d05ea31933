public import Foundations
import ListModel
public import MomentsContracts
public import UIKit

/// A list of people as a screen: alone, or as the content of a
/// ``FriendsListContainerViewController``.
///
/// Its portraits are loaded by ``imageLoader``, or by that of an owner around the screen.
public final class FriendsListViewController: BaseViewController, ImageLoaderOwner {
  /// Loads the portraits; `nil` to leave it to the next owner.
  public var imageLoader: ImageLoader?

  private let viewModel: any FriendsListViewModel
  private let listView: FriendsListView

  /// Makes the screen with a view model, demo or live.
  ///
  /// - Parameters:
  ///   - viewModel: The view model of the list.
  ///   - viewConfig: The appearance.
  public init(
    viewModel: any FriendsListViewModel,
    viewConfig: FriendsListView.ViewConfig = .default
  ) {
    self.viewModel = viewModel
    listView = FriendsListView(viewModel: viewModel, viewConfig: viewConfig)
    super.init()
    title = viewModel.header.title
  }

  /// Adds the list to the screen.
  public override func makeControls() {
    view.addSubview(listView)
    listView.constrain(.edges)
  }

  public override func trackScreenView() { viewModel.content.screenDidAppear() }
}
