public import Contracts
public import ListModel
import SocialModel

extension LiveTimelineViewModel {
  /// Likes a moment or takes the like back: at once, and undone with a message if the provider
  /// refuses.
  @discardableResult
  public func toggleLike(_ moment: ListItemID) -> Task<Void, Never> {
    guard let shown = entries.entry(moment)?.moment else { return Task {} }
    let (wanted, work) = likes.toggle(shown, asking: likeProvider) { [weak self] error, wanted in
      guard let self else { return }
      tell(failures.like(error, wanted: wanted), .failure)
    }
    track(wanted ? "like" : "unlike", moment)
    return work
  }

  /// Opens a folded text or folds it again.
  public func toggleFold(_ moment: ListItemID) {
    let place = entries.change(moment) { $0.isFolded.toggle() }
    showRows(at: place.map { [$0] } ?? [])
  }

  /// Opens what is behind a content warning or closes it again.
  public func toggleWarning(_ moment: ListItemID) {
    let place = entries.change(moment) { $0.isRevealed.toggle() }
    showRows(at: place.map { [$0] } ?? [])
  }

  /// Follows a link, a mention or a hashtag.
  public func open(_ target: RichText.Kind, in moment: ListItemID) {
    guard entries.entry(moment) != nil else { return }
    switch target {
    case .link(let url): onRoute?(.link(url))
    case .mention(let handle, let url): onRoute?(.mention(handle: handle, url: url))
    case .hashtag(let name): onRoute?(.hashtag(name))
    case .strong, .emphasis, .code, .strikethrough, .quote: return
    }
    track("open-link", moment)
  }

  /// Opens the photos of a moment at one of them.
  public func openPhoto(at index: Int, of moment: ListItemID) {
    guard let photos = entries.entry(moment)?.photos, photos.indices.contains(index) else { return }
    track("open-photo", moment)
    onRoute?(.photos(photos, index: index, moment: moment))
  }

  /// Opens the profile of a person.
  public func openProfile(_ person: PersonReference) {
    onRoute?(.profile(person))
  }

  /// Opens a moment with its comments.
  public func openMoment(_ moment: ListItemID) {
    guard let post = entries.entry(moment)?.moment.postID else { return }
    track("open-moment", moment)
    onRoute?(.moment(ListItemID(post)))
  }

  private func track(_ action: String, _ moment: ListItemID) {
    tracker?.track(
      .action(name: action, screen: screenName, target: moment.description)
    )
  }
}
