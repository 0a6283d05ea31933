import ListModel
import MomentsContracts

/// What the wall asks for: its people and photos, and to follow somebody.
protocol PeopleWallProvider: AnyObject {
  func page(_ number: Int) async throws -> (
    names: [String], photos: [(subject: String, caption: String)]
  )
  func follow(_ name: String) async throws
}

/// All logic of the wall, without a view: pages, the state of each button, and failures.
final class PeopleWallController: PagedListViewModel<WallItem, Int> {
  private var provider: (any PeopleWallProvider)?
  private var follows: [String: MutableObservable<WallMember.Follow>] = [:]

  convenience init(_ provider: any PeopleWallProvider) {
    let pages = PeopleWallPages()
    self.init(
      sections: { rows in
        [ListSection(id: "wall", items: rows.map { AnyListItem(erasing: $0) })]
      },
      source: { number in try await pages.controller?.page(number ?? 0) ?? ListPage([]) }
    )
    pages.controller = self
    self.provider = provider
  }

  private func page(_ number: Int) async throws -> ListPage<WallItem, Int> {
    guard let page = try await provider?.page(number) else { return ListPage([]) }
    let members = page.names.map { member($0) }
    let photos: [WallItem] = page.photos.map { WallPhoto($0.subject, $0.caption) }
    return ListPage(members + photos, next: page.photos.isEmpty ? nil : number + 1)
  }

  private func member(_ name: String) -> WallItem {
    let follow = follows[name] ?? MutableObservable(.idle)
    follows[name] = follow
    return WallMember(name, follow: follow) { [weak self] in self?.follow(name) }
  }

  private func follow(_ name: String) {
    guard let follow = follows[name], follow.value == .idle else { return }
    follow.value = .loading
    Task {
      do {
        try await provider?.follow(name)
        follow.value = .done
      } catch {
        follow.value = .idle
        messages.show("\(name) could not be followed.", .failure)
      }
    }
  }
}

/// What the source of pages asks, made before the controller is.
private final class PeopleWallPages {
  weak var controller: PeopleWallController?
}
