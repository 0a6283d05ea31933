public import MomentsContracts
import SocialModel

// MARK: - Where the person at the head leads

extension LiveTimelineViewModel {
  /// Follows a link, a mention or a hashtag of what the person at the head says of themselves.
  public func openFromProfile(_ target: RichText.Kind) {
    if let person = head.row?.person { follow(target, from: person.id) }
  }

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
}
