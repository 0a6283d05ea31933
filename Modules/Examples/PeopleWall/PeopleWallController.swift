import Foundation
import ListModel

/// What the wall asks for: its people and photos, and to follow somebody.
protocol PeopleWallProvider: AnyObject {
  func page(_ number: Int) async throws -> (
    names: [String], photos: [(subject: String, caption: String)]
  )
  func image(_ subject: String) async throws -> Data
  func follow(_ name: String) async throws
}

/// All logic of the wall, without a view: pages of people and photos, the state of each button and
/// of each image, and failures.
final class PeopleWallController: PagedListViewModel<AnyListItem, Int> {
  private let provider: any PeopleWallProvider
  private var follows: [String: MutableObservable<WallMember.Follow>] = [:]

  init(_ provider: any PeopleWallProvider) {
    self.provider = provider
    super.init()
  }

  override func page(at number: Int?) async throws -> Page {
    let number = number ?? 0
    let page = try await provider.page(number)
    return ListPage(next: page.photos.isEmpty ? nil : number + 1) {
      for name in page.names { member(name) }
      for photo in page.photos { self.photo(photo.subject, photo.caption) }
    }
  }

  private func member(_ name: String) -> WallMember {
    let follow = follows[name] ?? MutableObservable(.idle)
    follows[name] = follow
    return WallMember(name, follow: follow) { [weak self] in self?.follow(name) }
  }

  private func photo(_ subject: String, _ caption: String) -> WallPhoto {
    let image = AsyncImage { [provider] in try await provider.image(subject) }
    return WallPhoto(subject, caption, image: image)
  }

  private func follow(_ name: String) {
    guard let follow = follows[name], follow.value == .idle else { return }
    follow.value = .loading
    Task {
      do {
        try await provider.follow(name)
        follow.value = .done
      } catch {
        follow.value = .idle
        messages.show("\(name) could not be followed.", .failure)
      }
    }
  }
}
