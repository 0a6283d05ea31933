/// Makes the view models of lists of people.
public protocol FriendsListViewModelFactory {
  /// The view model of a list; `nil` where there are no such lists. Called once for each time one
  /// is shown.
  ///
  /// - Parameters:
  ///   - kind: Which people.
  ///   - events: What to call when the reader leaves the list, and for where they want to go.
  /// - Returns: The view model, or `nil`.
  func makeFriendsList(
    _ kind: FriendsListKind,
    events: FriendsListEvents
  ) -> (any FriendsListViewModel)?
}

extension FriendsListViewModelFactory {
  /// There are no lists of people, unless a factory says otherwise.
  public func makeFriendsList(
    _ kind: FriendsListKind,
    events: FriendsListEvents
  ) -> (any FriendsListViewModel)? { nil }
}

/// What whoever shows a list of people wants to hear of it.
public struct FriendsListEvents {
  /// Called when the reader leaves the list.
  public var onClose: @MainActor () -> Void

  /// Called with each place the reader wants to go to.
  public var onRoute: @MainActor (Route) -> Void

  /// Makes events; by default nobody hears of them.
  public init(
    onClose: @escaping @MainActor () -> Void = {},
    onRoute: @escaping @MainActor (Route) -> Void = { _ in }
  ) {
    self.onClose = onClose
    self.onRoute = onRoute
  }
}

/// The surroundings of a list of people, as a value: whoever shows the list makes one.
public struct FriendsListContainer: FriendsListContainerViewModel {
  /// What the ground around the list does when it is tapped.
  public var outsideText: String

  /// Called when the reader leaves without the button.
  public var onOutsideTap: @MainActor () -> Void

  /// Makes surroundings in the reader's language.
  public init(strings: Strings, onOutsideTap: @escaping @MainActor () -> Void) {
    outsideText = strings.close
    self.onOutsideTap = onOutsideTap
  }
}
