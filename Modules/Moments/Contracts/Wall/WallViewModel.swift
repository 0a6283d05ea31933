public import ListModel

/// What the wall shows: people to follow and photos, in sections by day.
///
/// Sections are headed by a ``WallDayRow`` each; their rows are ``RowViewModel``s of any kind,
/// which do by themselves what the reader wants of them. The screen only shows them.
@MainActor
public protocol WallViewModel: ListViewModel {
  /// The language of what the screen says by itself.
  var strings: Strings { get }

  /// The title of the screen.
  var title: String { get }

  /// Called with each place the reader wants to go to. Set by the coordinator.
  var onRoute: (@MainActor (Route) -> Void)? { get set }
}
