import Foundations
import MomentsContracts
import UIKit

extension AppCoordinator {
  /// The current app state.
  public var state: AppState {
    var stacks: [AppTab: [Route]] = [:]
    var positions: [AppTab: AppState.Positions] = [:]
    for tab in shell.tabNames {
      let stack = shell.stack(of: tab).map { screens[$0] }
      let named = stack.dropFirst().compactMap { $0 }.filter { $0.name?.isSaved == true }
      stacks[tab] = named.compactMap(\.name)
      positions[tab] = AppState.Positions(
        first: stack.first??.savedPosition,
        others: named.map(\.savedPosition)
      )
    }
    return AppState(
      tab: shell.selectedTab ?? .timeline,
      timeline: screens.kind(of: shell.stack(of: .timeline).first) ?? .home,
      stacks: stacks,
      positions: positions
    )
  }

  /// Opens the screens of an app state at their positions; those that no longer exist are left out.
  func restore(_ state: AppState) {
    for tab in shell.tabNames {
      let positions = state.positions[tab]
      if let root = shell.stack(of: tab).first { screens[root]?.list?.restore(positions?.first) }
      guard let places = state.stacks[tab] else { continue }
      let restored = places.enumerated().compactMap { index, place in
        let controller = screens.controller(for: place)
        if let controller, let positions, positions.others.indices.contains(index) {
          screens[controller]?.list?.restore(positions.others[index])
        }
        return controller
      }
      shell.setScreens(restored, of: tab)
    }
    shell.select(state.tab)
  }
}

extension Route {
  /// Whether the app state names its screen: the reader comes back to what they read, and not to a
  /// choice or a sign-in that they left.
  fileprivate var isSaved: Bool {
    switch self {
    case .settings, .about, .signIn: false
    case .tab, .link, .mention, .hashtag, .photos, .profile, .people, .moment, .edits, .search,
      .compose, .note, .editProfile, .report, .filters, .filter, .followRequests,
      .notificationKinds, .bookmarks, .likes, .lists, .list, .listMembers, .listsWith, .outbox,
      .scheduled, .accounts:
      true
    }
  }
}
