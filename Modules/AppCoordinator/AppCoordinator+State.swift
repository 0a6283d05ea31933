import MomentsContracts
import UIKit

extension AppCoordinator {
  /// The current app state.
  public var state: AppState {
    let root = shell.stack(of: .timeline).first
    let scope = rootTimelines.first { $0.value === root }?.key
    return AppState(
      tab: shell.selectedTab ?? .timeline,
      timeline: scope.flatMap { .init($0) } ?? .home,
      stacks: Dictionary(
        uniqueKeysWithValues: shell.tabNames.map { tab in
          (tab, shell.stack(of: tab).dropFirst().compactMap { screen($0)?.name })
        }
      )
    )
  }

  /// Opens the screens of an app state; those that no longer exist are left out.
  func restore(_ state: AppState) {
    for (tab, names) in state.stacks {
      shell.setScreens(names.compactMap(controller(for:)), of: tab)
    }
    shell.select(state.tab)
  }
}
