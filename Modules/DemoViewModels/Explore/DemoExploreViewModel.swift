public import ListModel
public import MomentsContracts

/// The explore screen of fixed shelves.
@MainActor
public final class DemoExploreViewModel: DemoContentScreen<[ExploreShelf]>, ExploreViewModel {
  /// The shelves, top to bottom.
  public var shelves: Observable<[ExploreShelf]> { content }

  /// Records that the reader reloaded.
  public func reload() async { note("reload") }

  /// Records the intent.
  public func retry(_ shelf: ListItemID) async { note("retry", shelf) }

  /// Records the intent.
  public func loadMore(_ shelf: ListItemID) async { note("load-more", shelf) }

  /// Leads to the photos of a moment.
  public func openPhoto(_ photo: PhotoTile) { onRoute?(photo.route) }

  /// Leads to the moments with a hashtag.
  public func openTag(_ tag: TagRow) { onRoute?(.hashtag(tag.name)) }

  /// Leads to the timeline of a person.
  public func openPerson(_ person: PersonRow) { onRoute?(.profile(person.person)) }

  /// Leads to a page on the web.
  public func openLink(_ link: LinkRow) { onRoute?(.link(link.preview.url)) }
}
