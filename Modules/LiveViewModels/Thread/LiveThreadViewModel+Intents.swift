public import Contracts
public import ListModel
import SocialModel

extension LiveThreadViewModel {
  // MARK: Likes

  /// Likes the moment or takes the like back.
  @discardableResult
  public func toggleLike() -> Task<Void, Never> {
    root.map { like($0.moment) } ?? Task {}
  }

  /// Likes a comment or takes the like back.
  @discardableResult
  public func toggleLike(_ comment: ListItemID) -> Task<Void, Never> {
    self.comment(comment).map { like($0.moment) } ?? Task {}
  }

  private func like(_ moment: Moment) -> Task<Void, Never> {
    let (wanted, work) = likes.toggle(moment, asking: likeProvider) { [weak self] error, wanted in
      guard let self else { return }
      tell(failures.like(error, wanted: wanted), .failure)
    }
    track(wanted ? "like" : "unlike", moment.postID)
    return work
  }

  // MARK: Opening and closing

  /// Opens the folded text of the moment or folds it again.
  public func toggleFold() {
    isFolded.toggle()
    publish()
  }

  /// Opens what is behind the content warning of the moment or closes it again.
  public func toggleWarning() {
    toggleWarning(of: postID)
  }

  /// Opens what is behind the content warning of a comment or closes it again.
  public func toggleWarning(_ comment: ListItemID) {
    guard self.comment(comment) != nil else { return }
    toggleWarning(of: comment.description)
  }

  private func toggleWarning(of id: String) {
    if openWarnings.remove(id) == nil { openWarnings.insert(id) }
    publish()
  }

  /// Hides the answers to a comment, or shows them again.
  public func toggleCollapse(_ comment: ListItemID) {
    // What stands for a comment that is gone has answers too, and is none of the comments.
    let id = comment.description
    if collapsed.remove(id) == nil { collapsed.insert(id) }
    publish()
  }

  /// Shows a comment that a filter or a mute keeps behind a placeholder.
  public func reveal(_ comment: ListItemID) {
    guard self.comment(comment) != nil, revealed.insert(comment.description).inserted else {
      return
    }
    rebuild()
  }

  // MARK: Elsewhere

  /// Opens the photos of the moment at one of them.
  public func openPhoto(at index: Int) {
    if let root { open(root, photo: index) }
  }

  /// Opens the photos of a comment at one of them.
  public func openPhoto(at index: Int, of comment: ListItemID) {
    if let comment = self.comment(comment) { open(comment, photo: index) }
  }

  private func open(_ comment: ThreadComment, photo index: Int) {
    guard comment.photos.indices.contains(index) else { return }
    let id = comment.moment.postID
    track("open-photo", id)
    onRoute?(.photos(comment.photos, index: index, moment: ListItemID(id)))
  }

  /// Opens the moment that this one answers.
  public func openParent() {
    guard let parent else { return }
    track("open-moment", parent.postID)
    onRoute?(.moment(ListItemID(parent.postID)))
  }

  /// Follows a link, a mention or a hashtag.
  public func open(_ target: RichText.Kind) {
    switch target {
    case .link(let url): onRoute?(.link(url))
    case .mention(let handle, let url): onRoute?(.mention(handle: handle, url: url))
    case .hashtag(let name): onRoute?(.hashtag(name))
    case .strong, .emphasis, .code, .strikethrough, .quote: return
    }
    track("open-link", postID)
  }

  /// Opens the profile of a person.
  public func openProfile(_ person: PersonReference) {
    onRoute?(.profile(person))
  }
}
