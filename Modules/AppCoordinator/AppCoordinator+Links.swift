public import Foundation
import ListModel
import MomentsContracts
import UIKit

extension AppCoordinator {
  /// Shows what an address of the app's own or of the reader's server names: see ``DeepLink``.
  ///
  /// An address that leads nowhere is told to the reader, and everything stays as it is; so it does
  /// while they write, for what they write lies over everything else.
  ///
  /// - Returns: Whether it leads somewhere. A person named by their address is looked up first;
  ///   what comes of that is told later.
  @discardableResult
  public func open(_ url: URL) -> Bool {
    do {
      return open(try DeepLink(url, server: factory.server))
    } catch {
      say(words(for: error))
      return false
    }
  }

  /// Shows what a link names.
  private func open(_ link: DeepLink) -> Bool {
    guard composer == nil else {
      say(factory.strings.linkWhileWriting)
      return false
    }
    // Photos and lists of people that lie over the screens go; they are a tap away.
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
        say(factory.strings.notPossibleHere)
        return false
      }
    case .settings:
      guard factory.makeSettings() != nil else {
        say(factory.strings.notPossibleHere)
        return false
      }
      go(to: .settings)
    }
    return true
  }

  private func compose(_ text: String) -> Bool {
    guard factory.makeComposer(.moment) != nil else {
      say(factory.strings.notPossibleHere)
      return false
    }
    showComposer(text.isEmpty ? .moment : .text(text), animated: true)
    return true
  }

  /// Looks somebody up and shows their profile.
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
          say(factory.strings.linkToNobody)
        }
      } catch PersonLookupError.notPossible {
        self?.say(factory.strings.linkToPersonNeedsSignIn)
      } catch {
        self?.say(factory.strings.linkNotFollowed)
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
