public import Foundation
import ListModel
import MomentsContracts
import UIKit

extension AppCoordinator {
  /// Opens an address of the app or of a page of the reader's server: see ``DeepLink``.
  ///
  /// For an address without a target, a message is shown and nothing else changes. Nothing changes
  /// either while the composer is open, because it covers everything.
  ///
  /// - Returns: Whether the address has a target. A person with an address is looked up first; a
  ///   failure of that is shown later.
  @discardableResult
  public func open(_ url: URL) -> Bool {
    do {
      return open(try DeepLink(url, server: factory.server))
    } catch {
      showMessage(words(for: error))
      return false
    }
  }

  private func open(_ link: DeepLink) -> Bool {
    guard composer == nil else {
      showMessage(factory.strings.linkWhileWriting)
      return false
    }
    // Photos and lists of people over the screens are closed; they are a tap away.
    if rootViewController.presentedViewController != nil {
      rootViewController.dismiss(animated: false)
    }
    switch link {
    case .moment(let moment): go(to: .moment(moment))
    case .hashtag(let name): go(to: .hashtag(name))
    case .profile(let id): find { try await $0.findPerson(id: id) }
    case .person(let handle): find { try await $0.findPerson(handle: handle) }
    case .compose(let text): return compose(text)
    case .tab(let tab): return openTab(tab)
    case .search:
      guard search() else {
        showMessage(factory.strings.notPossibleHere)
        return false
      }
    case .settings:
      guard factory.makeSettings() != nil else {
        showMessage(factory.strings.notPossibleHere)
        return false
      }
      go(to: .settings)
    }
    return true
  }

  private func compose(_ text: String) -> Bool {
    guard factory.makeComposer(.moment) != nil else {
      showMessage(factory.strings.notPossibleHere)
      return false
    }
    showComposer(text.isEmpty ? .moment : .text(text), animated: true)
    return true
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

  private func words(for error: DeepLinkError) -> String {
    switch error {
    case .unreadable: factory.strings.linkUnreadable
    case .otherScheme(let scheme): factory.strings.linkRefused(scheme)
    case .notSignedIn(let host): factory.strings.linkNeedsSignIn(host)
    case .otherServer(let host): factory.strings.linkToOtherServer(host)
    case .nothingThere: factory.strings.linkToNothing
    }
  }
}
