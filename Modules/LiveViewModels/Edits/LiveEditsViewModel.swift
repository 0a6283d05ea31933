public import ListModel
public import MomentsContracts
import MomentsLanguage
public import MomentsValues
public import SocialModel

/// The edit history of a moment, over a provider: loaded each time the screen opens, and again when
/// the moment is edited.
///
/// The reader's own edits that are not sent yet are known here. If the source cannot be reached,
/// they are the first page, and the others are the second page, which can be retried.
@MainActor
public final class LiveEditsViewModel: LiveListScreen<MomentVersionRow, EditsCursor>, EditsViewModel
{
  private let postID: String
  private let pages: EditPages
  private lazy var reads = ChangeReads { [weak self] _ in await self?.readAgain() }

  /// Makes the view model of one screen; nothing is read yet.
  ///
  /// - Parameters:
  ///   - moment: The identity of the post.
  ///   - provider: Returns the edit history.
  ///   - context: The surroundings of the screen.
  public init(
    of moment: ListItemID,
    provider: any EditHistoryProvider,
    in context: ScreenContext
  ) {
    let strings = context.strings
    let failures = context.failures
    let pages = EditPages(
      postID: moment.description,
      provider: provider,
      time: context.time,
      strings: strings
    )
    postID = moment.description
    self.pages = pages
    super.init(
      named: "edits",
      in: context,
      texts: ListTexts(
        empty: ListEmptyMessage(title: strings.emptyEditsTitle, message: strings.emptyEditsMessage),
        failure: {
          ListFailure(
            title: strings.editsFailedTitle,
            message: failures.editsMessage($0),
            retryTitle: strings.retry
          )
        },
        reloadFailure: { "\(strings.editsFailedTitle). \(failures.editsMessage($0))" }
      ),
      sections: { [ListSection(id: "versions", rows: $0)] },
      source: { try await pages.page(at: $0) }
    )
    reads.follow(context.changes) { [postID] reads, change in
      if change.posts.contains(postID) { reads.read(ChangedContent(posts: [postID])) }
    }
  }

  /// Loads the versions again only if the moment was edited: a like changes nothing here.
  private func readAgain() async {
    if await pages.isOutdated() { await reload() }
  }

  /// Opens what is behind the content warning of a version or closes it again.
  public func toggleWarning(_ version: ListItemID) {
    let isOpen = pages.toggleWarning(version)
    update(version) { row in
      guard let warning = row.contentWarning else { return }
      row.contentWarning = MomentRow.ContentWarning(
        text: warning.text,
        covers: warning.covers,
        isRevealed: isOpen,
        strings: strings
      )
    }
  }

  /// Opens the photos of a version at one of them.
  public func openPhoto(at index: Int, of version: ListItemID) {
    guard let photos = rows.first(where: { $0.id == version })?.photos,
      photos.indices.contains(index)
    else { return }
    track("open-photo")
    onRoute?(.photos(photos, at: index, of: version, post: ListItemID(postID)))
  }

  /// Follows a link, a mention or a hashtag.
  public func open(_ target: RichText.Style) {
    guard let route = target.route else { return }
    track("open-link")
    onRoute?(route)
  }

  /// Opens the profile of the author.
  public func openProfile(_ person: PersonReference) { onRoute?(.profile(person)) }

  private func track(_ action: String) {
    track(action, postID)
  }
}
