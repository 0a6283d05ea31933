import MomentsLanguage

/// The content of the wall: people to follow and photos, in sections by day.
///
/// Each section is headed by a ``WallDayRow``; the rows are ``RowViewModel``s of any kind, which
/// handle the reader's actions themselves. The screen only shows them.
@MainActor
public protocol WallViewModel: ListScreenViewModel {}

extension WallViewModel {
  /// The title of the screen.
  public var title: String { strings.wallTitle }
}
