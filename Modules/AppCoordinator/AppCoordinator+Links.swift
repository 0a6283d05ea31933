public import Foundation
import MomentsContracts
import MomentsLanguage

extension AppCoordinator {
  /// Opens an address of the app or of a page of the reader's server: see `Route.init(_:server:)`.
  ///
  /// For an address without a target, a message is shown and nothing else changes. Nothing changes
  /// either while the composer is open, because it covers everything.
  ///
  /// - Returns: Whether the address has a target. A person is looked up first; a failure of that is
  ///   shown later.
  @discardableResult
  public func open(_ url: URL) -> Bool {
    do {
      let route = try Route(url, server: factory.server)
      guard sheets.composer == nil else {
        showMessage(factory.strings.linkWhileWriting)
        return false
      }
      sheets.closeAll()
      switch route {
      case .profile(let person): find { try await $0.findPerson(id: person.id) }
      case .mention(let handle, _, _): find { try await $0.findPerson(handle: handle) }
      default: return go(to: route, from: nil)
      }
      return true
    } catch {
      showMessage(words(for: error))
      return false
    }
  }

  /// Looks a person up and shows their profile.
  private func find(
    _ person: @escaping @MainActor (any ViewModelFactory) async throws -> PersonReference?
  ) {
    Task { [weak self, factory] in
      do {
        let found = try await person(factory)
        guard let self else { return }
        if let found {
          go(to: .profile(found))
        } else {
          showMessage(factory.strings.linkToNobody)
        }
      } catch PersonLookupError.notPossible {
        self?.showMessage(factory.strings.linkToPersonNeedsSignIn)
      } catch {
        self?.showMessage(factory.strings.linkNotFollowed)
      }
    }
  }

  private func words(for error: Route.LinkError) -> String {
    switch error {
    case .unreadable: factory.strings.linkUnreadable
    case .otherScheme(let scheme): factory.strings.linkRefused(scheme)
    case .notSignedIn(let host): factory.strings.linkNeedsSignIn(host)
    case .otherServer(let host): factory.strings.linkToOtherServer(host)
    case .nothingThere: factory.strings.linkToNothing
    }
  }
}
