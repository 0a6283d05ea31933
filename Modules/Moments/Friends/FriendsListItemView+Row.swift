public import Foundations
public import MomentsContracts

extension FriendsListItemView {
  /// Makes the row of a person of a view model.
  ///
  /// - Parameters:
  ///   - person: The person.
  ///   - viewModel: Handles the reader's actions; called for each action, for lists whose view
  ///     model changes.
  ///   - imageLoader: Loads the portrait; by default, the loader of the nearest `ImageLoaderOwner`.
  ///   - viewConfig: The appearance of the row.
  /// - Returns: The row.
  static func row(
    _ person: FriendRow,
    of viewModel: @escaping () -> any FriendsListContentViewModel,
    imageLoader: ImageLoader? = nil,
    viewConfig: ViewConfig = .default
  ) -> Row<FriendsListItemView> {
    let row = Row(
      { FriendsListItemView(imageLoader: imageLoader, viewConfig: viewConfig) },
      person
    )
    .onAction { action, row in
      switch action {
      case .toggleFollow: viewModel().toggleFollow(row.itemID)
      }
    }
    .onSelect(tints: false) { viewModel().open($0.itemID) }
    return viewConfig.height.map { row.height($0) } ?? row
  }
}

extension ListRegistering {
  /// Registers the people of a view model with a list.
  ///
  /// - Parameters:
  ///   - viewModel: Handles the reader's actions; called for each action, for lists whose view
  ///     model changes.
  ///   - imageLoader: Loads the portraits.
  ///   - viewConfig: The appearance of the rows.
  public func registerFriends(
    of viewModel: @escaping @autoclosure () -> any FriendsListContentViewModel,
    imageLoader: ImageLoader,
    viewConfig: FriendsListItemView.ViewConfig = .default
  ) {
    register(FriendRow.self) {
      FriendsListItemView.row($0, of: viewModel, imageLoader: imageLoader, viewConfig: viewConfig)
    }
  }
}
