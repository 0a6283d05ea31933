public import ListModel
public import MomentsContracts
import SocialModel

// MARK: - What is opened, and what leads elsewhere

extension LiveTimelineViewModel {
  /// Opens a folded text or folds it again.
  public func toggleFold(_ moment: ListItemID) {
    content.change(moment) { $0.isFolded.toggle() }
  }

  /// Opens what is behind a content warning or closes it again.
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

  /// Follows a link, a mention or a hashtag of what the person at the head says of themselves.
  public func openFromProfile(_ target: RichText.Kind) {
    if let person = head.row?.person { follow(target, from: person.id) }
  }

  private func follow(_ target: RichText.Kind, from source: String) {
    guard let route = target.route else { return }
    onRoute?(route)
    track("open-link", source)
  }

  /// Opens the photos of a moment at one of them.
  public func openPhoto(at index: Int, of moment: ListItemID) {
    guard let entry = content.entries.entry(moment), entry.photos.indices.contains(index)
    else { return }
    track("open-photo", moment.description)
    let post = ListItemID(entry.moment.postID)
    onRoute?(.photos(entry.photos, at: index, of: moment, post: post))
  }

  /// Opens the profile of a person.
  public func openProfile(_ person: PersonReference) { onRoute?(.profile(person)) }

  /// Leads to where something is written down about the person at the head.
  public func editNote() {
    guard let person = head.row?.person else { return }
    track("edit-note", person.id)
    onRoute?(.note(person))
  }

  /// Leads to where the reader changes their own profile.
  public func editProfile() {
    track("edit-profile", scope.screenName)
    onRoute?(.editProfile)
  }

  /// Shows the people that a number of the person at the head counts.
  public func openPeople(_ list: FriendsListKind) {
    track("open-\(list.screenName)", scope.screenName)
    onRoute?(.people(list))
  }

  /// Opens a moment with its comments.
  public func openMoment(_ moment: ListItemID) {
    guard let post = content.entries.entry(moment)?.moment.postID else { return }
    track("open-moment", moment.description)
    onRoute?(.moment(ListItemID(post)))
  }
}
