public import MomentsContracts
import SocialModel

// MARK: - Routes from the head

extension LiveTimelineViewModel {
  /// Follows a link, a mention or a hashtag of the description of the person at the head.
  public func openFromProfile(_ target: RichText.Kind) {
    if let person = head.row?.person { follow(target, from: person.id) }
  }

  /// Opens the sheet to write a note about the person at the head.
  public func editNote() {
    guard let person = head.row?.person else { return }
    track("edit-note", person.id)
    onRoute?(.note(person))
  }

  /// Opens the sheet to edit the reader's own profile.
  public func editProfile() {
    track("edit-profile", scope.screenName)
    onRoute?(.editProfile)
  }

  /// Shows the people behind a count of the person at the head.
  public func openPeople(_ list: FriendsListKind) {
    track("open-\(list.screenName)", scope.screenName)
    onRoute?(.people(list))
  }
}
