public import MomentsComponents
import MomentsContracts
public import MomentsLanguage
public import MomentsValues
import UIKit

/// Switches between all notifications and mentions, in place of the screen's title.
///
///     ( All | Mentions )
public final class NotificationScopeSwitch: ScopeSwitch {
  /// Called with the chosen scope, if it is not the current one.
  public var onSelect: ((NotificationScope) -> Void)?

  /// Makes a switch.
  ///
  /// - Parameters:
  ///   - selected: The current scope.
  ///   - strings: The reader's language.
  public init(selected: NotificationScope, strings: Strings) {
    let scopes = NotificationScope.allCases
    super.init(
      scopes: scopes.map {
        Scope(title: strings.notificationScope($0), identifier: "notifications.\($0.rawValue)")
      },
      selected: scopes.firstIndex(of: selected) ?? 0,
      name: strings.notificationFilters,
      identifier: "notifications.scopes"
    )
    onSelectIndex = { [weak self] in self?.onSelect?(scopes[$0]) }
  }
}
