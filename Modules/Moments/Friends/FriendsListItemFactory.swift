public import Foundations
public import MomentsContracts

/// Makes the rows of lists of people: the only code that depends on their view.
public struct FriendsListItemFactory {
  private let imageLoader: ImageLoader

  /// Makes a factory of rows that load their portraits with a loader.
  public init(imageLoader: ImageLoader) {
    self.imageLoader = imageLoader
  }

  /// Makes the view of a person.
  public func makeItem(
    _ viewConfig: FriendsListItemView.ViewConfig = .default
  ) -> FriendsListItemView {
    FriendsListItemView(imageLoader: imageLoader, viewConfig: viewConfig)
  }

  /// Registers the people of a view model with a list.
  ///
  /// - Parameters:
  ///   - list: The list.
  ///   - viewModel: Handles the reader's actions; called for each action, for lists whose view
  ///     model changes.
  ///   - viewConfig: The appearance of the rows.
  public func register(
    in list: some ListRegistering,
    for viewModel: @escaping @autoclosure () -> any FriendsListContentViewModel,
    viewConfig: FriendsListItemView.ViewConfig = .default
  ) {
    list.register(
      { makeItem(viewConfig) },
      onAction: { action, row in
        switch action {
        case .toggleFollow: viewModel().toggleFollow(row.itemID)
        }
      },
      onSelect: { viewModel().open($0.itemID) }
    )
  }
}
