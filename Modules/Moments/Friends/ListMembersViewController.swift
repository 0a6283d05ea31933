import DesignKit
public import Foundations
import ListModel
public import MomentsComponents
public import MomentsContracts
import MomentsLanguage
import UIKit

/// The members of one of the reader's lists, and the other people that the reader follows, each
/// with a button that adds or removes them.
public final class ListMembersViewController: ListScreenViewController {
  private let viewModel: any ListMembersViewModel
  private let imageLoader: ImageLoader

  /// Makes the screen with a view model, demo or live.
  public init(viewModel: any ListMembersViewModel, imageLoader: ImageLoader) {
    self.viewModel = viewModel
    self.imageLoader = imageLoader
    super.init(viewModel: viewModel)
  }

  public override func registerRows() {
    listView.declareRows { [viewModel, imageLoader] sections in
      TableModel {
        for section in sections {
          let isMembers = section.id == Self.members
          Section(
            isMembers
              ? viewModel.strings.listMembersSection : viewModel.strings.listOthersSection,
            id: section.id,
            Array(section.rows(of: FriendRow.self))
          ) { row in
            Row({ FriendsListItemView(imageLoader: imageLoader) }, row)
              .onAction { _, row in viewModel.toggleFollow(row.itemID) }
              .onSelect { viewModel.open($0.itemID) }
          }
        }
      }
    }
  }

  private static let members: ListItemID = "members"
}
