import ListModel
import MomentsContracts
import SocialModel

extension LiveTimelineViewModel {
  /// The button in the head of the timeline.
  var followButton: FollowButtonState? {
    guard !follow.isHidden, follow.personID == profileRow?.person.id else { return nil }
    let strings = writer.strings
    guard let known = follow.confirmed else {
      return FollowButtonState(kind: .loading, strings: strings)
    }
    let kind: FollowButtonState.Kind =
      switch (follow.wanted, known.following) {
      case (false, _), (nil, .no): .follow
      case (_, .requested): .requested
      case (true, _), (nil, .yes): .following
      }
    return FollowButtonState(kind: kind, followsReader: known.followsReader, strings: strings)
  }

  /// Asks what stands between the reader and the person at the head; again where the person changed.
  func askForRelationship() {
    guard let follows = actions.follows, case .profile = scope, let person = profileRow?.person
    else { return }
    if follow.personID != person.id { follow = FollowState(personID: person.id) }
    guard follow.underWay == 0 else { return }
    Task {
      // A head can do without the button: what fails is asked again when the person changes.
      guard let reader = try? await follows.reader(), reader.id != person.id else { return }
      if follow.confirmed == nil, follow.isHidden {
        follow.isHidden = false
        publish()
      }
      let known = try? await follows.relationships(with: [person.id])
      guard follow.personID == person.id, follow.underWay == 0 else { return }
      follow.confirmed = known?.first { $0.id == person.id } ?? follow.confirmed
      follow.isHidden = follow.confirmed == nil
      publish()
    }
  }

  /// Follows the person at the head or ends that: at once, and undone with a message if the provider refuses.
  @discardableResult
  public func toggleFollow() -> Task<Void, Never> {
    guard let follows = actions.follows, let known = follow.confirmed, !follow.isHidden,
      let person = profileRow?.person
    else { return Task {} }
    let wanted = !(follow.wanted ?? (known.following != .no))
    follow.wanted = wanted
    follow.underWay += 1
    track(wanted ? "follow" : "unfollow", person.id)
    publish()
    return Task {
      let answer: Result<Relationship, any Error>
      do {
        answer = .success(try await follows.setFollowing(wanted, accountID: person.id))
      } catch {
        answer = .failure(error)
      }
      follow.underWay -= 1
      if case .success(let relationship) = answer { follow.confirmed = relationship }
      if follow.underWay == 0 { follow.wanted = nil }
      publish()
      if case .failure(let error) = answer {
        tell(failures.follow(error, wanted: wanted, name: person.name), .failure)
      }
    }
  }
}
