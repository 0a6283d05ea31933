public import ListModel
public import MomentsContracts
import SocialModel

extension LiveTimelineViewModel {
  /// Unfolds a text or folds it again.
  public func toggleFold(_ moment: ListItemID) {
    content.change(moment) { $0.isFolded.toggle() }
  }

  /// Opens or closes a content warning.
  public func toggleWarning(_ moment: ListItemID) {
    guard let entry = content.entries.entry(moment) else { return }
    let cover = content.cover(of: entry)
    content.change(moment) { opening in
      switch cover {
      case .filter: opening.isFilterOpen.toggle()
      case .own: opening.isRevealed.toggle()
      case nil: return
      }
    }
  }

  /// Follows a link, a mention or a hashtag.
  public func open(_ target: RichText.Kind, in moment: ListItemID) {
    if content.entries.entry(moment) != nil { follow(target, from: moment.description) }
  }

  func follow(_ target: RichText.Kind, from source: String) {
    guard let route = target.route else { return }
    onRoute?(route)
    track("open-link", source)
  }

  /// Leads to the photo viewer; an unknown moment or index is ignored.
  public func openPhoto(at index: Int, of moment: ListItemID) {
    guard let entry = content.entries.entry(moment), entry.photos.indices.contains(index)
    else { return }
    track("open-photo", moment.description)
    let post = ListItemID(entry.moment.postID)
    onRoute?(.photos(entry.photos, at: index, of: moment, post: post))
  }

  /// Calls ``onRoute`` with the profile; nothing is tracked.
  public func openProfile(_ person: PersonReference) { onRoute?(.profile(person)) }

  /// Opens a moment with its comments.
  public func openMoment(_ moment: ListItemID) {
    guard let post = content.entries.entry(moment)?.moment.postID else { return }
    track("open-moment", moment.description)
    onRoute?(.moment(ListItemID(post)))
  }
}
