/// The callbacks of a list of people to its presenter.
public struct FriendsListEvents {
  /// Called when the reader leaves the list.
  public var onClose: @MainActor () -> Void

  /// Called with each route that the reader opens.
  public var onRoute: @MainActor (Route) -> Void

  /// Makes callbacks; by default they do nothing.
  public init(
    onClose: @escaping @MainActor () -> Void = {},
    onRoute: @escaping @MainActor (Route) -> Void = { _ in }
  ) {
    self.onClose = onClose
    self.onRoute = onRoute
  }
}

/// The surroundings of a list of people, as a value made by its presenter.
public struct FriendsListContainer: FriendsListContainerViewModel {
  /// The accessibility label of the background around the list.
  public var outsideText: String

  /// Called when the reader leaves without the button.
  public var onOutsideTap: @MainActor () -> Void

  /// Makes surroundings.
  public init(outsideText: String, onOutsideTap: @escaping @MainActor () -> Void) {
    self.outsideText = outsideText
    self.onOutsideTap = onOutsideTap
  }
}
