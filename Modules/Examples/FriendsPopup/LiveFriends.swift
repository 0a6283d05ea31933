import DemoViewModels
import ListModel
import MomentsContracts
import MomentsLanguage

/// The people of the popup, over a provider.
final class LiveFriends: PagedListViewModel<FriendRow, Never>, FriendsListContentViewModel {
  private var provider: (any FriendsProvider)?
  private let strings = Strings(.english)

  convenience init(_ provider: any FriendsProvider) {
    self.init { try await provider.friends().map { FriendRow($0) } }
    self.provider = provider
  }

  func toggleFollow(_ row: ListItemID) -> Task<Void, Never> {
    let follows = rows.first { $0.itemID == row }?.follow?.kind != .following
    update(row) { $0.follow = FollowButtonState(kind: .loading, strings: strings) }
    return Task {
      do {
        try await provider?.setFollows(follows, row.description)
        show(follows, row)
      } catch {
        show(!follows, row)
        messages.show("\(row) was not changed.", .failure)
      }
    }
  }

  private func show(_ follows: Bool, _ row: ListItemID) {
    update(row) {
      $0.follow = FollowButtonState(kind: follows ? .following : .follow, strings: strings)
    }
  }

  func open(_ row: ListItemID) {}
}

extension FriendRow {
  fileprivate init(_ friend: Friend) {
    let image = ExampleImages.url(friend.portrait).map { ImageReference(url: $0) }
    self.init(
      person: PersonReference(
        id: friend.id,
        name: friend.name,
        handle: "@\(friend.id)",
        avatar: image
      ),
      follow: FollowButtonState(
        kind: friend.follows ? .following : .follow,
        strings: Strings(.english)
      ),
      strings: Strings(.english)
    )
  }
}

/// The popup's view model over a provider.
func liveFriends(_ events: FriendsListEvents) -> any FriendsListViewModel {
  DemoFriendsListViewModel(
    header: FriendsListHeader(
      FriendsListRoute.following(of: lin),
      count: Observable(nil),
      strings: Strings(.english),
      onClose: events.onClose
    ),
    content: LiveFriends(MemoryFriends())
  )
}
