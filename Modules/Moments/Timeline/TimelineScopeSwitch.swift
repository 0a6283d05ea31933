public import MomentsComponents
public import MomentsContracts
public import MomentsLanguage
import UIKit

/// Switches between the reader's timelines, in place of a screen's title.
///
///     ( Home | Local | Public )
public final class TimelineScopeSwitch: ScopeSwitch {
  /// Called with the chosen timeline, if it is not the current one.
  public var onSelect: ((TimelineKind) -> Void)?

  /// Makes a switch.
  ///
  /// - Parameters:
  ///   - scopes: The timelines, in order.
  ///   - selected: The current one.
  ///   - strings: The reader's language.
  public init(scopes: [TimelineKind], selected: TimelineKind, strings: Strings) {
    super.init(
      scopes: scopes.map {
        Scope(title: $0.switchTitle(strings), identifier: "scope.\($0.screenName)")
      },
      selected: scopes.firstIndex(of: selected) ?? 0,
      name: strings.timelinesTitle,
      identifier: "timeline.scopes"
    )
    onSelectIndex = { [weak self] in self?.onSelect?(scopes[$0]) }
  }
}
