import ListModel
import MomentsContracts
import MomentsLanguage
import MomentsValues
import SocialModel

/// The people on the wall: their rows, the reader's relationships with them, and which follows are
/// in progress.
@MainActor
final class WallMembers {
  /// The reader's actions in a row.
  struct Events {
    /// They open the person.
    var open: @MainActor (PersonReference) -> Void = { _ in }
    /// They follow or unfollow the person.
    var follow: @MainActor (_ personID: String, _ isOn: Bool) -> Void = { _, _ in }
    /// A follow or unfollow was rejected, and is undone.
    var refuse: @MainActor (any Error, _ isOn: Bool, PersonReference) -> Void = { _, _, _ in }
  }

  private final class Member {
    let row: MemberRow
    let isFollowing: MutableObservable<Following?>
    let isLoading: MutableObservable<Bool>
    /// Whether the relationship was not requested yet.
    var isNew = true

    init(
      row: MemberRow,
      isFollowing: MutableObservable<Following?>,
      isLoading: MutableObservable<Bool>
    ) {
      (self.row, self.isFollowing, self.isLoading) = (row, isFollowing, isLoading)
    }
  }

  var events = Events()

  private let follows: any RelationshipProvider
  private let strings: Strings
  private var members: [String: Member] = [:]
  /// The follows in progress, by the people.
  private let pending: PendingActions

  init(follows: any RelationshipProvider, outbox: (any OutboxProvider)?, strings: Strings) {
    self.follows = follows
    self.strings = strings
    pending = PendingActions(outbox: outbox) { action in
      guard case .follow(_, let accountID) = action else { return nil }
      return accountID
    }
  }

  // MARK: Rows

  /// The row of a person: the existing one, or a new one.
  func row(of account: Account) -> MemberRow {
    if let member = members[account.id] { return member.row }
    let isFollowing = MutableObservable<Following?>(nil)
    let isLoading = MutableObservable(true)
    let person = PersonReference(account)
    let row = MemberRow(
      PersonRow(
        person: person,
        bio: account.note,
        followers: account.followersCount,
        strings: strings
      ),
      isFollowing: isFollowing,
      isLoading: isLoading,
      strings: strings,
      onFollow: { [weak self] in self?.toggle(account.id) },
      onPress: { [weak self] in self?.events.open(person) }
    )
    members[account.id] = Member(row: row, isFollowing: isFollowing, isLoading: isLoading)
    return row
  }

  /// Forgets all other people, except those with a call in progress.
  func removeAll(except ids: Set<String>) {
    members = members.filter { ids.contains($0.key) || pending.isCalling($0.key) }
  }

  // MARK: Relationships

  /// Loads the relationships with new people.
  func requestNew() async {
    let ids = members.filter(\.value.isNew).map(\.key)
    guard !ids.isEmpty else { return }
    for id in ids { members[id]?.isNew = false }
    await readOutbox()
    let known = (try? await follows.relationships(with: ids)) ?? []
    let byID = Dictionary(known.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    for id in ids {
      guard let member = members[id], !pending.isCalling(id) else { continue }
      if let known = byID[id] { member.isFollowing.setIfChanged(known.following) }
      show(member, id)
    }
  }

  /// Reads the stored relationships with some people again.
  func read(_ people: Set<String>) async {
    for id in people where members[id] != nil {
      guard let known = try? await follows.knownRelationship(with: id) else { continue }
      members[id]?.isFollowing.setIfChanged(known.following)
    }
  }

  /// Reads again which follows are being sent.
  func readOutbox() async {
    await pending.read { [weak self] in await self?.showSent($0) }.value
  }

  /// Shows the follows that the outbox began or ended to send.
  private func showSent(_ people: Set<String>) async {
    // The result is shown together with the end of the wait.
    await read(people.filter { !pending.isSending($0) })
    for id in people {
      if let member = members[id] { show(member, id) }
    }
  }

  private func show(_ member: Member, _ id: String) {
    member.isLoading.setIfChanged(member.isNew || pending.contains(id))
  }

  // MARK: Following

  private func toggle(_ id: String) {
    guard let member = members[id], !pending.isCalling(id) else { return }
    let isOn = member.isFollowing.value == .no
    pending.begin(id, isOn: isOn)
    show(member, id)
    events.follow(id, isOn)
    Task { [weak self, follows] in
      let failure = await follows.failure(of: .follow(isOn, accountID: id))
      await self?.finish(id, isOn, failure)
    }
  }

  private func finish(_ id: String, _ isOn: Bool, _ failure: (any Error)?) async {
    // The follow may be in the outbox now, or out of it again.
    await readOutbox()
    let known = try? await follows.knownRelationship(with: id)
    pending.end(id)
    guard let member = members[id] else { return }
    if let known { member.isFollowing.setIfChanged(known.following) }
    if let error = failure, !(error is CancellationError) {
      events.refuse(error, isOn, member.row.person)
    }
    show(member, id)
  }
}
