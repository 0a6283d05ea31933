import DemoViewModels
import MomentsContracts
import MomentsLanguage

let lin = PersonReference(id: "lin", name: "Lin", handle: "@lin", avatar: nil)

/// The popup's view model of fixed values.
func demoFriends(_ events: FriendsListEvents) -> any FriendsListViewModel {
  DemoFriendsState.some.viewModel(
    .following(of: lin),
    language: .english,
    onClose: events.onClose
  )
}
