public import Foundations
import ListModel
public import MomentsContracts
public import UIKit

/// A list of people as a screen: alone, or as the content of a
/// ``FriendsListContainerViewController``.
public final class FriendsListViewController: BaseViewController {
  private let viewModel: any FriendsListViewModel
  private let listView: FriendsListView

  /// Makes the screen with a view model, demo or live.
  ///
  /// - Parameters:
  ///   - viewModel: The view model of the list.
  ///   - itemFactory: Makes the rows.
  ///   - viewConfig: The appearance.
  public init(
    viewModel: any FriendsListViewModel,
    itemFactory: FriendsListItemFactory,
    viewConfig: FriendsListView.ViewConfig = .default
  ) {
    self.viewModel = viewModel
    listView = FriendsListView(
      viewModel: viewModel,
      itemFactory: itemFactory,
      viewConfig: viewConfig
    )
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
