public import ListModel

/// The content of the wall: people to follow and photos, in sections by day.
///
/// Each section is headed by a ``WallDayRow``; the rows are ``RowViewModel``s of any kind, which
/// handle the reader's actions themselves. The screen only shows them.
@MainActor
public protocol WallViewModel: ListViewModel {
  /// The language of the screen's own texts.
  var strings: Strings { get }

  /// The title of the screen.
  var title: String { get }

  /// Called with each route that the reader opens. Set by the coordinator.
  var onRoute: (@MainActor (Route) -> Void)? { get set }
}
