public import Foundations
import ListModel
public import MomentsContracts
public import UIKit

/// A list of people as a screen: alone, or as the content of a
/// ``FriendsListContainerViewController``.
public final class FriendsListViewController: BaseViewController {
  private let viewModel: any FriendsListViewModel
  private let listView: FriendsListView

  /// Makes the screen over a view model, demo or live.
  ///
  /// - Parameters:
  ///   - viewModel: What shows.
  ///   - itemFactory: Makes the rows.
  ///   - viewConfig: What it looks like.
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

  /// Fills the screen with the list.
  public override func makeControls() {
    view.addSubview(listView)
    listView.pinEdges(to: view)
  }

  /// Hands a screen view on.
  public override func trackScreenView() { viewModel.content.screenDidAppear() }
}
