public import Foundations
public import MomentsContracts

/// Makes the rows of lists of people: the one place that knows which view shows them.
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

  /// Tells a list how the people of a view model are shown.
  ///
  /// - Parameters:
  ///   - list: The list.
  ///   - viewModel: Takes what the reader does; asked for with each action, for lists whose rows
  ///     change hands.
  ///   - viewConfig: What the rows look like.
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
