import ListModel
import MomentsContracts
import SocialModel

/// The person at the head of a timeline, and what stands between them and the reader, as providers
/// said it last.
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

  /// Called when the row says something else.
  var onChange: () -> Void = {}

  private let scope: TimelineKind
  private let provider: (any ProfileProvider)?
  private let follows: (any FollowProvider)?
  private let writer: MomentRowBuilder
  private let showsPeople: Bool
  private let changesProfile: Bool
  /// Whether the person is the reader, on their own profile.
  private var isReader = false
  /// The row without its button.
  private var person: UserProfileRow?
  private var button: FollowButtonState?
  /// What was read of the relationship with the person.
  private var relationship: Relationship?

  init(
    scope: TimelineKind,
    provider: (any ProfileProvider)?,
    follows: (any FollowProvider)?,
    writer: MomentRowBuilder,
    showsPeople: Bool,
    changesProfile: Bool
  ) {
    self.scope = scope
    self.provider = provider
    self.follows = follows
    self.writer = writer
    self.showsPeople = showsPeople
    self.changesProfile = changesProfile
  }

  // MARK: The person

  /// Asks who stands at the head.
  ///
  /// A timeline can do without: what fails here is tried again with the next first page.
  func load() async -> Result<Account?, any Error> {
    do {
      return .success(try await provider?.profile())
    } catch {
      return .failure(error)
    }
  }

  /// Sets the person.
  ///
  /// One whom the provider does not know shows as whoever led here knows them.
  func set(_ account: Account?) {
    let before = person?.person.id
    person = account.map {
      // Above the reader's own timeline, moments are what they came for.
      writer.profileRow($0, showsPeople: showsPeople, showsDetails: scope.person != nil)
    }
    if person == nil, let known = scope.person {
      person = UserProfileRow(person: known, background: nil)
    }
    guard person?.person.id != before else { return }
    isReader = false
    relationship = nil
    button = nil
  }

  /// Asks for the person, and shows them where they say something else.
  func read() async {
    guard case .success(let account?) = await load() else { return }
    let before = row
    set(account)
    if row != before { onChange() }
  }

  /// Reads what changed about people, if the one at the head is among them.
  func read(changed people: Set<String>) {
    guard let id = person?.person.id, people.contains(id) else { return }
    Task { [weak self] in
      await self?.readRelationship()
      await self?.read()
      if self?.relationship == nil { await self?.askForRelationship() }
    }
  }

  // MARK: The relationship

  /// Asks what stands between the reader and the person.
  func askForRelationship() async {
    guard let follows, scope.person != nil, let id = person?.person.id else { return }
    // A head can do without the button: what fails is asked again when the person changes.
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

  /// Reads the relationship as it is known, with what the reader wants.
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

  /// Who can be followed or not any more by a tap, and whether the reader follows them; nil where
  /// there is no button.
  var followed: (follows: any FollowProvider, person: PersonReference, isFollowed: Bool)? {
    guard let follows, let relationship, let person = person?.person else { return nil }
    return (follows, person, relationship.following != .no)
  }
}
