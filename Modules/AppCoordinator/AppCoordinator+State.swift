import Foundations
import MomentsContracts
import UIKit

extension AppCoordinator {
  /// The current app state.
  public var state: AppState {
    let root = shell.stack(of: .timeline).first
    let kind = rootTimelines.first { $0.value === root }?.key
    var stacks: [AppTab: [AppState.ScreenName]] = [:]
    var positions: [AppTab: AppState.Positions] = [:]
    for tab in shell.tabNames {
      let stack = shell.stack(of: tab).map(screen)
      let named = stack.dropFirst().compactMap { $0 }.filter { $0.name != nil }
      stacks[tab] = named.compactMap(\.name)
      positions[tab] = AppState.Positions(
        first: stack.first??.savedPosition,
        others: named.map(\.savedPosition)
      )
    }
    return AppState(
      tab: shell.selectedTab ?? .timeline,
      timeline: kind.flatMap { .init($0) } ?? .home,
      stacks: stacks,
      positions: positions
    )
  }

  /// Opens the screens of an app state at their positions; those that no longer exist are left out.
  func restore(_ state: AppState) {
    for tab in shell.tabNames {
      let positions = state.positions[tab]
      if let root = shell.stack(of: tab).first { screen(root)?.list?.restore(positions?.first) }
      guard let names = state.stacks[tab] else { continue }
      let screens = names.enumerated().compactMap { index, name in
        let controller = controller(for: name)
        if let controller, let positions, positions.others.indices.contains(index) {
          screen(controller)?.list?.restore(positions.others[index])
        }
        return controller
      }
      shell.setScreens(screens, of: tab)
    }
    shell.select(state.tab)
  }
}
