public import ListModel
public import MomentsContracts
public import MomentsLanguage

/// The explore screen of fixed shelves.
@MainActor
public final class DemoExploreViewModel: ExploreViewModel {
  /// The language of the screen's texts.
  public let strings: Strings

  /// The shelves, top to bottom.
  public var shelves: Observable<[ExploreShelf]> { shelvesSource }

  /// Always nil.
  public let message = Observable<UserMessage?>(nil)

  /// Called with the route of each screen that the reader opens.
  public var onRoute: (@MainActor (Route) -> Void)?

  /// The intents of the reader, in order, such as "retry links".
  public private(set) var intents: [String] = []

  private let shelvesSource: MutableObservable<[ExploreShelf]>

  /// Makes a screen of shelves.
  public init(_ shelves: [ExploreShelf], language: AppLanguage) {
    strings = Strings(language)
    shelvesSource = MutableObservable(shelves)
  }

  /// Shows other shelves.
  public func show(_ shelves: [ExploreShelf]) { shelvesSource.value = shelves }

  /// Does nothing, because the content is fixed.
  public func load() async {}

  /// Records that the reader reloaded.
  public func reload() async { intents.append("reload") }

  /// Records the intent.
  public func retry(_ shelf: ListItemID) async { intents.append("retry \(shelf)") }

  /// Records the intent.
  public func loadMore(_ shelf: ListItemID) async { intents.append("load-more \(shelf)") }

  /// Leads to the photos of a moment.
  public func openPhoto(_ photo: PhotoTile) { onRoute?(photo.route) }

  /// Leads to the moments with a hashtag.
  public func openTag(_ tag: TagRow) { onRoute?(.hashtag(tag.name)) }

  /// Leads to the timeline of a person.
  public func openPerson(_ person: PersonRow) { onRoute?(.profile(person.person)) }

  /// Leads to a page on the web.
  public func openLink(_ link: LinkRow) { onRoute?(.link(link.preview.url)) }

  /// Does nothing.
  public func screenDidAppear() {}
}
