import MomentsContracts
import MomentsLanguage
import MomentsValues
import SocialModel

/// The person at the head of a timeline, and the reader's relationship with them, as providers last
/// returned it.
@MainActor
final class ProfileHead {
  /// The row; nil where the timeline has no head.
  var row: UserProfileRow? {
    guard var row = person else { return nil }
    row.follow = button
    row.editTitle = isReader && changesProfile ? writer.strings.editProfile : nil
    row.note = relationship?.note.flatMap { ProfileNote($0, strings: writer.strings) }
    return row
  }

  /// Called when the row changed.
  var onChange: () -> Void = {}

  private let kind: TimelineKind
  private let provider: (any ProfileProvider)?
  private let follows: (any RelationshipProvider)?
  private let writer: MomentRowBuilder
  private let showsPeople: Bool
  private let changesProfile: Bool
  /// Whether the person is the reader on their own profile.
  private var isReader = false
  /// The row without its button.
  private var person: UserProfileRow?
  private var button: FollowButtonState?
  /// The relationship with the person, as it was last read.
  private var relationship: Relationship?

  init(
    kind: TimelineKind,
    provider: (any ProfileProvider)?,
    follows: (any RelationshipProvider)?,
    writer: MomentRowBuilder,
    showsPeople: Bool,
    changesProfile: Bool
  ) {
    self.kind = kind
    self.provider = provider
    self.follows = follows
    self.writer = writer
    self.showsPeople = showsPeople
    self.changesProfile = changesProfile
  }

  // MARK: The person

  /// Loads the person at the head.
  ///
  /// The head is optional for a timeline: a failure is retried with the next first page.
  func load() async -> Result<Account?, any Error> {
    do {
      return .success(try await provider?.profile())
    } catch {
      return .failure(error)
    }
  }

  /// Sets the person.
  ///
  /// A person whom the provider does not know is shown with the name and handle of the link to the
  /// profile.
  func set(_ account: Account?) {
    let before = person?.person.id
    person = account.map {
      // The reader's own timeline shows a short head, so that its moments come soon.
      writer.profileRow($0, showsPeople: showsPeople, showsDetails: kind.person != nil)
    }
    if person == nil, let known = kind.person {
      person = UserProfileRow(person: known, background: nil)
    }
    guard person?.person.id != before else { return }
    isReader = false
    relationship = nil
    button = nil
  }

  /// Reads the person, and shows them if they changed.
  func read() async {
    guard case .success(let account?) = await load() else { return }
    let before = row
    set(account)
    if row != before { onChange() }
  }

  /// Reads a change of people, if it includes the person at the head.
  func read(changed people: Set<String>) {
    guard let id = person?.person.id, people.contains(id) else { return }
    Task { [weak self] in
      await self?.readRelationship()
      await self?.read()
      if self?.relationship == nil { await self?.requestRelationship() }
    }
  }

  // MARK: The relationship

  /// Loads the reader's relationship with the person.
  func requestRelationship() async {
    guard let follows, kind.person != nil, let id = person?.person.id else { return }
    // The button is optional: a failure is retried when the person changes.
    guard let reader = try? await follows.reader() else { return }
    guard reader.id != id else {
      let before = row
      isReader = true
      if row != before { onChange() }
      return
    }
    if relationship == nil { show(FollowButtonState(kind: .loading, strings: writer.strings)) }
    let known = try? await follows.relationships(with: [id])
    take(known?.first { $0.id == id } ?? relationship, of: id)
  }

  /// Reads the stored relationship, including optimistic updates.
  func readRelationship() async {
    guard let follows, relationship != nil, let id = person?.person.id,
      let known = try? await follows.knownRelationship(with: id)
    else { return }
    take(known, of: id)
  }

  private func take(_ known: Relationship?, of id: String) {
    guard person?.person.id == id else { return }
    let before = row
    relationship = known
    button = known.map { FollowButtonState($0, strings: writer.strings) }
    if row != before { onChange() }
  }

  private func show(_ new: FollowButtonState?) {
    guard new != button else { return }
    button = new
    onChange()
  }

  // MARK: Following

  /// A person whom a tap follows or unfollows.
  struct FollowTarget {
    var person: PersonReference
    /// Whether the reader follows them, or requested to.
    var isFollowed: Bool
  }

  /// The person of the button; nil where there is none.
  var followTarget: FollowTarget? {
    guard follows != nil, let relationship, let person = person?.person else { return nil }
    return FollowTarget(person: person, isFollowed: relationship.following != .no)
  }
}
