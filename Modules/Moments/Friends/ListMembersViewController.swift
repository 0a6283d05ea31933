import DesignKit
public import Foundations
import ListModel
public import MomentsContracts
public import UIKit

/// The members of one of the reader's lists, and the other people that the reader follows, each
/// with a button that adds or removes them.
public final class ListMembersViewController: TableModelViewController {
  private let viewModel: any ListMembersViewModel

  /// Makes the screen with a view model, demo or live.
  public init(viewModel: any ListMembersViewModel, imageLoader: ImageLoader) {
    self.viewModel = viewModel
    let strings = viewModel.strings
    super.init(viewModel) { sections in
      TableModel {
        for section in sections {
          let isMembers = section.id == Self.members
          Section(
            isMembers ? strings.listMembersSection : strings.listOthersSection,
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
    title = viewModel.title
  }

  private static let members: ListItemID = "members"

  public override var keyboardShortcuts: [KeyboardShortcut] {
    listView.refreshShortcuts(viewModel.strings.shortcutRefresh)
  }
}
