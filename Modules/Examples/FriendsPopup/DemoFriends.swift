import DemoViewModels
import MomentsContracts

/// Makes the popup's view models of fixed values.
struct DemoFriendsFactory: FriendsListViewModelFactory {
  func makeFriendsList(
    _ kind: FriendsListKind,
    events: FriendsListEvents
  ) -> (any FriendsListViewModel)? {
    DemoFriendsState.some.viewModel(kind, language: .english, onClose: events.onClose)
  }
}

let demoFriends = DemoFriendsFactory()
